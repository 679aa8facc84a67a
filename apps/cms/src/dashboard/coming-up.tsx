import type { ServerProps } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { inWords } from "#publishing/schedule/in-words.ts";
import { keyOf } from "#publishing/schedule/keys.ts";
import { appointments } from "#publishing/schedule/upcoming.ts";
import { scheduleProblems } from "#publishing/schedule/shared-scheduler.ts";

const SHOWN = 10;

export async function ComingUp({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (!user || (user.collection === "users" && user.role === "recruiter")) return null;
  const all = await appointments(payload);
  if (all.length === 0) return null;
  const problems = scheduleProblems(payload);
  const shown = await Promise.all(
    all.slice(0, SHOWN).map(async (appointment) => ({
      ...appointment,
      ...(await inWords(payload, appointment.place)),
      key: keyOf(appointment),
    })),
  );
  return (
    <section className="dashboard-part" aria-labelledby="coming-up">
      <h2 id="coming-up">Scheduled</h2>
      <ul>
        {shown.map(({ key, kind, title, address, action, at }) => (
          <li key={key}>
            {kind} <a href={address}>{title}</a>{" "}
            {action === "publish" ? "is published" : "is taken off the site"} on{" "}
            <LocalTime at={at} />
            {problems.has(key) && <strong>. This could not be done: {problems.get(key)}</strong>}
          </li>
        ))}
      </ul>
      {all.length > SHOWN && <p>and {all.length - SHOWN} more</p>}
    </section>
  );
}
