import { tagsOf, type GetCallName } from "@meridian/contract";
import { createFlights, type FlightsOptions } from "@meridian/http/flights";
import { within } from "@meridian/http/within";
import type { CallParams, Fetcher, StoredReply } from "#server/content/fetcher.ts";
import type { Invalidations } from "#server/content/invalidations.ts";
import { keyOf } from "#server/content/render-content.ts";
import type { StoredReplies } from "#server/content/stored-replies.ts";

export interface RepliesOptions {
  fetcher: Pick<Fetcher, "fetch">;
  stored: StoredReplies;
  invalidations: Invalidations;
  /** Milliseconds for which a reply is fresh. */
  ttl: number;
  /** Longest wait of a reader for a fresh reply if there is an old one. */
  timeoutMs: number;
  /** Milliseconds until a call starts anew. */
  limitMs: number;
  log: FlightsOptions["log"];
}

/** The host's replies. `null`: the record is absent. */
export interface Replies {
  /** If it is fresh; `null` if there is none in memory, `undefined` if it is outdated. */
  inMemory(name: GetCallName, params: CallParams): StoredReply | null | undefined;
  /**
   * A fresh one, which parallel readers share, or the known one if the host fails or is slow. A
   * first one is stored only if `isWanted` resolves to `true`.
   */
  read(
    name: GetCallName,
    params: CallParams,
    isWanted?: Promise<boolean>,
  ): Promise<StoredReply | null>;
  /** Stores that the record of an existing page is absent. */
  writeAbsent(name: GetCallName, params: CallParams, at: number): Promise<void>;
  /** After a purge records may have appeared. */
  dropAbsences(): void;
}

const ABSENT_FOR = 30_000;

export function createReplies(options: RepliesOptions): Replies {
  const { fetcher, stored, invalidations, ttl, timeoutMs } = options;
  const absences = createAbsences(invalidations.now, ABSENT_FOR);
  const calls = createFlights<StoredReply | null>({
    ...options,
    name: "replies",
    now: invalidations.now,
  });

  const isFresh = (tags: readonly string[], { value, at }: StoredReply): boolean =>
    invalidations.now() - at < (value === null ? Math.min(ttl, ABSENT_FOR) : ttl) &&
    !invalidations.since(tags, at);

  async function request(
    [name, params, isWanted]: Parameters<Replies["read"]>,
    key: string,
    known: StoredReply | undefined,
  ): Promise<StoredReply | null> {
    const isKnown = known !== undefined && known.value !== null;
    const fresh = await fetcher.fetch(name, params, key, isKnown);
    if (fresh.value === null) {
      absences.add(key);
      if (known) await stored.remove(key);
      return null;
    }
    if (!isKnown && (await isWanted) === false) return null;
    await stored.set(key, fresh);
    return fresh;
  }

  return {
    inMemory(name, params) {
      const known = stored.inMemory(keyOf(name, params));
      return known ? (isFresh(tagsOf(name, params), known) ? known : undefined) : null;
    },
    async read(...call) {
      const [name, params] = call;
      const [key, tags] = [keyOf(name, params), tagsOf(name, params)];
      if (absences.has(key)) return null;
      const known = await stored.find(key);
      if (known && isFresh(tags, known)) return known;
      const fresh = calls.share(
        key,
        () => request(call, key, known),
        // A reply requested before a purge is not shared after it.
        (startedAt) => !invalidations.since(tags, startedAt),
      );
      if (!known) return fresh;
      const inTime = await within(
        timeoutMs,
        fresh.catch(() => known),
      );
      return inTime === undefined ? known : inTime;
    },
    writeAbsent: (name, params, at) => stored.set(keyOf(name, params), { value: null, at }),
    dropAbsences: absences.clear,
  };
}

/**
 * Records that the host has just reported absent, in memory for a short time: made-up addresses
 * must neither fill the disk nor reach the host a hundred times a second.
 */
interface Absences {
  add(key: string): void;
  has(key: string): boolean;
  clear(): void;
}

const REMEMBERED = 2000;

/** `lifetime` in milliseconds of `now`. */
function createAbsences(now: () => number, lifetime: number): Absences {
  const until = new Map<string, number>();
  return {
    add(key) {
      if (until.size >= REMEMBERED) until.delete(until.keys().next().value ?? "");
      until.delete(key);
      until.set(key, now() + lifetime);
    },
    has: (key) => (until.get(key) ?? 0) > now(),
    clear: () => until.clear(),
  };
}
