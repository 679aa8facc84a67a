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

/** Values at a former place, which are not read, with the advice for each. */
export const movedSettings = (given: unknown): { path: string; problem: string }[] =>
  MOVED.flatMap(([path, to]) =>
    at(given, path) === undefined || at(given, path) === null
      ? []
      : [{ path, problem: `is no longer read: write it as ${to}, whose items are the same` }],
  );
