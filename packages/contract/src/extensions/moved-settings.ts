/** Settings that have moved: a value at the old place is not read. */
import { isRecord } from "#wordpress/wordpress.ts";

const MOVED: readonly [from: string, to: string][] = [
  ["home.map.regions", "geography.regions"],
  ["home.map.cities", "geography.clientCities"],
  ["clients.map.teams", "geography.offices"],
];

const at = (given: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), given);

/** Their old places, and what to do. */
export const movedSettings = (given: unknown): { path: string; problem: string }[] =>
  MOVED.flatMap(([path, to]) =>
    at(given, path) === undefined || at(given, path) === null
      ? []
      : [{ path, problem: `is no longer read: write it as ${to}, whose items are the same` }],
  );
