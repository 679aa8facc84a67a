import type { ServerProps } from "payload";
import { kindWord } from "#inbox/kinds.ts";
import { AgoTime } from "#admin-ui/lists/ago-time.tsx";
import { listOf } from "#inbox/list-address.ts";
import { statusWord } from "#inbox/stage.ts";
import { WAITING } from "#inbox/statuses.ts";

const SHOWN = 6;
const INBOX = "/admin/collections/submissions";

/** The latest submissions, and how many are assigned to this person. */
export async function NewestMessages({ payload, user }: Pick<ServerProps, "payload" | "user">) {
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
      <h2 id="newest-messages">Newest messages</h2>
      {docs.length === 0 ? (
        <p>No messages yet. Messages from the site’s forms are listed here.</p>
      ) : (
        <ul className="newest">
          {docs.map(({ id, sender, kind, subject, status, receivedAt }) => (
            <li key={id}>
              <a href={`${INBOX}/${id}`}>
                <bdi>{sender || "An unnamed sender"}</bdi>
              </a>{" "}
              <span>
                {kindWord(kind)}, {statusWord(status).toLowerCase()}
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
            {mine === 1 ? "One is" : `${mine} are`} assigned to you
          </a>
        </p>
      )}
    </section>
  );
}
