/**
 * Where visits came from (OWN-144): sums of a day and a source, stored as steps of two more forms.
 * Nothing connects them with a page, a person, or each other.
 */
import { OTHER, type Touch } from "@meridian/contract/touch";

export interface CountedSource extends Touch {
  visits: number;
  begun: number;
}

export const VISITS_FROM = "visits-from";
export const BEGUN_FROM = "begun-from";
export const SOURCE_FORMS = [VISITS_FROM, BEGUN_FROM] as const;
/** For statements. */
export const SOURCE_LIST = SOURCE_FORMS.map((form) => `'${form}'`).join(", ");

/** Different sources of a day: anyone can make up any number. The rest is counted as `OTHER`. */
export const SOURCES_A_DAY = 200;
/** Rows of a report; the rest is its row `OTHER`. */
export const SOURCES_LISTED = 1000;

export const stepOf = ({ source, medium, campaign }: Touch): string =>
  JSON.stringify([source, medium, campaign]);
export const OTHER_STEP = stepOf({ source: OTHER, medium: "", campaign: "" });

/** Rows `{ form, step, count }`, and `{ form, step: null, count }`: the sum of all of a form. */
export function sourcesOf(rows: readonly Record<string, unknown>[]): CountedSource[] {
  const found = new Map<string, CountedSource>();
  const add = (step: string, form: unknown, count: number): void => {
    const [source = "", medium = "", campaign = ""]: string[] = JSON.parse(step);
    const one = found.get(step) ?? { source, medium, campaign, visits: 0, begun: 0 };
    one[form === VISITS_FROM ? "visits" : "begun"] += count;
    found.set(step, one);
  };
  const rest = new Map<unknown, number>();
  for (const { form, step, count } of rows) {
    const sum = rest.get(form) ?? 0;
    rest.set(form, step === null ? sum + Number(count) : sum - Number(count));
    if (typeof step === "string") add(step, form, Number(count));
  }
  for (const [form, count] of rest) if (count > 0) add(OTHER_STEP, form, count);
  return [...found.values()].sort(
    (a, b) => b.visits - a.visits || b.begun - a.begun || (a.source < b.source ? -1 : 1),
  );
}
