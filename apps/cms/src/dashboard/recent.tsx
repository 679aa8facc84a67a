import type { ServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { recentWork, type Work } from "#publishing/editing/recent-work.ts";

const SHOWN = 6;

/** Shows editors their drafts, and the latest saves by anyone. */
export async function Recent({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  const [drafts, changes] = await Promise.all([
    recentWork(payload, { draftsOf: user.email, limit: SHOWN }),
    recentWork(payload, { limit: SHOWN }),
  ]);
  return (
    <>
      <section className="dashboard-part" aria-labelledby="my-drafts">
        <h2 id="my-drafts">My drafts</h2>
        <List works={drafts} empty="You have no unpublished drafts." />
      </section>
      <section className="dashboard-part" aria-labelledby="changed-last">
        <h2 id="changed-last">Last changes</h2>
        <List works={changes} empty="No changes yet." withAuthor />
      </section>
    </>
  );
}

interface ListProps {
  works: Work[];
  empty: string;
  withAuthor?: boolean;
}

const List = ({ works, empty, withAuthor = false }: ListProps) =>
  works.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <ul>
      {works.map(({ kind, title, address, at, by, isPublished }) => (
        <li key={address}>
          {kind} <a href={address}>{title}</a>{" "}
          <small>
            {withAuthor && `${isPublished ? "published" : "draft"} by ${by}, `}
            <LocalTime at={at} />
          </small>
        </li>
      ))}
    </ul>
  );
