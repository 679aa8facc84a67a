import { Button } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { isAuthorsRole } from "#accounts/access/roles.ts";
import type { User } from "#payload-types.ts";

type WelcomeProps = Pick<ServerProps, "payload" | "user"> & { siteUrl: string };

/** The most frequent deeds of a role; the first one is the page's primary action. */
const DEEDS: Record<User["role"], { label: string; address: string }[]> = {
  admin: [
    { label: "New post", address: "/admin/collections/blog-posts/create" },
    { label: "New vacancy", address: "/admin/collections/vacancies/create" },
  ],
  editor: [
    { label: "New post", address: "/admin/collections/blog-posts/create" },
    { label: "New vacancy", address: "/admin/collections/vacancies/create" },
  ],
  author: [{ label: "New post", address: "/admin/collections/blog-posts/create" }],
  translator: [{ label: "What is left", address: "/admin/collections/translations" }],
  recruiter: [{ label: "Applications by vacancy", address: "/admin/applications" }],
};

export async function Welcome({ payload, user, siteUrl }: WelcomeProps) {
  if (user?.collection !== "users") return null;
  const { name, role } = user;
  const { totalDocs: unsent } =
    isAuthorsRole(role) || role === "recruiter"
      ? { totalDocs: 0 }
      : await payload.count({ collection: "purges", where: { toldAt: { exists: false } } });
  return (
    <section className="welcome" aria-labelledby="welcome">
      <div>
        <h1 id="welcome">Welcome{name ? `, ${name}` : ""}</h1>
        <Note role={role} unsent={unsent} />
      </div>
      <div className="welcome__deeds">
        {DEEDS[role].map(({ label, address }, nth) => (
          <Button
            key={address}
            el="link"
            to={address}
            buttonStyle={nth === 0 ? "primary" : "secondary"}
            margin={false}
          >
            {label}
          </Button>
        ))}
        <Button el="anchor" url={siteUrl} newTab buttonStyle="secondary" margin={false}>
          Open the site
        </Button>
      </div>
    </section>
  );
}

function Note({ role, unsent }: { role: User["role"]; unsent: number }) {
  if (role === "recruiter") return null;
  if (role === "translator")
    return (
      <p>
        You translate into the languages below. What you write is a draft:{" "}
        <strong>Send for review</strong>, above the form, passes it to the editors, who publish it
        or send it back.
      </p>
    );
  if (role === "author")
    return (
      <p>
        You write drafts, which only you and the editors see. <strong>Send for review</strong>,
        above the form, passes one to the editors, who publish it or send it back.
      </p>
    );
  if (unsent > 0)
    return (
      <p>
        The site is unreachable and has not received{" "}
        {unsent === 1 ? "one change" : `${unsent} changes`} yet. They are sent as soon as it
        responds.
      </p>
    );
  return (
    <p>
      Visitors see your changes after <strong>Publish changes</strong>, usually within a second.
    </p>
  );
}
