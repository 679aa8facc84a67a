import type { RowReport } from "#publishing/redirects/table/plan.ts";

const WORDS: Record<RowReport["outcome"], string> = {
  refused: "Refused",
  made: "Added",
  changed: "Changed",
  unchanged: "Unchanged",
};
const OUTCOMES: RowReport["outcome"][] = ["refused", "made", "changed", "unchanged"];

/** By line, refused ones first. */
export function ImportReport({ report }: { report: RowReport[] }) {
  const by = Map.groupBy(report, ({ outcome }) => outcome);
  const counts = OUTCOMES.flatMap((outcome) =>
    by.has(outcome) ? [`${WORDS[outcome]}: ${by.get(outcome)?.length}`] : [],
  );
  return (
    <>
      <p>{counts.join(" · ")}</p>
      <table className="redirect-tables-report">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Old address</th>
            <th scope="col">New address</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {OUTCOMES.flatMap((outcome) => by.get(outcome) ?? []).map(
            ({ line, from, to, outcome, why }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{from}</td>
                <td>{to}</td>
                <td>
                  {WORDS[outcome]}
                  {why && `: ${why}`}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  );
}
