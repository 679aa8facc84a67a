import type { ServerProps } from "payload";
import { countWeeks, type Week } from "#inbox/weeks.ts";

const KINDS = [
  { kind: "contact", label: "Contact messages", colour: "#3b82c4" },
  { kind: "resume", label: "Applications", colour: "#3a9d6e" },
  { kind: "price-request", label: "Price requests", colour: "#c98a1b" },
  { kind: "survey", label: "Surveys", colour: "#8b6fc0" },
] as const;
type Kind = (typeof KINDS)[number];

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/**
 * On the dashboard: what came in each of the last eight weeks, of the kinds that came, as a table
 * whose cells are bars.
 */
export async function InboxWeeks({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (!user || !payload) return null;
  const weeks = await countWeeks(payload);
  const kinds = KINDS.filter(({ kind }) => weeks.some(({ counts }) => counts[kind] > 0));
  return (
    <section className="dashboard-part" aria-labelledby="weeks">
      <h2 id="weeks">Submissions by week</h2>
      {kinds.length === 0 ? (
        <p>
          Nothing has come in the last {weeks.length} weeks. What visitors send with the site’s
          forms will be counted here.
        </p>
      ) : (
        <Weeks weeks={weeks} kinds={kinds} />
      )}
    </section>
  );
}

function Weeks({ weeks, kinds }: { weeks: Week[]; kinds: Kind[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ counts }) => Object.values(counts)));
  return (
    <table className="dashboard-weeks">
      <thead>
        <tr>
          {["Week of", ...kinds.map(({ label }) => label)].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ from, counts }) => (
          <tr key={from}>
            <th scope="row">{day.format(new Date(from))}</th>
            {kinds.map(({ kind, colour }) => (
              <td key={kind}>
                {counts[kind]}
                <span
                  aria-hidden="true"
                  style={{ inlineSize: `${(100 * counts[kind]) / most}%`, background: colour }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
