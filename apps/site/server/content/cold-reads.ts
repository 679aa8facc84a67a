import type { GetCallName } from "@meridian/contract";
import { createFlights, type FlightsOptions } from "@meridian/http/flights";
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
  /** Milliseconds until a read starts anew. */
  limitMs: number;
  log: FlightsOptions["log"];
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
  const flights = createFlights<StoredReply | undefined>({
    ...options,
    name: "replies",
    now: invalidations.now,
  });
  // BentoCache holds its lock of the key until a factory ends: with an old reply, for good.
  const factories = createFlights<StoredReply | undefined>({ ...options, name: "host's replies" });

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
      .getOrSet({
        key,
        tags,
        factory: (context) =>
          factories.share(
            key,
            () => factory(context),
            () => false,
          ),
      })
      .catch((error: Error) => Promise.reject(error.cause ?? error));
  };

  // A reply requested before a purge is not shared after it.
  return (read) =>
    flights.share(
      read.key,
      () => begin(read),
      (startedAt) => !invalidations.since(read.tags, startedAt),
    );
}
