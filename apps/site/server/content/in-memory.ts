import type { GetCallName } from "@meridian/contract";
import type { CallParams, Kept } from "#server/content/fetcher.ts";
import { within } from "@meridian/contract/within";

export interface InMemoryOptions {
  /** Asks the host; `value` is null where the record is absent. */
  fetch(name: GetCallName, params: CallParams, key: string, isKnown: true): Promise<Kept>;
  /** Writes to the disk. */
  write(name: GetCallName, params: CallParams, kept: Kept): Promise<unknown>;
  /** The record is gone: nothing of it may come back when the host fails later. */
  withdraw(key: string): Promise<unknown>;
  /** Milliseconds a reader waits for a fresh reply. */
  timeoutMs: number;
}

export interface InMemory {
  get(key: string): Kept | undefined;
  set(key: string, kept: Kept): void;
  /**
   * The fresh reply in the place of the one that is known, which is given where the host fails or
   * is slow; `null`: it is absent now.
   */
  renew(known: Kept, name: GetCallName, params: CallParams, key: string): Promise<Kept | null>;
}

/** Replies that are kept. */
const KEPT = 500;
/** Records of a list that is written behind the answer, and milliseconds after it. */
const LONG = 100;
const WRITTEN_AFTER = 2000;

/**
 * Replies as they were read: from the disk a list of 1,000 records takes 35 ms, and what is in
 * memory need not be read there to be renewed.
 */
export function createInMemory({ fetch, write, withdraw, timeoutMs }: InMemoryOptions): InMemory {
  const replies = new Map<string, Kept>();
  const flights = new Map<string, Promise<Kept | null>>();
  const writing = new Set<string>();

  const set = (key: string, kept: Kept): void => {
    replies.delete(key);
    if (replies.size >= KEPT) replies.delete(replies.keys().next().value ?? "");
    replies.set(key, kept);
  };

  /**
   * A long list is written soon, once for all purges that come meanwhile: that costs more than the
   * page that waits for it. One that is lost with the process is asked for anew.
   */
  async function keep(
    name: GetCallName,
    params: CallParams,
    key: string,
    fresh: Kept,
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

  async function refresh(name: GetCallName, params: CallParams, key: string): Promise<Kept | null> {
    const fresh = await fetch(name, params, key, true);
    if (fresh.value === null) {
      replies.delete(key);
      await withdraw(key);
      return null;
    }
    // A list of which nothing has changed is the same object, and lies on the disk.
    const isSame = fresh.value === replies.get(key)?.value;
    set(key, fresh);
    if (!isSame) await keep(name, params, key, fresh);
    return fresh;
  }

  return {
    get: (key) => replies.get(key),
    set,
    async renew(known, name, params, key) {
      const flight =
        flights.get(key) ?? refresh(name, params, key).finally(() => flights.delete(key));
      flights.set(key, flight);
      const fresh = await within(
        timeoutMs,
        flight.catch(() => known),
      );
      return fresh === undefined ? known : fresh;
    },
  };
}
