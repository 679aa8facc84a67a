import type { DateWords } from "#app/text/date-words.ts";

export interface LongDate {
  text: string;
  day?: string;
}

/** The day (YYYY-MM-DD) of `2026-08-18`, which a time may follow; none of free text. */
export function dayOf(date: string): string | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(date) ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** `2026-08-18` as `August 18, 2026`, with the machine-readable day; free text is unchanged. */
export function longDate(date: string, { months, pattern }: DateWords): LongDate {
  const day = dayOf(date);
  if (day === undefined) return { text: date };
  const time = new Date(day);
  const parts: Readonly<Record<string, unknown>> = {
    month: months[time.getUTCMonth()],
    day: time.getUTCDate(),
    year: time.getUTCFullYear(),
  };
  return { text: pattern.replaceAll(/\{(\w+)\}/g, (_, part) => String(parts[part])), day };
}
