/**
 * Days as hosts write them for people. An ambiguous date is invalid unless other dates of the host
 * decide it; location is never used (docs/decisions/026).
 */

type Order = "dmy" | "mdy";

/** A possible day of a date. `order` is set if only the order of day and month decides. */
interface Reading {
  day: string;
  order?: Order;
}

/** `YYYY-MM-DD`; `""` if invalid (no `readings`) or ambiguous (`readings`, earliest first). */
export interface DayRead {
  day: string;
  readings: string[];
}

/** `day`: the host's machine-readable day, if any. */
export interface WrittenDate {
  written: string;
  day?: string | undefined;
}

/** The order of day and month that fits all dates; `undefined` if none or both do. */
function orderOf(dates: Iterable<WrittenDate>): Order | undefined {
  const orders = new Set<Order>();
  for (const { written, day } of dates) {
    const readings = readingsOf(written);
    const sure =
      readings.length === 1 ? readings : readings.filter((reading) => reading.day === day);
    if (sure.length === 1 && sure[0]?.order) orders.add(sure[0].order);
  }
  return orders.size === 1 ? [...orders][0] : undefined;
}

/**
 * Reads one host's dates, given all `dates`; `known`: the host's machine-readable day of this date.
 */
export function dayReader(
  dates: Iterable<WrittenDate>,
): (written: string, known?: string) => DayRead {
  const order = orderOf(dates);
  return (written, known) => {
    const all = readingsOf(written);
    const [only] = all;
    if (only && all.length === 1) return { day: only.day, readings: [only.day] };
    const readings = [...new Set(all.map(({ day }) => day))].toSorted();
    if (readings.length < 2) return { day: readings[0] ?? "", readings };
    const chosen = all.find((reading) =>
      readings.includes(known ?? "")
        ? reading.day === known
        : order !== undefined && reading.order === order,
    );
    return { day: chosen?.day ?? "", readings };
  };
}

const TIME =
  /(?:[T\s,]|\b(?:at|um|à|a las|о|в)\s)\s*\d{1,2}[:.]\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?\s?m\.?|uhr|z)?\s*(?:utc|gmt|[a-z]{3,4})?\s*(?:[+-]\d{2}:?\d{2})?$/i;

const READ = 5000;
/** Cached because each list reads its dates again. */
const known = new Map<string, Reading[]>();

/** The possible days of a date, without duplicates; ignores the time. */
export function readingsOf(written: string): readonly Reading[] {
  const before = known.get(written);
  if (before) return before;
  if (known.size >= READ) known.clear();
  const readings = daysOf(written);
  known.set(written, readings);
  return readings;
}

function daysOf(written: string): Reading[] {
  const date = written
    .normalize("NFKC")
    .trim()
    .replace(/\s*[年월月년]\s*(?=\d)/g, "-")
    .replace(/\s*[日일]$/, "")
    .replace(TIME, "")
    .toLowerCase();
  const compact =
    /^(\d{4})(\d{2})(\d{2})$/.exec(date) ??
    /^(\d{4})([-/.])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/.exec(date)?.toSpliced(2, 1);
  if (compact) return valid([{ day: dayAt(compact[1], compact[2], compact[3]) }]);
  const numbers = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})\.?$/.exec(date);
  if (!numbers) return namedDays(date);
  const [, first, , second, year] = numbers;
  if (first === second) return valid([{ day: dayAt(year, second, first) }]);
  return valid([
    { day: dayAt(year, second, first), order: "dmy" },
    { day: dayAt(year, first, second), order: "mdy" },
  ]);
}

/** `YYYY-MM-DD`; `""` for an impossible day: Date would turn 30 February into a day of March. */
function dayAt(year = "", month: string | number = "", date = ""): string {
  const day = `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return year > "0999" &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day)
    ? day
    : "";
}

const valid = (readings: Reading[]): Reading[] => readings.filter(({ day }) => day !== "");

/** Words next to day, month and year, in the languages below. */
const PARTICLES = new Set([
  "of",
  "the",
  "on",
  "de",
  "del",
  "d",
  "den",
  "г",
  "год",
  "года",
  "р",
  "року",
  "рік",
]);

/** Day and year in figures and month by name, in any order. */
function namedDays(date: string): Reading[] {
  const tokens =
    date
      .replace(/(\d)(?:st|nd|rd|th|er|º|ª|o|e|-го|-е)(?![\p{L}])/gu, "$1")
      .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const figures = tokens.filter((token) => /^\d/.test(token));
  const years = figures.filter((figure) => figure.length === 4);
  const dates = figures.filter((figure) => figure.length < 3);
  const words = tokens.filter((token) => !/^\d/.test(token) && !PARTICLES.has(token));
  const months = words.filter((word) => monthsNamed(word).size > 0);
  // "mar" is Tuesday in French and a month in other languages: next to a month it is refused.
  if (
    figures.length !== 2 ||
    years.length !== 1 ||
    dates.length !== 1 ||
    months.length !== 1 ||
    words.some((word) => word !== months[0] && !isWeekday(word))
  )
    return [];
  return valid(
    [...monthsNamed(months[0] ?? "")].map((month) => ({ day: dayAt(years[0], month, dates[0]) })),
  );
}

const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "uk",
  "ru",
  "be",
  "bg",
  "sr",
  "hr",
  "sl",
  "cs",
  "sk",
  "sv",
  "da",
  "nb",
  "fi",
  "et",
  "lv",
  "lt",
  "hu",
  "ro",
  "el",
  "tr",
  "ca",
  "id",
];
const DATES = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15));
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, day + 1));
const STYLES: Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { month: "long", day: "numeric", year: "numeric" },
  { month: "short", day: "numeric", year: "numeric" },
];
const bare = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, "");

/** Numbers by Intl's names in all languages. Takes about 30 ms at the first date that needs it. */
function namesBy(
  part: "month" | "weekday",
  styles: Intl.DateTimeFormatOptions[],
  times: number[],
): Map<string, Set<number>> {
  const names = new Map<string, Set<number>>();
  for (const language of LANGUAGES)
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
      for (const [at, time] of times.entries()) {
        const name = bare(
          format.formatToParts(time).find(({ type }) => type === part)?.value ?? "",
        );
        if (name !== "") names.set(name, (names.get(name) ?? new Set()).add(at + 1));
      }
    }
  return names;
}

let months: Map<string, Set<number>> | undefined;
let weekdays: Map<string, Set<number>> | undefined;
const NONE: ReadonlySet<number> = new Set();

/**
 * The months a word names, 1 for January. Several where languages differ ("listopada": October in
 * Croatian, November in Polish).
 */
export function monthsNamed(word: string): ReadonlySet<number> {
  months ??= namesBy("month", STYLES, DATES).set("sept", new Set([9]));
  return months.get(word) ?? NONE;
}

function isWeekday(word: string): boolean {
  weekdays ??= namesBy("weekday", [{ weekday: "long" }, { weekday: "short" }], WEEK);
  return weekdays.has(word);
}
