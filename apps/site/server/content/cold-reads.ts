import type { GetCallName } from "@meridian/contract";
import type { Absences } from "#server/content/absences.ts";
import type { CallParams, Fetcher, StoredReply } from "#server/content/fetcher.ts";
import type { Invalidations } from "#server/content/invalidations.ts";

/** BentoCache's context of a factory. */
interface FactoryContext {
  skip: () => undefined;
  gracedEntry?: { value: StoredReply } | undefined;
}

export interface ColdReadsOptions {
  /** BentoCache's interface. */
  cache: {
    getOrSet(options: {
      key: string;
      tags: string[];
      factory(context: FactoryContext): Promise<StoredReply | undefined>;
    }): Promise<StoredReply | undefined>;
  };
  fetcher: Pick<Fetcher, "fetch">;
  absences: Absences;
  invalidations: Pick<Invalidations, "now" | "since">;
  withdraw(key: string): Promise<void>;
}

interface ColdRead {
  name: GetCallName;
  params: CallParams;
  key: string;
  tags: string[];
  /** The reply is stored only if this resolves to `true`. */
  isWanted?: Promise<boolean> | undefined;
}

/** The absence of a record may be stored, too. */
const isRecord = (entry: FactoryContext["gracedEntry"]): boolean =>
  entry !== undefined && entry.value.value !== null;

/** Replies not in memory: from disk or host, shared by parallel readers. `undefined`: absent. */
export function createColdReads(
  options: ColdReadsOptions,
): (read: ColdRead) => Promise<StoredReply | undefined> {
  const { cache, fetcher, absences, invalidations, withdraw } = options;
  const flights = new Map<string, { at: number; reply: Promise<StoredReply | undefined> }>();

  const begin = ({
    name,
    params,
    key,
    tags,
    isWanted,
  }: ColdRead): Promise<StoredReply | undefined> => {
    const factory = async ({
      skip,
      gracedEntry,
    }: FactoryContext): Promise<StoredReply | undefined> => {
      const fresh = await fetcher.fetch(name, params, key, isRecord(gracedEntry));
      if (fresh.value !== null) return (await isWanted) === false ? skip() : fresh;
      if (gracedEntry) await withdraw(key);
      else absences.add(key);
      return skip();
    };
    return cache
      .getOrSet({ key, tags, factory })
      .catch((error: Error) => Promise.reject(error.cause ?? error));
  };

  return (read) => {
    const { key, tags } = read;
    const flight = flights.get(key);
    // A reply requested before a purge is not shared after it.
    if (flight && !invalidations.since(tags, flight.at)) return flight.reply;
    const mine = { at: invalidations.now(), reply: begin(read) };
    flights.set(key, mine);
    return mine.reply.finally(() => flights.get(key) === mine && flights.delete(key));
  };
}
