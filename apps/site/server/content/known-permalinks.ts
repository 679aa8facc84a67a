/** The host's permalinks from its own lists: read when needed, and cached. */
import { LISTING_CALLS, permalinksOf, type ListingCall, type Permalinks } from "@meridian/contract";
import { createFlights, type FlightsOptions } from "@meridian/http/flights";
import { within } from "@meridian/http/within";
import type { Invalidations } from "#server/content/invalidations.ts";

export interface KnownPermalinks {
  /** The current permalinks; the lists are read again after a change. Never rejects. */
  read(): Promise<Permalinks>;
  /** As last read; `undefined` before the first read. Reads nothing. */
  latest(): Permalinks | undefined;
  /** Reads the lists in sequence in the background: a page's calls go first. Never rejects. */
  readAhead(signal: AbortSignal): Promise<void>;
}

export type ListIn = (name: ListingCall, language: string | undefined) => Promise<unknown>;
type FreshIn = (name: ListingCall, language: string | undefined) => boolean;

/** Those of each language; `undefined`: the site's first. */
export function permalinksByLanguage({
  list,
  isFresh,
  ...options
}: Omit<PermalinksOptions, "list" | "isFresh"> & {
  list: ListIn;
  isFresh: FreshIn;
}): (language?: string) => KnownPermalinks {
  const all = new Map<string | undefined, KnownPermalinks>();
  return (language) => {
    const known =
      all.get(language) ??
      createKnownPermalinks({
        ...options,
        list: (name) => list(name, language),
        isFresh: (name) => isFresh(name, language),
      });
    all.set(language, known);
    return known;
  };
}

export interface PermalinksOptions {
  /** A list from the cache or from the host. */
  list: (name: ListingCall) => Promise<unknown>;
  /** Whether the list as last read is the host's current one: a slow host gives the previous one. */
  isFresh?: (name: ListingCall) => boolean;
  invalidations: Invalidations;
  /** Milliseconds that a reader with old permalinks waits for new ones. */
  timeoutMs: number;
  /** Milliseconds until the lists are read anew. */
  limitMs: number;
  log: FlightsOptions["log"];
}

/** Milliseconds after which the lists are read again if the host does not notify of changes. */
const LIFETIME = 600_000;
/** The same if one of the lists was the previous one, or failed. */
const RETRY = 3000;

export function createKnownPermalinks({
  list,
  isFresh = () => true,
  invalidations,
  timeoutMs,
  limitMs,
  log,
}: PermalinksOptions): KnownPermalinks {
  let latest: { permalinks: Permalinks; at: number; lifetime: number } | undefined;
  const flights = createFlights<Permalinks>({ name: "permalinks", limitMs, log });
  const last = new Map<ListingCall, unknown>();

  async function read(): Promise<Permalinks> {
    const at = invalidations.now();
    let lifetime = LIFETIME;
    await Promise.all(
      LISTING_CALLS.map(async (name) => {
        try {
          last.set(name, await list(name));
          if (!isFresh(name)) lifetime = RETRY;
        } catch {
          // A failing list stays unchanged; its own reader reports the failure.
          lifetime = RETRY;
        }
      }),
    );
    const permalinks = permalinksOf(Object.fromEntries(last));
    latest = { permalinks, at, lifetime };
    return permalinks;
  }

  async function current(): Promise<Permalinks> {
    const { now, anySince } = invalidations;
    if (latest && now() - latest.at < latest.lifetime && !anySince(latest.at))
      return latest.permalinks;
    const before = latest?.permalinks;
    const reading = flights
      .share("lists", read)
      .catch(() => before ?? permalinksOf(Object.fromEntries(last)));
    return before ? ((await within(timeoutMs, reading)) ?? before) : reading;
  }

  return {
    latest: () => latest?.permalinks,
    read: current,
    async readAhead(signal) {
      for (const name of LISTING_CALLS)
        if (!signal.aborted) await list(name).catch(() => undefined);
      if (!signal.aborted) await current();
    },
  };
}
