import type { ServerProps } from "payload";
import { kindWord } from "#inbox/kinds.ts";
import { AgoTime } from "#admin-ui/lists/ago-time.tsx";
import { listOf } from "#inbox/list-address.ts";
import { statusWord } from "#inbox/stage.ts";
import { WAITING } from "#inbox/statuses.ts";
import { withinSentence } from "#admin-ui/words/formats.ts";
import { adminWords } from "#admin-ui/words/words.ts";

const SHOWN = 6;
const INBOX = "/admin/collections/submissions";

/** The latest submissions, and how many are assigned to this person. */
export async function NewestMessages({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (user?.collection !== "users") return null;
  const [{ docs }, { totalDocs: mine }] = await Promise.all([
    payload.find({
      collection: "submissions",
      sort: "-receivedAt",
      limit: SHOWN,
      pagination: false,
      depth: 0,
      select: { sender: true, kind: true, subject: true, status: true, receivedAt: true },
    }),
    payload.count({
      collection: "submissions",
      where: { assignee: { equals: user.id }, status: { in: [...WAITING] } },
    }),
  ]);
  return (
    <section className="dashboard-part" aria-labelledby="newest-messages">
      <h2 id="newest-messages">{t("Newest messages")}</h2>
      {docs.length === 0 ? (
        <p>{t("No messages yet. Messages from the site’s forms are listed here.")}</p>
      ) : (
        <ul className="newest">
          {docs.map(({ id, sender, kind, subject, status, receivedAt }) => (
            <li key={id}>
              <a href={`${INBOX}/${id}`}>
                <bdi>{sender || t("An unnamed sender")}</bdi>
              </a>{" "}
              <span>
                {t(kindWord(kind))}, {withinSentence(t(statusWord(status)), t.locale)}
              </span>
              {subject && (
                <q>
                  <bdi>{subject}</bdi>
                </q>
              )}
              {receivedAt && <AgoTime at={Date.parse(receivedAt)} now={Date.now()} />}
            </li>
          ))}
        </ul>
      )}
      {mine > 0 && (
        <p>
          <a href={listOf({ assignee: String(user.id) })}>
            {t.count(mine, "One is assigned to you", "{n} are assigned to you")}
          </a>
        </p>
      )}
    </section>
  );
}
