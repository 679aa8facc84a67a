export interface LongDate {
  text: string;
  day?: string;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * `2026-08-18` (a time may follow) as `August 18, 2026`, with the machine-readable day; free text
 * is unchanged. Not by `Intl.DateTimeFormat`, whose tables cost browsers 28 ms of CPU.
 */
export function longDate(date: string): LongDate {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(date) ?? [];
  const time = new Date(day ?? Number.NaN);
  if (day === undefined || Number.isNaN(time.getTime())) return { text: date };
  return {
    text: `${MONTHS[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`,
    day,
  };
}
