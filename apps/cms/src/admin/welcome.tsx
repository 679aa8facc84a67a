import type { ServerProps } from "payload";

type WelcomeProps = ServerProps & { siteUrl: string };

const LINE = { margin: "0 0 0.5rem" };

/** Above the dashboard: what is waiting, and where an editor finds what. */
export async function Welcome({ payload, user, siteUrl }: WelcomeProps) {
  if (!user) return null;
  const [{ totalDocs: waiting }, { totalDocs: untold }] = await Promise.all([
    payload.count({ collection: "submissions", where: { status: { equals: "new" } } }),
    payload.count({ collection: "purges", where: { toldAt: { exists: false } } }),
  ]);
  const isRecruiter = user.collection === "users" && user.role === "recruiter";
  return (
    <section style={{ marginBottom: "2rem" }} aria-label="Welcome">
      <h2 style={{ marginBottom: "0.75rem" }}>Welcome{user.collection === "users" && user.name ? `, ${user.name}` : ""}</h2>
      <p style={LINE}>
        <a href="/admin/collections/submissions?where[or][0][and][0][status][equals]=new">{waiting === 0 ? "No new submissions" : waiting === 1 ? "1 new submission" : `${waiting} new submissions`}</a> in the inbox.
      </p>
      {!isRecruiter && (
        <>
          <p style={LINE}>
            <strong>Pages</strong> holds the home page and its like; what the company does, whom it looks for and what it writes is under <strong>What we offer</strong>, <strong>Jobs</strong> and <strong>Reading</strong>. Save a draft as often as you like: visitors see it after <strong>Publish changes</strong>, usually within a second.
          </p>
          <p style={LINE}>
            <a href={siteUrl} target="_blank" rel="noopener noreferrer">
              Open the site
            </a>
          </p>
          {untold > 0 && <p style={LINE}>The site has not yet heard of {untold === 1 ? "one change" : `${untold} changes`}: it does not answer. It is told as soon as it does.</p>}
        </>
      )}
    </section>
  );
}
