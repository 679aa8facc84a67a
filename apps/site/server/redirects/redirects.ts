/** The host's redirects, by an extension of the contract; a host without the call has none. */
import { tagsOf, type Redirect } from "@meridian/contract";
import { locationWith } from "@meridian/contract/redirect-from";
import { redirectTarget } from "@meridian/contract/redirect-target";
import { createFlights } from "@meridian/http/flights";
import { readAddress } from "#server/http/addresses.ts";
import {
  createQueryRedirects,
  isOfQuery,
  type QueryRedirects,
} from "#server/redirects/query-redirects.ts";
import type { Uses } from "#server/services.ts";

export interface Moved {
  /** Path on this site, possibly with query and fragment; or an address of another site. */
  to: string;
  status: 301 | 302;
  /** The parameters that named the page (`p` of `/?p=12`): the target gets only the others. */
  parameters?: readonly string[];
  /** It began with a path alone: an existing page there stays. */
  isOfPath?: boolean;
}

export interface Redirects {
  /**
   * The redirect of this path with these parameters (OWN-146), else of this path. Never rejects:
   * without a reply there is none.
   */
  find(path: string, query: URLSearchParams): Promise<Moved | null>;
  /** Whether `find` needs no reply of the host. */
  isCached(): boolean;
  /**
   * Whether the parameters of an address have a redirect, as far as known; also if the list has to be
   * read first.
   */
  isNamedByParameter(target: string): boolean;
}

const TAGS = tagsOf("redirects");
/** Milliseconds until a failed read is repeated. */
const RETRY = 3000;
/** Milliseconds until the list is read anew. */
const LIMIT_MS = 20_000;

/**
 * The list is a map, because every request without a prepared response reads it. `ttl`: milliseconds
 * for which it is used. Addresses on the site's own URL become paths.
 */
export function createRedirects({
  content,
  invalidations,
  log,
  settings: { siteUrl },
  ttl,
}: Uses<
  never,
  {
    content: "forRender";
    invalidations: "now" | "since";
    log: "warn";
    settings: "siteUrl";
  }
> & { ttl: number }): Redirects {
  let known: Known = { ...NONE, at: -Infinity, until: -Infinity };
  const flights = createFlights<void>({
    name: "redirects",
    limitMs: LIMIT_MS,
    log,
    now: invalidations.now,
  });

  async function read(): Promise<void> {
    const at = invalidations.now();
    try {
      const reading = content.forRender();
      const list = await reading.read("redirects");
      known = {
        ...redirectsOf(list ?? [], siteUrl, (from) =>
          log.warn(
            { from },
            "redirect skipped: it must lead from a path of this site to another path or to an https address of another site, and not in a circle",
          ),
        ),
        at,
        // A stale reply, of an unreachable host, is from before the purge.
        until: at + (reading.isDegraded ? Math.min(RETRY, ttl) : ttl),
      };
    } catch {
      failed(at);
    }
  }

  /** The call's failure is logged already; known redirects stay. */
  const failed = (at: number): void => void (known = { ...known, at, until: at + RETRY });
  /** What was requested before a purge may be outdated. */
  const reread = (): Promise<void> =>
    flights
      .share("list", read, (startedAt) => !invalidations.since(TAGS, startedAt))
      .catch(() => failed(invalidations.now()));

  const isWrong = (): boolean => invalidations.since(TAGS, known.at);

  const isCached = (): boolean => known.at !== -Infinity && !isWrong();

  return {
    isCached,
    isNamedByParameter(target) {
      const at = target.indexOf("?");
      if (at < 0) return false;
      // After a purge `find` reads the list before the page is sent.
      if (!isCached()) return true;
      if (known.until < invalidations.now()) void reread();
      const path = target.slice(0, at);
      return (
        known.byQuery.hasPath(path) &&
        known.byQuery.find(path, new URLSearchParams(target.slice(at + 1))) !== null
      );
    },
    async find(path, query) {
      if (known.until < invalidations.now() || isWrong()) {
        const reading = reread();
        // A list that is only expired is used.
        if (!isCached()) await reading;
        if (isWrong()) await reread();
      }
      return known.byQuery.isEmpty ? (known.moved.get(path) ?? null) : follow(known, path, query);
    },
  };
}

interface Stored {
  /** By canonical path. */
  moved: Map<string, Moved>;
  byQuery: QueryRedirects;
}
interface Known extends Stored {
  at: number;
  until: number;
}

