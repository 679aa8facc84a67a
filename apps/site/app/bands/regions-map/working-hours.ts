/** Working days in several time zones on one ruler of 24 hours (HOME-08). */
import { hoursOf } from "@meridian/contract/geography";
import {
  dayAfter,
  dayWords,
  WEEKDAYS,
  workingDays,
  type Weekday,
} from "@meridian/contract/weekdays";
import type { SiteConfig } from "#app/site-config.ts";
import type { Language } from "@meridian/messages/language";

type Geography = SiteConfig["geography"];

export const RULER_HOURS = 24;
export const MOST_OFFICES = 4;

/** `start`: hours after the ruler's beginning. */
export interface Bar {
  start: number;
  length: number;
}

export interface RegionHours {
  region: string;
  /** Two parts if the ruler ends within it. */
  day: Bar[];
  /** `null` without shared hours. */
  shared: Bar | null;
  /** Days of the visitor's office, unless they share all working days. */
  days: Weekday[] | null;
}

export interface OfficeHours {
  city: string;
  /** The hour of the day (0–23) at which the ruler begins. */
  from: number;
  day: Bar[];
  regions: RegionHours[];
}

interface Clock {
  timeZone: string;
  opens: number;
  closes: number;
  days: Weekday[];
}

/** Hours ahead of UTC at this moment, including daylight saving time. */
export function hoursAhead(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(at);
  const [, sign, hours, minutes] =
    /GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ??
    [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}

const clockOf = (city: Geography["offices"][number] | undefined): Clock[] =>
  city?.timeZone === undefined
    ? []
    : [
        {
          timeZone: city.timeZone,
          opens: hoursOf(city.opens),
          closes: hoursOf(city.closes),
          days: workingDays(city),
        },
      ];

/** Working days by client city on this date. A region uses its first office with a time zone. */
export function officeHours(
  at: Date,
  { clientCities, offices, regions }: Geography,
): OfficeHours[] {
  const known = regions.flatMap(({ title }) => {
    const office = offices.find(({ region, timeZone }) => region === title && timeZone);
    return clockOf(office).map((clock) => ({ title, clock }));
  });
  if (known.length === 0) return [];
  return clientCities
    .flatMap((city) => clockOf({ ...city, region: undefined }).map((clock) => ({ city, clock })))
    .slice(0, MOST_OFFICES)
    .map(({ city: { city }, clock }) => rulerOf(city, clock, known, at));
}

function rulerOf(
  city: string,
  own: Clock,
  known: readonly { title: string; clock: Clock }[],
  at: Date,
): OfficeHours {
  const ahead = hoursAhead(own.timeZone, at);
  const days = known.map(({ title, clock }) => ({
    title,
    theirs: clock.days,
    ...matchingDay(own, clock, hoursAhead(clock.timeZone, at) - ahead),
  }));
  const begin = Math.floor(Math.min(own.opens, ...days.map(({ open }) => open)));
  const regions = days.map(({ title, theirs, open, close, overlap, daysOn }) => {
    const both = own.days.filter((day) => theirs.includes(dayAfter(day, daysOn)));
    const isAlways = both.length === own.days.length && both.length === theirs.length;
    const isShared = overlap > 0 && both.length > 0;
    return {
      region: title,
      day: barsOf(open - begin, close - begin),
      shared: isShared ? { start: Math.max(open, own.opens) - begin, length: overlap } : null,
      days: isShared && !isAlways ? both : null,
    };
  });
  return {
    city,
    from: (begin + RULER_HOURS) % RULER_HOURS,
    day: barsOf(own.opens - begin, own.closes - begin),
    regions,
  };
}

/** The day (yesterday, today, tomorrow of `own`) that shares most hours, or the last before it. */
function matchingDay(own: Clock, { opens, closes }: Clock, hours: number) {
  return (
    [0, -1, 1]
      .map((daysOn) => {
        const open = opens - hours + daysOn * RULER_HOURS;
        const close = open + closes - opens;
        const overlap = Math.max(0, Math.min(close, own.closes) - Math.max(open, own.opens));
        return { open, close, overlap, daysOn, isLate: open >= own.closes };
      })
      .toSorted(
        (a, b) => b.overlap - a.overlap || Number(a.isLate) - Number(b.isLate) || b.open - a.open,
      )[0] ?? { open: opens, close: closes, overlap: 0, daysOn: 0 }
  );
}

function barsOf(start: number, end: number): Bar[] {
  if (end <= RULER_HOURS) return [{ start, length: end - start }];
  const over = { start: 0, length: Math.min(end, start + RULER_HOURS) - RULER_HOURS };
  return start >= RULER_HOURS
    ? [{ start: start - RULER_HOURS, length: end - start }]
    : [{ start, length: RULER_HOURS - start }, over];
}

/** "7 shared hours", "7 shared hours, Monday to Thursday" */
export function sharedWords(
  { shared, days }: Pick<RegionHours, "shared" | "days">,
  { code, t }: Language,
): string {
  if (!shared) return t("map.noShared");
  const hours = shared.length;
  if (days === null) return t("map.shared", { hours });
  const names = new Intl.DateTimeFormat(code, { weekday: "long", timeZone: "UTC" });
  const written = dayWords(days, {
    name: (day) => names.format(Date.UTC(2026, 5, 1 + WEEKDAYS.indexOf(day))),
    range: (first, last) => t("map.dayRange", { first, last }),
  });
  return t("map.sharedOn", { hours, days: written });
}

/** "4:00", also for hours past midnight. */
export const clockTime = (hour: number): string =>
  `${Math.floor(hour) % RULER_HOURS}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
