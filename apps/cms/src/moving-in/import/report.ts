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

/** A further language of the host. */
export interface LanguageEntry {
  language: string;
  /** `false`: the host ignores `lang`. */
  isThere: boolean;
  /** Numbers of translated records, by collection or global. */
  records: Record<string, number>;
  /** Records that the first language lacks. */
  alone: string[];
}

export interface Report {
  entries: Entry[];
  languages?: readonly LanguageEntry[];
  seconds: number;
}

const OUTCOMES: Outcome[] = ["created", "changed", "unchanged", "kept", "broken"];
export const countOf = (entries: readonly Entry[], outcome: Outcome): number =>
  entries.filter((entry) => entry.outcome === outcome).length;

/** Lines for a terminal: a table by kind, then every reason. */
export function summary(
  { entries, languages = [], seconds }: Report,
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
    ...languages.flatMap(linesOfLanguage),
    `${seconds.toFixed(1)} s. ${dryRun ? "Nothing was written: this was a dry run." : countOf(entries, "created") + countOf(entries, "changed") === 0 ? "Nothing has changed." : isNotified ? "Written, and the site was notified." : "Written. The site could not be notified yet: the content host notifies it at its next start or change."}`,
  ];
}

function linesOfLanguage({ language, isThere, records, alone }: LanguageEntry): string[] {
  if (!isThere)
    return [`language ${language}: the host ignores lang, so it has no records in this language.`];
  const counts = Object.entries(records);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const listed = counts.map(([kind, count]) => `${kind} ${count}`).join(", ");
  return [
    `language ${language}: ${all} records of the host are translated${listed && ` (${listed})`}.`,
    ...alone.map(
      (what) => `language ${language}: ${what} has no record in the host's first language.`,
    ),
  ];
}
