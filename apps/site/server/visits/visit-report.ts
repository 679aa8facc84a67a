import { STEPS, type Counted, type Step } from "#server/visits/read-visit.ts";

export interface VisitReport {
  /** `YYYY-MM-DD` in UTC, oldest first; a day without a view is there with 0. */
  days: { day: string; views: number }[];
  /** Most viewed first, with their views of each of `days`. */
  pages: { page: string; views: number; days: number[] }[];
  /** Of each form, `contact/main`, the views that saw it, began to fill it in, and sent it. */
  forms: ({ form: string } & Record<Step, number>)[];
}

/** Where visits are counted. */
export interface VisitStore {
  add(counted: Counted): void;
  /** Rejects where the counts cannot be had. */
  report(days: number): VisitReport | Promise<VisitReport>;
  close(): void | Promise<void>;
}

/** Days that are kept. */
export const KEEP = 400;
const PAGES_LISTED = 50;

/** As a database answers: of views `{ day, page, count }`, of steps `{ form, step, count }`. */
type Row = Record<string, unknown>;

/** What was counted on these days, as it is told. */
export function reportOf(
  days: readonly string[],
  views: readonly Row[],
  steps: readonly Row[],
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
  };
}
