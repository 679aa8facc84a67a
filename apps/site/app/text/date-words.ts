/** How a language writes a date: twelve months in the form that a date needs, and their place. */
export interface DateWords {
  months: readonly string[];
  /** `{month} {day}, {year}` */
  pattern: string;
}

const known = new Map<string, DateWords>();

/** Not for browsers: `Intl.DateTimeFormat`'s tables cost 28 ms of CPU there. `code`: BCP 47. */
export function dateWords(code: string): DateWords {
  const made = known.get(code) ?? wordsIn(code);
  known.set(code, made);
  return made;
}

function wordsIn(code: string): DateWords {
  const format = new Intl.DateTimeFormat(code, {
    dateStyle: "long",
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  });
  const months = Array.from({ length: 12 }, (_, month) =>
    format.formatToParts(Date.UTC(2026, month, 2)),
  );
  return {
    months: months.map((parts) => parts.find(({ type }) => type === "month")?.value ?? ""),
    pattern: (months[0] ?? [])
      .map(({ type, value }) => (type === "literal" ? value : `{${type}}`))
      .join(""),
  };
}
