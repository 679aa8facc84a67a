/** Redirects of addresses with parameters (OWN-146). */
import { readFrom } from "@meridian/contract/redirect-from";
import type { Moved } from "#server/redirects/redirects.ts";

/** Redirects of a path with parameters of these names, by their values. */
interface Named {
  names: readonly string[];
  byValues: Map<string, Moved>;
}

export interface QueryRedirects {
  find(path: string, query: URLSearchParams): Moved | null;
  /** Whether a path has any: without one a cached page needs no look at its query. */
  hasPath(path: string): boolean;
  isEmpty: boolean;
}

export const isOfQuery = (from: string): boolean => from.includes("?");

const keyOf = (values: readonly (string | undefined)[]): string => JSON.stringify(values);

/** WordPress names the kind of a record next to its number. */
const OF_HOME = "post_type";

export function createQueryRedirects(
  list: readonly { from: string; moved: Moved }[],
  canonical: (path: string) => string | null,
  leftOut: (from: string) => void,
): QueryRedirects {
  // A request costs one lookup for each set of names, however many redirects and parameters there are.
  const found = new Map<string, Named[]>();
  for (const { from, moved } of list) {
    const read = readFrom(from);
    const path = read && canonical(read.path);
    if (!read || path === null || read.parameters.length === 0) {
      leftOut(from);
      continue;
    }
    const names = read.parameters.map(([name]) => name);
    const sets = found.get(path) ?? [];
    let named = sets.find((one) => keyOf(one.names) === keyOf(names));
    if (!named) sets.push((named = { names, byValues: new Map() }));
    const key = keyOf(read.parameters.map(([, value]) => value));
    if (!named.byValues.has(key))
      named.byValues.set(key, {
        ...moved,
        parameters: path === "/" ? [...names, OF_HOME] : names,
      });
    found.set(path, sets);
  }
  for (const sets of found.values()) sets.sort((a, b) => b.names.length - a.names.length);
  return {
    isEmpty: found.size === 0,
    hasPath: (path) => found.has(path),
    find(path, query) {
      const sets = found.get(path);
      if (!sets) return null;
      const first = new Map<string, string>();
      for (const [name, value] of query) if (!first.has(name)) first.set(name, value);
      for (const { names, byValues } of sets) {
        const moved = byValues.get(keyOf(names.map((name) => first.get(name))));
        if (moved) return moved;
      }
      return null;
    },
  };
}
