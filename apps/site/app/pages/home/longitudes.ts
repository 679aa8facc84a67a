/** The ruler of the first screen: cities of clients and teams, west to east (HOME-01, OWN-41). */
import { shortened, textWidth } from "#app/text/text-width.ts";
import type { Translate } from "@meridian/messages/messages";

interface City {
  city: string;
  longitude: number;
}

export interface Longitude {
  city: string;
  kind: "client" | "team";
  /** Degrees, east positive. */
  longitude: number;
  /** Percent of the ruler. */
  at: number;
  isOnPhones: boolean;
}

/** Cities per list. */
const MOST = 3;
/** Longer names are truncated. */
const LETTERS = 18;
/** Fractions of the ruler before the first and after the last city, and its least degrees. */
const [BEFORE, AFTER, LEAST] = [0.0381, 0.0758, 12];
/** Pixels: the ruler at its narrowest, a character, and the gap between two names. */
const WIDTHS = { wide: 680, phone: 300 };
const [LETTER, BETWEEN] = [13, 1];

type Placed = Omit<Longitude, "isOnPhones">;
type Candidate = Placed & { isLast: boolean; isFirst: boolean };

/** The outermost cities, then the first of each list that fit; none if a list has none. */
export function longitudesOf(
  clients: readonly City[],
  teams: readonly City[],
  t: Translate,
): Longitude[] {
  const fitting = fittingIn(t);
  const chosen = fitting(endsFirst(placed(clients, teams)), WIDTHS.wide);
  if (new Set(chosen.map(({ kind }) => kind)).size < 2) return [];
  const onPhones = new Set(fitting(endsFirst(chosen), WIDTHS.phone).map(({ at }) => at));
  return chosen
    .toSorted((a, b) => a.at - b.at)
    .map(({ city, kind, longitude, at }) => ({
      city,
      kind,
      longitude,
      at,
      isOnPhones: onPhones.has(at),
    }));
}

function placed(clients: readonly City[], teams: readonly City[]): Placed[] {
  const named = [
    ...clients.map((city) => ({ ...city, kind: "client" as const })),
    ...teams.map((city) => ({ ...city, kind: "team" as const })),
  ];
  const { west, span } = windowOf(named.map(({ longitude }) => longitude));
  const whole = span * (1 + BEFORE + AFTER);
  return named.map(({ city, longitude, kind }) => ({
    city: shortened(city, LETTERS),
    kind,
    longitude,
    at: Math.round(((eastOf(west, longitude) + span * BEFORE) / whole) * 1000) / 10,
  }));
}

/** Order of placement: the outermost first, then as listed. */
function endsFirst(cities: readonly Placed[]): Candidate[] {
  const ats = cities.map(({ at }) => at);
  const marked = cities.map((one) => ({
    ...one,
    isFirst: one.at === Math.min(...ats),
    isLast: one.at === Math.max(...ats),
  }));
  const ends = [marked.find(({ isFirst }) => isFirst), marked.find(({ isLast }) => isLast)];
  return [...new Set([...ends.flatMap((end) => end ?? []), ...marked])];
}

const eastOf = (west: number, longitude: number): number => (longitude - west + 360) % 360;

/** Start and span of the ruler in degrees; it crosses the date line if that halves the span. */
function windowOf(longitudes: readonly number[]): { west: number; span: number } {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const [west = 0] = sorted;
  const plain = (sorted.at(-1) ?? 0) - west;
  const over = sorted.map((start) => ({
    west: start,
    span: Math.max(...sorted.map((longitude) => eastOf(start, longitude))),
  }));
  const [best] = over.toSorted((a, b) => a.span - b.span);
  const chosen = best && best.span < plain / 2 ? best : { west, span: plain };
  return { west: chosen.west, span: Math.max(chosen.span, LEAST) };
}

const fittingIn =
  (t: Translate) =>
  (cities: readonly Candidate[], width: number): Candidate[] => {
    const chosen: Candidate[] = [];
    for (const city of cities) {
      const own = boxOf(city, width, t);
      const isFree =
        own.left >= 0 &&
        own.right <= width &&
        chosen.every((other) => {
          const { left, right } = boxOf(other, width, t);
          return own.right + BETWEEN <= left || right + BETWEEN <= own.left;
        });
      const alike = chosen.filter(({ kind }) => kind === city.kind).length;
      if (isFree && alike < MOST) chosen.push(city);
    }
    return chosen;
  };

/** As in hero.module.css: the first is left-aligned; on phones the last is shifted left. */
function boxOf({ city, longitude, at, isFirst, isLast }: Candidate, width: number, t: Translate) {
  const wide = Math.max(textWidth(city), textWidth(degrees(longitude, t))) * LETTER;
  const x = (at / 100) * width;
  const isLeaning = isLast && width < WIDTHS.wide;
  const left = isFirst ? 0 : x - wide * (isLeaning ? 0.78 : 0.5);
  return { left, right: left + wide };
}

/** `122° W` */
export function degrees(longitude: number, t: Translate): string {
  const whole = Math.round(Math.abs(longitude));
  if (whole === 0) return "0°";
  return longitude < 0 ? t("home.west", { degrees: whole }) : t("home.east", { degrees: whole });
}
