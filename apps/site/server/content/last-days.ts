/** A vacancy is open through its last day: the one rule for page, lists, sitemap and feeds. */
import type { GetCallName, Vacancy, VacancySummary } from "@meridian/contract";

export interface DatedReply {
  value: unknown;
  /** `Date.now` from which it changes without an edit. */
  until: number;
}

const DAY = 86_400_000;

/** Days end at midnight UTC, as in `validThrough` for search engines. */
const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY;

/** An unchanged list must be the same object: `derived` caches by it (app/content/derived.ts). */
const lists = new WeakMap<object, DatedReply>();

export function replyAt(name: GetCallName, value: unknown, now: number): DatedReply {
  if (name === "vacancies" && Array.isArray(value)) {
    const known = lists.get(value);
    if (known && now < known.until) return known;
    const dated = several(value, now);
    lists.set(value, dated);
    return dated;
  }
  // The reply is its own call's.
  if (name === "vacancy" && value !== null) return one(value as Vacancy, now);
  return { value, until: Infinity };
}

function one<T extends Pick<Vacancy, "closed" | "valid_through">>(
  vacancy: T,
  now: number,
): { value: T; until: number } {
  // Without a valid day it is open until an editor closes it.
  const end = vacancy.closed || !vacancy.valid_through ? NaN : endOf(vacancy.valid_through);
  if (Number.isNaN(end)) return { value: vacancy, until: Infinity };
  return end <= now
    ? { value: { ...vacancy, closed: true }, until: Infinity }
    : { value: vacancy, until: end };
}

function several(vacancies: readonly VacancySummary[], now: number): DatedReply {
  const read = vacancies.map((vacancy) => one(vacancy, now));
  return {
    value: read.map(({ value }) => value),
    until: Math.min(...read.map(({ until }) => until)),
  };
}
