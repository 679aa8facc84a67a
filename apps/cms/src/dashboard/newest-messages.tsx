import type { ServerProps } from "payload";
import { aboutOf, type About } from "#inbox/about.ts";
import { AgoTime } from "#admin-ui/lists/ago-time.tsx";
import { listOf } from "#inbox/list-address.ts";
import { statusWord } from "#inbox/stage.ts";
import { WAITING } from "#inbox/statuses.ts";
import { withinSentence } from "#admin-ui/words/formats.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import type { Submission } from "#payload-types.ts";

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
      select: {
        sender: true,
        kind: true,
        vacancy: true,
        subject: true,
        message: true,
        fields: true,
        status: true,
        receivedAt: true,
      },
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
          {docs.map((one) => (
            <NewestMessage key={one.id} {...one} about={aboutOf(one)} now={Date.now()} t={t} />
          ))}
        </ul>
      )}
      {mine > 0 && (
        <p>
          <a href={listOf({ assignee: String(user.id), status: { in: WAITING } })}>
            {t.count(mine, "One is assigned to you", "{n} are assigned to you")}
          </a>
        </p>
      )}
    </section>
  );
}

type Listed = Pick<Submission, "id" | "sender" | "status" | "receivedAt">;

function NewestMessage({
  id,
  sender,
  status,
  receivedAt,
  about: { kind, what, words },
  now,
  t,
}: Listed & { about: About; now: number; t: Words }) {
  const quoted = what || words;
  return (
    <li>
      <a href={`${INBOX}/${id}`}>
        <bdi>{sender || t("An unnamed sender")}</bdi>
      </a>{" "}
      <span>
        {t(kind)}, {withinSentence(t(statusWord(status)), t.locale)}
      </span>
      {quoted && (
        <q>
          <bdi>{quoted}</bdi>
        </q>
      )}
      {receivedAt && <AgoTime at={Date.parse(receivedAt)} now={now} />}
    </li>
  );
}
