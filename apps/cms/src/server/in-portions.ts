import type { CollectionSlug, Payload, Where } from "payload";

/** Documents read at a time. */
const PORTION = 100;

interface Wanted {
  collection: CollectionSlug;
  /** All of these hold. */
  where: Where[];
  draft?: boolean;
  /** Fields that are read; not given, all. */
  select?: Record<string, true>;
}

/**
 * A collection's documents by their numbers, a portion at a time, so that one of any length takes
 * no more memory. A document may be deleted when it has been given. `T` is for the caller to know.
 */
export async function* inPortions<T extends object>(
  payload: Payload,
  { collection, where, draft = false, select }: Wanted,
): AsyncGenerator<T & { id: number }> {
  for (let last = 0; ;) {
    const found: { docs: object[] } = await payload.find({
      collection,
      draft,
      where: { and: [...where, { id: { greater_than: last } }] },
      sort: "id",
      limit: PORTION,
      pagination: false,
      depth: 0,
      // Payload's type is one of each collection, and there are too many for the compiler.
      ...(select && { select: select as never }),
    });
    // What `T` says of them.
    const docs = found.docs as (T & { id: number })[];
    yield* docs;
    if (docs.length < PORTION) return;
    last = docs.at(-1)?.id ?? last;
  }
}
