/** Redirects of addresses with parameters (OWN-146). */
import {
  hasParameters,
  mostPrecise,
  readFrom,
  type RedirectFrom,
} from "@meridian/contract/redirect-from";
import type { Moved } from "#server/redirects/redirects.ts";

type Entry = Pick<RedirectFrom, "parameters"> & { moved: Moved };

export interface QueryRedirects {
  find(path: string, query: URLSearchParams): Moved | null;
  /** Whether a path has any: without one a cached page needs no look at its query. */
  hasPath(path: string): boolean;
  isEmpty: boolean;
}

export const isOfQuery = (from: string): boolean => from.includes("?");

/** By path and first parameter, so that thousands of one path cost a request nothing. */
const keyOf = (path: string, [name, value]: readonly [string, string]): string =>
  `${path}?${name}=${value}`;

/** WordPress names the kind of a record next to its number. */
const OF_HOME = "post_type";

export function createQueryRedirects(
  list: readonly { from: string; moved: Moved }[],
  canonical: (path: string) => string | null,
  leftOut: (from: string) => void,
): QueryRedirects {
  const found = new Map<string, Entry[]>();
  const paths = new Set<string>();
  for (const { from, moved } of list) {
    const read = readFrom(from);
    const path = read && canonical(read.path);
    const [first] = read?.parameters ?? [];
    if (!read || path === null || !first) {
      leftOut(from);
      continue;
    }
    const names = read.parameters.map(([name]) => name);
    const entry: Entry = {
      parameters: read.parameters,
      moved: { ...moved, parameters: path === "/" ? [...names, OF_HOME] : names },
    };
    const key = keyOf(path, first);
    found.set(key, [...(found.get(key) ?? []), entry]);
    paths.add(path);
  }
  return {
    isEmpty: paths.size === 0,
    hasPath: (path) => paths.has(path),
    find(path, query) {
      if (!paths.has(path)) return null;
      const matching = [...query].flatMap((one) =>
        (found.get(keyOf(path, one)) ?? []).filter((entry) => hasParameters(entry, query)),
      );
      return mostPrecise(matching)?.moved ?? null;
    },
  };
}
