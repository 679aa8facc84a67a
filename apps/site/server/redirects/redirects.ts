/** The host's redirects, by an extension of the contract; a host without the call has none. */
import type { Redirect } from "@meridian/contract";
import { redirectTarget } from "@meridian/contract/redirect-target";
import { createFlights } from "@meridian/http/flights";
import { readAddress } from "#server/http/addresses.ts";
import type { Uses } from "#server/services.ts";

export interface Moved {
  /** Path on this site, possibly with query and fragment; or an address of another site. */
  to: string;
  status: 301 | 302;
  /** The home page's parameter that named the page (`p` of `/?p=12`). */
  parameter?: string;
}

export interface Redirects {
  /**
   * The redirect of this path, or of a page that a parameter of the home page names, as in a
   * WordPress without pretty permalinks. Never rejects: without a reply there is none.
   */
  find(path: string, query: URLSearchParams): Promise<Moved | null>;
  /** Whether `find` needs no reply of the host. */
  isCached(): boolean;
  /** Whether an address is one of the home page's with a redirect, as far as known. */
  isNamedByParameter(target: string): boolean;
}

const TAGS = ["redirects"];
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
  let known = { moved: new Map<string, Moved>(), at: -Infinity, until: -Infinity };
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
        moved: mapOf(list ?? [], siteUrl, (from) =>
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
    isNamedByParameter: (target) =>
      target.startsWith("/?") &&
      keysOf("/", new URLSearchParams(target.slice(2))).some((key) => known.moved.has(key)),
    async find(path, query) {
      if (known.until < invalidations.now() || isWrong()) {
        const reading = reread();
        // A list that is only expired is used.
        if (!isCached()) await reading;
        if (isWrong()) await reread();
      }
      for (const key of keysOf(path, query)) {
        const moved = known.moved.get(key);
        if (moved) return moved;
      }
      return null;
    },
  };
}

/** By canonical path, each with its final target. */
export function mapOf(
  list: readonly Redirect[],
  siteUrl: string,
  leftOut: (from: string) => void,
): Map<string, Moved> {
  const direct = new Map<string, Moved>();
  for (const { from, to, status } of list) {
    const named = parameterOf(from);
    const key = named ? named.key : pathOf(from);
    const target = redirectTarget(to, siteUrl);
    if (key !== null && target && (target.isElsewhere || pathOf(target.to) !== null))
      direct.set(key, {
        to: spelled(target.to),
        status,
        ...(named && { parameter: named.parameter }),
      });
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

/** The parameter of an address such as `/?p=12`; `undefined` for a path. */
function parameterOf(from: string): { key: string; parameter: string } | undefined {
  if (!/^\/\?[^=&#]+=[^&#]+$/.test(from)) return undefined;
  const query = new URLSearchParams(from.slice(2));
  const [key = ""] = keysOf("/", query);
  const [parameter = ""] = query.keys();
  return { key, parameter };
}

/** Possible keys of an address in the list: `/?p=12` for the home page with that parameter. */
const keysOf = (path: string, query: URLSearchParams): string[] =>
  path === "/" ? [...query].map(([name, value]) => `/?${name}=${value}`) : [path];

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
export function locationOf({ to, parameter }: Moved, requested: URLSearchParams): string {
  const isOfRecord = (name: string): boolean =>
    name === parameter || (parameter !== undefined && name === "post_type");
  const query = new URLSearchParams(
    [...requested].filter(([name]) => !isOfRecord(name)),
  ).toString();
  if (query === "") return to;
  const [, before = to, anchor = ""] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}${query}${anchor}`;
}
