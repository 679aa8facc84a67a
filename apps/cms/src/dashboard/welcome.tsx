import { Button } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { isAuthorsRole } from "#accounts/access/roles.ts";
import type { User } from "#payload-types.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { DEEDS } from "#dashboard/deeds.ts";

type WelcomeProps = Pick<ServerProps, "payload" | "user" | "i18n"> & { siteUrl: string };

export async function Welcome({ payload, user, i18n, siteUrl }: WelcomeProps) {
  const t = adminWords(i18n);
  if (user?.collection !== "users") return null;
  const { name, role } = user;
  const { totalDocs: unsent } =
    isAuthorsRole(role) || role === "recruiter"
      ? { totalDocs: 0 }
      : await payload.count({ collection: "purges", where: { toldAt: { exists: false } } });
  return (
    <section className="welcome" aria-labelledby="welcome">
      <div>
        <h1 id="welcome">{name ? t("Welcome, {name}", { name }) : t("Welcome")}</h1>
        <Note role={role} unsent={unsent} t={t} />
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
            {t(label)}
          </Button>
        ))}
        <Button el="anchor" url={siteUrl} newTab buttonStyle="secondary" margin={false}>
          {t("Open the site")}
        </Button>
      </div>
    </section>
  );
}

function Note({ role, unsent, t }: { role: User["role"]; unsent: number; t: Words }) {
  if (role === "recruiter") return null;
  if (role === "translator")
    return (
      <p>
        {t.parts(
          "You translate into the languages below. What you write is a draft: {deed}, above the form, passes it to the editors, who publish it or send it back.",
          { deed: <strong>{t("Send for review")}</strong> },
        )}
      </p>
    );
  if (role === "author")
    return (
      <p>
        {t.parts(
          "You write drafts, which only you and the editors see. {deed}, above the form, passes one to the editors, who publish it or send it back.",
          { deed: <strong>{t("Send for review")}</strong> },
        )}
      </p>
    );
  if (unsent > 0)
    return (
      <p>
        {t.count(
          unsent,
          "The site is unreachable and has not received one change yet. They are sent as soon as it responds.",
          "The site is unreachable and has not received {n} changes yet. They are sent as soon as it responds.",
        )}
      </p>
    );
  return (
    <p>
      {t.parts("Visitors see your changes after {deed}, usually within a second.", {
        deed: <strong>{t("Publish changes")}</strong>,
      })}
    </p>
  );
}
