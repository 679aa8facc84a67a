import type { VisitReport } from "#visits/ask-visits.ts";
import { formName } from "#visits/form-names.ts";

const CELL = {
  padding: "0.25rem 1rem 0.25rem 0",
  textAlign: "left",
  fontVariantNumeric: "tabular-nums",
  verticalAlign: "top",
} as const;
const STEPS = ["opened", "started", "sent"] as const;

/** How many views of a page saw each form, began to fill it in, and sent it. */
export function Funnels({ forms }: Pick<VisitReport, "forms">) {
  return (
    <table style={{ borderCollapse: "collapse", inlineSize: "100%" }}>
      <caption style={{ textAlign: "left", marginBottom: "0.5rem" }}>Forms</caption>
      <thead>
        <tr>
          {["Form", "Seen", "Begun", "Sent"].map((head) => (
            <th key={head} scope="col" style={CELL}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {forms
          .toSorted((a, b) => b.opened - a.opened)
          .map((form) => (
            <tr key={form.form}>
              <th scope="row" style={{ ...CELL, fontWeight: "normal" }}>
                {formName(form.form)}
              </th>
              {STEPS.map((step) => (
                <td key={step} style={CELL}>
                  <Step count={form[step]} of={form.opened} isWhole={step === "opened"} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** A number with its share of those who saw the form; `isWhole`: it is their number itself. */
function Step({ count, of, isWhole }: { count: number; of: number; isWhole: boolean }) {
  const share = of > 0 ? Math.min(100, (100 * count) / of) : 0;
  return (
    <>
      {count}{" "}
      <span style={{ color: "var(--theme-elevation-600)" }}>
        {of > 0 && !isWhole && `${Math.round(share)} %`}
      </span>
      <span
        aria-hidden="true"
        style={{
          display: "block",
          blockSize: "4px",
          inlineSize: `${share}%`,
          minInlineSize: count > 0 ? "2px" : 0,
          background: "var(--theme-success-500)",
        }}
      />
    </>
  );
}
