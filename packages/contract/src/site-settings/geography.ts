/**
 * Where the company and its clients are (OWN-40, OWN-41): for ruler, routes, maps and office hours.
 */
import * as v from "valibot";
import { WEEKDAYS } from "#site-settings/weekdays.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const name = v.pipe(text, v.maxLength(80, "expected at most 80 characters"));

/** Degrees, east and north positive. The maps end at 56° south. */
export const place = {
  longitude: v.pipe(
    v.number(),
    v.minValue(-180, "expected a longitude from -180 to 180"),
    v.maxValue(180, "expected a longitude from -180 to 180"),
  ),
  latitude: v.pipe(
    v.number(),
    v.minValue(-56, "expected a latitude from -56 to 85, which the maps show"),
    v.maxValue(85, "expected a latitude from -56 to 85, which the maps show"),
  ),
};

/** Position of a name relative to its point, if space allows. */
export const SIDES = ["start", "end", "top", "bottom"] as const;
export const side = v.picklist(SIDES);

/** Zones that exist, of which the world has some hundreds: a look-up takes 60 µs. */
const existing = new Set<string>();

/** Whether the time zone exists, e.g. `Europe/Sofia`. */
export function isTimeZone(zone: string): boolean {
  if (existing.has(zone)) return true;
  // Intl also accepts fixed offsets, which have no summer time.
  if (!/^(?:UTC|[A-Za-z_]+\/[\w/+-]+)$/.test(zone)) return false;
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    existing.add(zone);
    return true;
  } catch {
    return false;
  }
}

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;
export const isClock = (time: string): boolean => CLOCK.test(time);
/** Hours after midnight: 9.5 for `9:30`. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}
const clock = v.pipe(v.string(), v.trim(), v.check(isClock, "expected a time such as 9:00"));

const hours = {
  timeZone: v.optional(
    v.pipe(v.string(), v.trim(), v.check(isTimeZone, "expected a time zone such as Europe/Sofia")),
  ),
  opens: v.optional(clock, "9:00"),
  closes: v.optional(clock, "18:00"),
  /** Default: Monday to Friday (`workingDays`). */
  days: v.optional(
    v.pipe(
      v.array(v.picklist(WEEKDAYS)),
      v.transform((days) => (days.length > 0 ? days : undefined)),
    ),
  ),
};
/** Sent to search engines. */
const address = v.optional(v.pipe(text, v.maxLength(200, "expected at most 200 characters")));
const areInOrder = ({ opens, closes }: { opens: string; closes: string }): boolean =>
  hoursOf(opens) < hoursOf(closes);
const ORDER = "expected to close after it opens";

export const TWICE = "it is in the list twice";

/**
 * Whether no earlier item has this name, ignoring case. A list's `once` names the compared field:
 * later duplicates are dropped and reported (settings.ts).
 */
const isFirst = (at: number, names: readonly string[]): boolean =>
  names.findIndex((other) => other.toLowerCase() === names[at]?.toLowerCase()) === at;

const office = v.pipe(
  v.object({
    city: name,
    ...place,
    region: v.optional(text),
    ...hours,
    street: address,
    postalCode: address,
    country: address,
  }),
  v.check((one) => areInOrder(one), ORDER),
);
const clientCity = v.pipe(
  v.object({ city: name, ...place, teams: v.optional(v.array(text), []), ...hours }),
  v.check((one) => areInOrder(one), ORDER),
);
const region = v.pipe(
  v.object({
    title: name,
    text: v.optional(text),
    longitude: v.optional(place.longitude),
    latitude: v.optional(place.latitude),
    side: v.optional(side),
  }),
  v.check(
    ({ longitude, latitude }) => (longitude === undefined) === (latitude === undefined),
    "expected longitude and latitude, or neither",
  ),
);
const cities = <T extends { city: string }>(all: T[]): string[] => all.map(({ city }) => city);

export const geography = v.object({
  /** The company's cities. `region`: the title of a region. */
  offices: v.optional(
    v.pipe(
      v.array(office),
      v.checkItems((_, at, all) => isFirst(at, cities(all)), TWICE),
      v.metadata({ once: "city" }),
    ),
    [],
  ),
  /**
   * Clients' cities. With a time zone, a city is compared with the regions' hours. `teams`: cities
   * of offices that its routes lead to; default: the nearest.
   */
  clientCities: v.optional(
    v.pipe(
      v.array(clientCity),
      v.checkItems((_, at, all) => isFirst(at, cities(all)), TWICE),
      v.metadata({ once: "city" }),
    ),
    [],
  ),
  /**
   * If empty, the map of regions and its link in the header are omitted. Without a place, a region
   * is placed amid its offices and uses the time zone of the first that has one.
   */
  regions: v.optional(
    v.pipe(
      v.array(region),
      v.checkItems(
        (_, at, all) =>
          isFirst(
            at,
            all.map(({ title }) => title),
          ),
        TWICE,
      ),
      v.metadata({ once: "title" }),
    ),
    [],
  ),
});

export type Geography = v.InferOutput<typeof geography>;
export const NO_GEOGRAPHY: Geography = { offices: [], clientCities: [], regions: [] };
