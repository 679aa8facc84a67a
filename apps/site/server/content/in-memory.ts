import type { GetCallName } from "@meridian/contract";
import type { CallParams, StoredReply } from "#server/content/fetcher.ts";
import { createFlights, type FlightsOptions } from "@meridian/http/flights";
import { within } from "@meridian/http/within";

export interface InMemoryOptions {
  /** Calls the host; `value` is null if the record is absent. */
  fetch(name: GetCallName, params: CallParams, key: string, isKnown: true): Promise<StoredReply>;
  write(name: GetCallName, params: CallParams, reply: StoredReply): Promise<unknown>;
  /** The record is gone: it must not return when the host fails later. */
  withdraw(key: string): Promise<unknown>;
  /** Longest wait of a reader for a fresh reply. */
  timeoutMs: number;
  /** Milliseconds until a call starts anew. */
  limitMs: number;
  log: FlightsOptions["log"];
}

export interface InMemory {
  get(key: string): StoredReply | undefined;
  set(key: string, reply: StoredReply): void;
  /** A fresh reply, or the known one if the host fails or is slow; `null`: absent now. */
  renew(
    known: StoredReply,
    name: GetCallName,
    params: CallParams,
    key: string,
  ): Promise<StoredReply | null>;
}

/** Maximum number of replies in memory. */
const MAX_REPLIES = 500;
/** Records; longer lists are written after the response, with a delay in milliseconds. */
const LONG = 100;
const WRITTEN_AFTER = 2000;

/** Parsed replies in memory: 1,000 records take 35 ms from disk; renewing needs no disk. */
export function createInMemory(options: InMemoryOptions): InMemory {
  const { fetch, write, withdraw, timeoutMs } = options;
  const replies = new Map<string, StoredReply>();
  const flights = createFlights<StoredReply | null>({ ...options, name: "replies" });
  const writing = new Set<string>();

  const set = (key: string, reply: StoredReply): void => {
    replies.delete(key);
    if (replies.size >= MAX_REPLIES) replies.delete(replies.keys().next().value ?? "");
    replies.set(key, reply);
  };

  /**
   * Writes a long list with a delay, once for all purges in between, because it costs more than the
   * waiting page. If the process dies first, the list is requested again.
   */
  async function store(
    name: GetCallName,
    params: CallParams,
    key: string,
    fresh: StoredReply,
  ): Promise<void> {
    if (!Array.isArray(fresh.value) || fresh.value.length < LONG)
      return void (await write(name, params, fresh));
    if (writing.has(key)) return;
    writing.add(key);
    const late = setTimeout(() => {
      writing.delete(key);
      const latest = replies.get(key);
      if (latest) void write(name, params, latest);
    }, WRITTEN_AFTER);
    late.unref();
  }

  async function refresh(
    name: GetCallName,
    params: CallParams,
    key: string,
  ): Promise<StoredReply | null> {
    const fresh = await fetch(name, params, key, true);
    if (fresh.value === null) {
      replies.delete(key);
      await withdraw(key);
      return null;
    }
    // An unchanged list is the same object, and is on disk already.
    const isSame = fresh.value === replies.get(key)?.value;
    set(key, fresh);
    if (!isSame) await store(name, params, key, fresh);
    return fresh;
  }

  return {
    get: (key) => replies.get(key),
    set,
    async renew(known, name, params, key) {
      const flight = flights.share(key, () => refresh(name, params, key));
      const fresh = await within(
        timeoutMs,
        flight.catch(() => known),
      );
      return fresh === undefined ? known : fresh;
    },
  };
}
