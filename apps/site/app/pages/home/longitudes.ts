/**
 * The ruler of the first screen: some of the cities that clients and teams are in, west to east
 * (HOME-01).
 */

interface City {
  city: string;
  longitude: number;
}

export interface Longitude {
  city: string;
  kind: "client" | "team";
  /** Degrees, east positive. */
  longitude: number;
  /** Per cent of the ruler. */
  at: number;
}

/**
 * Degrees at the ruler's ends, and between two cities on it, so that no name stands over another.
 */
const [WEST, EAST, APART] = [-130, 92, 18];
/** Cities of a list. */
const MOST = 3;

/**
 * The first cities of each list that stand far enough from one another; none where one of the lists
 * has none.
 */
export function longitudesOf(clients: readonly City[], teams: readonly City[]): Longitude[] {
  const chosen: Longitude[] = [];
  const choose = (cities: readonly City[], kind: Longitude["kind"]): void => {
    const most = chosen.length + MOST;
    for (const { city, longitude } of cities) {
      const isFree =
        longitude >= WEST &&
        longitude <= EAST &&
        chosen.every((other) => Math.abs(other.longitude - longitude) >= APART);
      if (isFree && chosen.length < most)
        chosen.push({
          city,
          kind,
          longitude,
          at: Math.round(((longitude - WEST) / (EAST - WEST)) * 1000) / 10,
        });
    }
  };
  choose(clients, "client");
  choose(teams, "team");
  const kinds = new Set(chosen.map(({ kind }) => kind));
  return kinds.size < 2 ? [] : chosen.toSorted((a, b) => a.longitude - b.longitude);
}

/** `122° W` */
export function degrees(longitude: number): string {
  const whole = Math.round(Math.abs(longitude));
  return whole === 0 ? "0°" : `${whole}° ${longitude < 0 ? "W" : "E"}`;
}
