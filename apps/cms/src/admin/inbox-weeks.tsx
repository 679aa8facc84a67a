import type { ServerProps } from "payload";
import { countWeeks, type Week } from "#inbox/weeks.ts";

const KINDS = [
  { kind: "contact", label: "Contact messages", colour: "#3b82c4" },
  { kind: "resume", label: "Applications", colour: "#3a9d6e" },
  { kind: "price-request", label: "Price requests", colour: "#c98a1b" },
  { kind: "survey", label: "Surveys", colour: "#8b6fc0" },
] as const;

const CELL = { padding: "0.2rem 0.9rem 0.2rem 0", textAlign: "start", fontWeight: "normal", whiteSpace: "nowrap" } as const;

/** On the dashboard: what came in each of the last eight weeks, as a table whose cells are bars. */
export async function InboxWeeks({ payload, user }: ServerProps) {
  if (!user || !payload) return null;
  const weeks = await countWeeks(payload);
  const most = Math.max(1, ...weeks.flatMap(({ counts }) => Object.values(counts)));
  return (
    <section aria-label="Submissions by week" style={{ marginBottom: "2rem" }}>
      <h3 style={{ marginBottom: "0.75rem" }}>Submissions by week</h3>
      <table style={{ borderCollapse: "collapse" }}>
        <thead>
          <tr>
            <th scope="col" style={CELL}>
              Week of
            </th>
            {KINDS.map(({ kind, label }) => (
              <th key={kind} scope="col" style={CELL}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <Row key={week.from} week={week} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ week, most }: { week: Week; most: number }) {
  return (
    <tr>
      <th scope="row" style={CELL}>
        {week.from}
      </th>
      {KINDS.map(({ kind, colour }) => (
        <td key={kind} style={{ ...CELL, minWidth: "9rem" }}>
          <span aria-hidden="true" style={{ display: "inline-block", verticalAlign: "middle", height: "0.8rem", width: `${(week.counts[kind] / most) * 6}rem`, background: colour, marginInlineEnd: "0.4rem" }} />
          {week.counts[kind]}
        </td>
      ))}
    </tr>
  );
}
