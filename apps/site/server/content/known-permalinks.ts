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

/** Those of each language; `undefined`: the site's first. */
export function permalinksByLanguage({
  list,
  ...options
}: Omit<PermalinksOptions, "list"> & {
  list: ListIn;
}): (language?: string) => KnownPermalinks {
  const all = new Map<string | undefined, KnownPermalinks>();
  return (language) => {
    const known =
      all.get(language) ??
      createKnownPermalinks({ ...options, list: (name) => list(name, language) });
    all.set(language, known);
    return known;
  };
}

export interface PermalinksOptions {
  /** A list from the cache or from the host. */
  list: (name: ListingCall) => Promise<unknown>;
  invalidations: Invalidations;
  /** Milliseconds that a reader with old permalinks waits for new ones. */
  timeoutMs: number;
  /** Milliseconds until the lists are read anew. */
  limitMs: number;
  log: FlightsOptions["log"];
}

/** Milliseconds after which the lists are read again if the host does not notify of changes. */
const LIFETIME = 600_000;

export function createKnownPermalinks({
  list,
  invalidations,
  timeoutMs,
  limitMs,
  log,
}: PermalinksOptions): KnownPermalinks {
  let latest: { permalinks: Permalinks; at: number } | undefined;
  const flights = createFlights<Permalinks>({ name: "permalinks", limitMs, log });
  const last = new Map<ListingCall, unknown>();

  async function read(): Promise<Permalinks> {
    const at = invalidations.now();
    await Promise.all(
      LISTING_CALLS.map(async (name) => {
        // A failing list stays unchanged; its own reader reports the failure.
        const reply = await list(name).catch(() => last.get(name));
        if (reply !== undefined) last.set(name, reply);
      }),
    );
    const permalinks = permalinksOf(Object.fromEntries(last));
    latest = { permalinks, at };
    return permalinks;
  }

  async function current(): Promise<Permalinks> {
    const { now, anySince } = invalidations;
    if (latest && now() - latest.at < LIFETIME && !anySince(latest.at)) return latest.permalinks;
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
