import type { ServerProps } from "payload";
import { appointments } from "#schedule/upcoming.ts";
import { keyOf, nameOf } from "#schedule/keys.ts";
import { scheduleProblems } from "#schedule/wake.ts";

const SHOWN = 10;
const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** On the dashboard: what is published or taken off the site by itself, and what could not be. */
export async function ComingUp({ payload, user }: ServerProps) {
  if (!user || (user.collection === "users" && user.role === "recruiter")) return null;
  const all = await appointments(payload);
  if (all.length === 0) return null;
  const problems = scheduleProblems(payload);
  return (
    <section style={{ marginBottom: "2rem" }} aria-label="Coming up">
      <h3 style={{ marginBottom: "0.5rem" }}>Coming up</h3>
      <ul style={{ margin: 0, paddingInlineStart: "1.25rem" }}>
        {all.slice(0, SHOWN).map((appointment) => {
          const { place, action, at } = appointment;
          const problem = problems.get(keyOf(appointment));
          return (
            <li key={keyOf(appointment)}>
              <a href={"global" in place ? `/admin/globals/${place.global}` : `/admin/collections/${place.collection}/${place.id}`}>{nameOf(place)}</a> {action === "publish" ? "goes public" : "is taken off the site"} on {when.format(at)} UTC
              {problem && <strong>. This could not be done: {problem}</strong>}
            </li>
          );
        })}
      </ul>
      {all.length > SHOWN && <p>and {all.length - SHOWN} more</p>}
    </section>
  );
}
