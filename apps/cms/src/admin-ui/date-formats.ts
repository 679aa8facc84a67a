/** The formats in which editors type days and times (date-fns), by the order of their language. */

/** How a language orders day, month and year in figures. */
export type DateOrder = "day-first" | "month-first" | "year-first";

/** `language`: a tag such as `en-GB`. */
export function dateOrderOf(language: string): DateOrder {
  const first = new Intl.DateTimeFormat(language, { dateStyle: "short" })
    .formatToParts(0)
    .find(({ type }) => type === "day" || type === "month" || type === "year")?.type;
  return first === "month" ? "month-first" : first === "year" ? "year-first" : "day-first";
}

const SHOWN: Record<DateOrder, string> = {
  "day-first": "d MMM yyyy",
  "month-first": "MMM d, yyyy",
  "year-first": "yyyy MMM d",
};
/** German writes the day as an ordinal: `29. Nov. 2026`. */
export const inGermanDays = (format: string): string => format.replace(/\bd MMM/, "d. MMM");

/** Languages with the month first use slashes, and so do others, in another order. */
const WITH_SLASHES: Record<DateOrder, string[]> = {
  "day-first": ["d/M/yyyy", "d/M/yy"],
  "month-first": ["M/d/yyyy", "M/d/yy"],
  "year-first": ["yyyy/M/d"],
};
/** One order in every language. */
const CLEAR = ["d.M.yyyy", "d.M.yy", "yyyy-M-d", "d MMM yyyy", "d MMMM yyyy", "MMM d, yyyy"];
const TIMES = [", HH:mm", " HH:mm", ", h:mm a", " h:mm a"];

/**
 * The first is shown, with the name of the month; all are read, and what fits none is not taken.
 * Without an order, dates with slashes are not taken.
 */
export function dateFormats(order: DateOrder | undefined, hasTime: boolean): string[] {
  const shown = SHOWN[order ?? "day-first"];
  const days = [shown, ...CLEAR, ...(order ? WITH_SLASHES[order] : [])];
  if (!hasTime) return [...new Set(days)];
  return [
    ...new Set([
      `${shown}, HH:mm`,
      ...days,
      ...TIMES.flatMap((time) => days.map((day) => day + time)),
    ]),
  ];
}
