import DataLoader from "dataloader";
import type { Payload } from "payload";

type Read<K, V> = (
  payload: Payload,
  place: string,
  keys: readonly K[],
) => Promise<ReadonlyMap<K, V>>;

/**
 * Joins the reads of a list's cells: keys of a place (a collection) that are requested in the same
 * turn of the event loop share a read. Nothing is cached.
 */
export function readTogether<K, V>(
  read: Read<K, V>,
): (payload: Payload, place: string, key: K) => Promise<V | undefined> {
  const hosts = new WeakMap<Payload, Map<string, DataLoader<K, V | undefined>>>();
  return (payload, place, key) => {
    const places = hosts.get(payload) ?? new Map<string, DataLoader<K, V | undefined>>();
    hosts.set(payload, places);
    const loader =
      places.get(place) ??
      new DataLoader<K, V | undefined>(
        async (keys) => {
          const found = await read(payload, place, [...new Set(keys)]);
          return keys.map((one) => found.get(one));
        },
        { cache: false, batchScheduleFn: (run) => setImmediate(run) },
      );
    places.set(place, loader);
    return loader.load(key);
  };
}
