import type { ServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { namedIn } from "#records/kind-name.ts";
import { inWords } from "#publishing/schedule/in-words.ts";
import { keyOf } from "#publishing/schedule/keys.ts";
import { appointments } from "#publishing/schedule/upcoming.ts";
import { scheduleProblems } from "#publishing/schedule/shared-scheduler.ts";
import { adminWords } from "#admin-ui/words/words.ts";

const SHOWN = 10;

export async function ComingUp({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (!user || (user.collection === "users" && user.role === "recruiter")) return null;
  const all = await appointments(payload);
  if (all.length === 0) return null;
  const problems = scheduleProblems(payload);
  const shown = await Promise.all(
    all.slice(0, SHOWN).map(async (appointment) => {
      const named = namedIn(t, await inWords(payload, appointment.place));
      return { ...appointment, ...named, key: keyOf(appointment) };
    }),
  );
  return (
    <section className="dashboard-part" aria-labelledby="coming-up">
      <h2 id="coming-up">{t("Scheduled")}</h2>
      <ul>
        {shown.map(({ key, kind, title, address, action, at }) => (
          <li key={key}>
            {t.parts(
              action === "publish"
                ? "{kind} {title} is published on {when}"
                : "{kind} {title} is taken off the site on {when}",
              {
                kind,
                title: <a href={address}>{title}</a>,
                when: <LocalTime at={at} />,
              },
            )}
            {problems.has(key) && (
              <strong>
                . {t("This could not be done:")} {t(problems.get(key) ?? "")}
              </strong>
            )}
          </li>
        ))}
      </ul>
      {all.length > SHOWN && <p>{t("and {rest} more", { rest: all.length - SHOWN })}</p>}
    </section>
  );
}
