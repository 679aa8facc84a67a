export type Outcome = "created" | "changed" | "unchanged" | "kept" | "broken";

export interface Entry {
  /** A collection or global; `media` for pictures, `call` for what the host did not return. */
  kind: string;
  key: string;
  /** Set if there is something to report. */
  title?: string;
  outcome: Outcome;
  /** Why it is broken or was not overwritten, and what was omitted. */
  reasons: string[];
}

export interface Report {
  entries: Entry[];
  seconds: number;
}

const OUTCOMES: Outcome[] = ["created", "changed", "unchanged", "kept", "broken"];
export const countOf = (entries: readonly Entry[], outcome: Outcome): number =>
  entries.filter((entry) => entry.outcome === outcome).length;

/** Lines for a terminal: a table by kind, then every reason. */
export function summary(
  { entries, seconds }: Report,
  { dryRun = false, isNotified = true } = {},
): string[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const row = (name: string, cells: (number | string)[]): string =>
    name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join("");
  const counts = (of: readonly Entry[]): number[] =>
    OUTCOMES.map((outcome) => countOf(of, outcome));
  const reported = entries.filter(({ reasons }) => reasons.length > 0);
  return [
    row("", OUTCOMES),
    ...kinds.map((kind) => row(kind, counts(entries.filter((entry) => entry.kind === kind)))),
    row("all", counts(entries)),
    ...reported.flatMap(({ kind, key, title, outcome, reasons }) =>
      reasons.map((reason) => {
        const word = outcome === "kept" || outcome === "broken" ? outcome : "noted";
        return `${word}: ${[kind, key, title && `“${title}”`].filter(Boolean).join(" ")}: ${reason}`;
      }),
    ),
    ...(countOf(entries, "kept") > 0
      ? [
          "Records listed as kept are unchanged here; --replace overwrites all of them with the host's version.",
        ]
      : []),
    `${seconds.toFixed(1)} s. ${dryRun ? "Nothing was written: this was a dry run." : countOf(entries, "created") + countOf(entries, "changed") === 0 ? "Nothing has changed." : isNotified ? "Written, and the site was notified." : "Written. The site could not be notified yet: the content host notifies it at its next start or change."}`,
  ];
}
