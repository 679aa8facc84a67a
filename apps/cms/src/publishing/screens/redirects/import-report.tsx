import type { RowReport } from "#publishing/redirects/table/plan.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

const WORDS: Record<RowReport["outcome"], string> = {
  refused: "Refused",
  made: "Added",
  changed: "Changed",
  unchanged: "Unchanged",
};
const OUTCOMES: RowReport["outcome"][] = ["refused", "made", "changed", "unchanged"];

/** By line, refused ones first. */
export function ImportReport({ report }: { report: RowReport[] }) {
  const t = useWords();
  const by = Map.groupBy(report, ({ outcome }) => outcome);
  const counts = OUTCOMES.flatMap((outcome) =>
    by.has(outcome) ? [`${t(WORDS[outcome])}: ${by.get(outcome)?.length}`] : [],
  );
  return (
    <>
      <p>{counts.join(" · ")}</p>
      <table className="redirect-tables-report">
        <thead>
          <tr>
            <th scope="col">{t("Line")}</th>
            <th scope="col">{t("Old address")}</th>
            <th scope="col">{t("New address")}</th>
            <th scope="col">{t("Result")}</th>
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
                  {t(WORDS[outcome])}
                  {why && `: ${t(why)}`}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  );
}
