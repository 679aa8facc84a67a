import { agoOf } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const dayIn = (at: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  return Date.parse(parts.format(at));
};

/** `2 hours ago`, `yesterday`; after a week the day, with its year if it is another one. */
export function agoInWords(at: number, now: number, zone: string, t: Words): string {
  const near = agoOf(t.locale);
  const past = now - at;
  if (Math.abs(past) < MINUTE) return t("just now");
  if (Math.abs(past) < HOUR) return near.format(-Math.trunc(past / MINUTE), "minute");
  const days = Math.round((dayIn(now, zone) - dayIn(at, zone)) / DAY);
  if (days === 0) return near.format(-Math.trunc(past / HOUR), "hour");
  if (Math.abs(days) < 7) return near.format(-days, "day");
  const year = (time: number): string =>
    new Intl.DateTimeFormat(t.locale, { timeZone: zone, year: "numeric" }).format(time);
  return new Intl.DateTimeFormat(t.locale, {
    timeZone: zone,
    day: "numeric",
    month: "short",
    ...(year(at) !== year(now) && { year: "numeric" }),
  }).format(at);
}
