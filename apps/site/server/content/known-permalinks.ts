/** Where the host shows its records, by its own lists: read once they are needed, and kept. */
import { LISTING_CALLS, permalinksOf, type ListingCall, type Permalinks } from "@meridian/contract";
import { within } from "@meridian/contract/within";
import type { Invalidations } from "#server/content/invalidations.ts";

export interface KnownPermalinks {
  /** As they are now; after a change the lists are read again. Never rejects. */
  read(): Promise<Permalinks>;
  /** As they were read last; `undefined` before that. Reads nothing. */
  latest(): Permalinks | undefined;
  /** Reads the lists one after the other, for later: a page's calls go first. Never rejects. */
  readAhead(signal: AbortSignal): Promise<void>;
}

export interface PermalinksOptions {
  /** A list as it is kept, or asked for. */
  list: (name: ListingCall) => Promise<unknown>;
  invalidations: Invalidations;
  /** Milliseconds that a reader waits for new ones, when there are old ones. */
  timeoutMs: number;
}

/** Milliseconds after which the lists of a host that says nothing of its changes are read again. */
const KEPT = 600_000;

export function createKnownPermalinks({
  list,
  invalidations,
  timeoutMs,
}: PermalinksOptions): KnownPermalinks {
  let latest: { permalinks: Permalinks; at: number } | undefined;
  let reading: Promise<Permalinks> | undefined;
  const last = new Map<ListingCall, unknown>();

  async function read(): Promise<Permalinks> {
    const at = invalidations.now();
    await Promise.all(
      LISTING_CALLS.map(async (name) => {
        // A list that fails stays as it was; its own reader reports it.
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
    if (latest && now() - latest.at < KEPT && !anySince(latest.at)) return latest.permalinks;
    reading ??= read().finally(() => void (reading = undefined));
    const before = latest?.permalinks;
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
