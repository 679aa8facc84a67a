/**
 * Working days in several time zones on one ruler of 24 hours (HOME-08). Hours are those of the
 * visitor's office.
 */

/** Every office works from nine to six by its own clock. */
const [OPENS, CLOSES] = [9, 18];
export const RULER_HOURS = 24;

/** `start` is hours after the ruler's beginning. */
export interface Bar {
  start: number;
  length: number;
}

export interface RegionHours {
  region: string;
  day: Bar;
  /** What both offices share; `null` when that is nothing. */
  shared: Bar | null;
}

export interface OfficeHours {
  city: string;
  /** The hour of the day (0–23) at which the ruler begins. */
  from: number;
  day: Bar;
  regions: RegionHours[];
}

interface Place {
  name: string;
  timeZone: string;
}

const OFFICES: Place[] = [
  { name: "London", timeZone: "Europe/London" },
  { name: "New York", timeZone: "America/New_York" },
  { name: "San Francisco", timeZone: "America/Los_Angeles" },
];

const REGIONS: Place[] = [
  { name: "Eastern Europe", timeZone: "Europe/Sofia" },
  { name: "Middle East", timeZone: "Asia/Dubai" },
  { name: "Central Asia", timeZone: "Asia/Almaty" },
];

/** Hours a time zone is ahead of UTC at that moment, summer time included. */
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

/**
 * The working days of the `named` regions beside each office's, as they are on that date; none
 * where no region's clock is known.
 */
export function officeHours(at: Date, named: readonly string[]): OfficeHours[] {
  const regions = REGIONS.filter(({ name }) => named.includes(name));
  return regions.length === 0
    ? []
    : OFFICES.map(({ name, timeZone }) => rulerOf(name, hoursAhead(timeZone, at), regions, at));
}

function rulerOf(
  city: string,
  officeAhead: number,
  known: readonly Place[],
  at: Date,
): OfficeHours {
  const opens = known.map(({ timeZone }) => OPENS - (hoursAhead(timeZone, at) - officeAhead));
  const begin = Math.floor(Math.min(OPENS, ...opens));
  const bar = (from: number, to: number): Bar => ({ start: from - begin, length: to - from });
  const regions = known.map(({ name }, index) => {
    const open = opens[index] ?? OPENS;
    const close = open + CLOSES - OPENS;
    const [from, to] = [Math.max(open, OPENS), Math.min(close, CLOSES)];
    return { region: name, day: bar(open, close), shared: to > from ? bar(from, to) : null };
  });
  return { city, from: (begin + RULER_HOURS) % RULER_HOURS, day: bar(OPENS, CLOSES), regions };
}

/** "7 shared hours" */
export function sharedWords(shared: Bar | null): string {
  if (!shared) return "no shared hours";
  return `${shared.length} shared ${shared.length === 1 ? "hour" : "hours"}`;
}

/** "4:00", of an hour that may lie past midnight. */
export const clockTime = (hour: number): string =>
  `${Math.floor(hour) % RULER_HOURS}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