const NONE: Stored = {
  moved: new Map(),
  byQuery: createQueryRedirects([], pathOf, () => undefined),
};

/** Those of paths, and those of addresses with parameters, which lead on for each request. */
export function redirectsOf(
  list: readonly Redirect[],
  siteUrl: string,
  leftOut: (from: string) => void,
): Stored {
  const queried = list.flatMap(({ from, to, status }) => {
    if (!isOfQuery(from)) return [];
    const target = targetOf(to, siteUrl);
    if (target === null) leftOut(from);
    return target === null ? [] : [{ from, moved: { to: target, status } }];
  });
  return {
    moved: mapOf(
      list.filter(({ from }) => !isOfQuery(from)),
      siteUrl,
      leftOut,
    ),
    byQuery: createQueryRedirects(queried, pathOf, leftOut),
  };
}

/** Steps of one redirect; each lead through parameters is followed for the request itself. */
const MOST_STEPS = 10;

/** The final target, in one step; none for a circle. */
function follow(known: Stored, path: string, query: URLSearchParams): Moved | null {
  const one = (at: string, of: URLSearchParams): Moved | null =>
    known.byQuery.find(at, of) ?? known.moved.get(at) ?? null;
  const first = one(path, query);
  let moved = first;
  let at = { path, query };
  for (let step = 0; moved; step += 1) {
    if (step === MOST_STEPS) return null;
    const location = locationOf(moved, at.query);
    const target = location.startsWith("/") ? pathOf(location) : null;
    if (target === null) return ended(moved, at.query, first);
    const next = { path: target, query: queryOf(location) };
    const further = one(next.path, next.query);
    if (!further) return first === moved ? moved : ended(moved, at.query, first);
    const status = moved.status === 302 ? 302 : further.status;
    [moved, at] = [{ ...further, status }, next];
  }
  return null;
}

/** The location has what is left of the request's query already. */
const ended = (moved: Moved, query: URLSearchParams, first: Moved | null): Moved => ({
  to: locationOf(moved, query),
  status: moved.status,
  parameters: ALL,
  isOfPath: first?.parameters === undefined,
});
/** No parameter of the request is left. */
const ALL: readonly string[] = ["*"];

const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? "");

/** Encoded for a header; `null`: a redirect may not lead there. */
function targetOf(to: string, siteUrl: string): string | null {
  const target = redirectTarget(to, siteUrl);
  return target && (target.isElsewhere || pathOf(target.to) !== null) ? spelled(target.to) : null;
}

/** By canonical path, each with its final target. */
export function mapOf(
  list: readonly Redirect[],
  siteUrl: string,
  leftOut: (from: string) => void,
): Map<string, Moved> {
  const direct = new Map<string, Moved>();
  for (const { from, to, status } of list) {
    const key = pathOf(from);
    const target = targetOf(to, siteUrl);
    if (key !== null && target !== null) direct.set(key, { to: target, status });
    else leftOut(from);
  }
  const moved = new Map<string, Moved>();
  for (const [path, first] of direct) {
    const end = endOf(direct, path, first);
    if (end) moved.set(path, end);
    else leftOut(path);
  }
  return moved;
}

function endOf(direct: ReadonlyMap<string, Moved>, path: string, first: Moved): Moved | null {
  const seen = new Set([path]);
  for (let moved = first; ;) {
    if (!moved.to.startsWith("/")) return moved;
    const target = pathOf(moved.to) ?? "";
    if (seen.has(target)) return null;
    seen.add(target);
    const next = direct.get(target);
    if (!next) return moved;
    moved = { ...first, to: next.to, status: first.status === 302 ? 302 : next.status };
  }
}

/** Encoded for a header: a host may use other characters literally. */
const spelled = (to: string): string =>
  to.replace(/[^\x21-\x7e]+/g, (letters) => encodeURIComponent(letters.normalize("NFC")));

/** The canonical path of an address on this site. */
function pathOf(address: string): string | null {
  const read = readAddress(/^[^#]*/.exec(address)?.[0] ?? "");
  const settled = read.kind === "redirect" ? readAddress(read.location) : read;
  return settled.kind === "page" ? settled.path : null;
}

/** The redirect's target with the rest of the requested query. */
export const locationOf = ({ to, parameters = [] }: Moved, requested: URLSearchParams): string =>
  parameters === ALL ? to : locationWith(to, parameters, requested);
