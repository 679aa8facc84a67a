import type { ServerProps, Where } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { isSentBack } from "#publishing/review/latest.ts";
import { recentWork, type Work } from "#publishing/editing/recent-work.ts";

const SHOWN = 6;

/** Their drafts, to editors and authors; to editors the latest saves by anyone, too. */
export async function Recent({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  const own: Where[] = [
    { "version.lastSavedBy": { equals: user.email } },
    { "version.review.writer": { equals: user.id } },
  ];
  const where: Where = {
    and: [
      { "version._status": { equals: "draft" } },
      user.role === "author" ? (own[1] ?? {}) : { or: own },
    ],
  };
  const [drafts, changes] = await Promise.all([
    recentWork(payload, { where, limit: SHOWN }),
    user.role === "author" ? null : recentWork(payload, { limit: SHOWN }),
  ]);
  return (
    <>
      <section className="dashboard-part" aria-labelledby="my-drafts">
        <h2 id="my-drafts">My drafts</h2>
        <List works={drafts} empty="You have no unpublished drafts." />
      </section>
      {changes && (
        <section className="dashboard-part" aria-labelledby="changed-last">
          <h2 id="changed-last">Last changes</h2>
          <List works={changes} empty="No changes yet." withAuthor />
        </section>
      )}
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
      {works.map(({ kind, title, address, at, by, isPublished, review }) => (
        <li key={address}>
          {kind} <a href={address}>{title}</a>{" "}
          <small>
            {withAuthor && `${isPublished ? "published" : "draft"} by ${by}, `}
            {!withAuthor && review.asked && "for review, "}
            {!withAuthor && isSentBack(review) && `sent back by ${review.by}, `}
            <LocalTime at={at} />
          </small>
          {!withAuthor && isSentBack(review) && review.answer && <q>{review.answer}</q>}
        </li>
      ))}
    </ul>
  );
