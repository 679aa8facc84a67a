import type { Payload } from "payload";

type Read<K, V> = (
  payload: Payload,
  place: string,
  keys: readonly K[],
) => Promise<ReadonlyMap<K, V>>;

function batched<K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let next: { keys: Set<K>; found: Promise<ReadonlyMap<K, V>> } | undefined;
  return async (key) => {
    next ??= {
      keys: new Set(),
      found: new Promise((resolve, reject) =>
        setImmediate(() => {
          const keys = [...(next?.keys ?? [])];
          next = undefined;
          read(keys).then(resolve, reject);
        }),
      ),
    };
    next.keys.add(key);
    return (await next.found).get(key);
  };
}

/**
 * Joins the reads of a list's cells: keys of a place (a collection) that are requested in the same
 * turn of the event loop share a read. Nothing is cached.
 */
export function readTogether<K, V>(
  read: Read<K, V>,
): (payload: Payload, place: string, key: K) => Promise<V | undefined> {
  const hosts = new WeakMap<Payload, Map<string, (key: K) => Promise<V | undefined>>>();
  return (payload, place, key) => {
    const places = hosts.get(payload) ?? new Map<string, (key: K) => Promise<V | undefined>>();
    hosts.set(payload, places);
    const reading = places.get(place) ?? batched((keys) => read(payload, place, keys));
    places.set(place, reading);
    return reading(key);
  };
}
