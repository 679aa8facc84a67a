const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export interface LongDate {
  text: string;
  day?: string;
}

/** `2026-08-18` (a time may follow) as `August 18, 2026`, with the day for a machine; free text stays as it is. */
export function longDate(date: string): LongDate {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(date) ?? [];
  const time = day === undefined ? Number.NaN : Date.parse(day);
  return day === undefined || Number.isNaN(time) ? { text: date } : { text: long.format(time), day };
}
