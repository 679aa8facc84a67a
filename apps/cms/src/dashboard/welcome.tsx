import type { ServerProps } from "payload";

type WelcomeProps = Pick<ServerProps, "payload" | "user"> & { siteUrl: string };

export async function Welcome({ payload, user, siteUrl }: WelcomeProps) {
  if (!user) return null;
  const [{ totalDocs: waiting }, { totalDocs: undelivered }] = await Promise.all([
    payload.count({ collection: "submissions", where: { status: { equals: "new" } } }),
    payload.count({ collection: "purges", where: { toldAt: { exists: false } } }),
  ]);
  const role = user.collection === "users" ? user.role : undefined;
  return (
    <section className="dashboard-part" aria-labelledby="welcome">
      <h1 id="welcome">
        Welcome{user.collection === "users" && user.name ? `, ${user.name}` : ""}
      </h1>
      {role !== "author" && (
        <p>
          <a href="/admin/collections/submissions?where[or][0][and][0][status][equals]=new">
            {waiting === 0
              ? "No new submissions"
              : waiting === 1
                ? "1 new submission"
                : `${waiting} new submissions`}
          </a>{" "}
          in the inbox.
        </p>
      )}
      {role === "author" && <AuthorsWelcome siteUrl={siteUrl} />}
      {role !== "recruiter" && role !== "author" && (
        <>
          {undelivered > 0 && (
            <p>
              The site is unreachable and has not received{" "}
              {undelivered === 1 ? "one change" : `${undelivered} changes`} yet. They are sent as
              soon as it responds.
            </p>
          )}
          <p>
            Visitors see your changes after <strong>Publish changes</strong>, usually within a
            second:{" "}
            <a href={siteUrl} target="_blank" rel="noopener noreferrer">
              open the site
            </a>
            .
          </p>
        </>
      )}
    </section>
  );
}

const AuthorsWelcome = ({ siteUrl }: { siteUrl: string }) => (
  <p>
    You write drafts, which only you and the editors see. <strong>Send for review</strong>, above
    the form, passes one to the editors, who publish it or send it back:{" "}
    <a href={siteUrl} target="_blank" rel="noopener noreferrer">
      open the site
    </a>
    .
  </p>
);
