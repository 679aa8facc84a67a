import { STEPS, type Counted, type Step } from "#server/visits/read-visit.ts";
import { sourcesOf, type CountedSource } from "#server/visits/visit-sources.ts";

export interface VisitReport {
  /** `YYYY-MM-DD` in UTC, oldest first; days without views have 0. */
  days: { day: string; views: number }[];
  /** Most viewed first, with their views on each of `days`. */
  pages: { page: string; views: number; days: number[] }[];
  /** For each form, such as `contact/main`, the views in which it was seen, begun and sent. */
  forms: ({ form: string } & Record<Step, number>)[];
  /** Searches that found nothing, the most frequent first; `last` is `YYYY-MM-DD`. */
  searches: Missed[];
  /** Visits and begun forms by their source, the most frequent first. */
  sources: CountedSource[];
  /** Downloads of documents by their id, the most frequent first. */
  documents: { document: string; count: number }[];
}

export interface Missed {
  words: string;
  count: number;
  last: string;
}

export interface VisitStore {
  add(counted: Counted): void;
  /** Rejects when the counts are unavailable. */
  report(days: number): VisitReport | Promise<VisitReport>;
  close(): void | Promise<void>;
}

export const RETENTION_DAYS = 400;
/** The same of searches that found nothing. */
export const SEARCHES_RETENTION_DAYS = 90;
const PAGES_LISTED = 50;
const SEARCHES_LISTED = 100;
/** Different searches that are counted on one day: anyone can make up any number. */
export const SEARCHES_A_DAY = 200;
/** Searches are stored as steps of this form, with their words as the step. */
export const SEARCH_FORM = "search";
/** Downloads are steps of this form, with the document's id as the step. */
export const DOCUMENT_FORM = "document";
/** Different documents that are counted on one day: anyone can make up any id. */
export const DOCUMENTS_A_DAY = 500;
/** Rows of a report; the admin's page of a file finds its sum among them. */
export const DOCUMENTS_LISTED = 1000;
/** Forms in the stores that are none, for statements. */
export const NO_FORMS = [SEARCH_FORM, DOCUMENT_FORM].map((form) => `'${form}'`).join(", ");

/** Rows of a database: views have `{ day, page, count }`, steps `{ form, step, count }`. */
type Row = Record<string, unknown>;

export function reportOf(
  days: readonly string[],
  views: readonly Row[],
  steps: readonly Row[],
  searches: readonly Row[],
  sources: readonly Row[],
  documents: readonly Row[],
): VisitReport {
  const places = new Map<unknown, number>(days.map((day, place) => [day, place]));
  const pages = new Map<string, number[]>();
  for (const { day, page, count } of views) {
    const counts = pages.get(String(page)) ?? days.map(() => 0);
    const place = places.get(day);
    if (place !== undefined) counts[place] = Number(count);
    pages.set(String(page), counts);
  }
  const forms = new Map<string, { form: string } & Record<Step, number>>();
  for (const { form: name, step, count } of steps) {
    const form = String(name);
    const funnel = forms.get(form) ?? { form, opened: 0, started: 0, sent: 0 };
    const known = STEPS.find((one) => one === step);
    if (known) funnel[known] = Number(count);
    forms.set(form, funnel);
  }
  const sum = (counts: number[]): number => counts.reduce((all, one) => all + one, 0);
  const ranked = [...pages]
    .map(([page, counts]) => ({ page, views: sum(counts), days: counts }))
    .sort((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1));
  return {
    days: days.map((day, place) => ({
      day,
      views: sum(ranked.map((page) => page.days[place] ?? 0)),
    })),
    pages: ranked.slice(0, PAGES_LISTED),
    forms: [...forms.values()],
    searches: searches
      .map(({ words, count, last }) => ({
        words: String(words),
        count: Number(count),
        last: String(last),
      }))
      .sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
      .slice(0, SEARCHES_LISTED),
    sources: sourcesOf(sources),
    documents: documents
      .map(({ document, count }) => ({ document: String(document), count: Number(count) }))
      .sort((a, b) => b.count - a.count || (a.document < b.document ? -1 : 1)),
  };
}
