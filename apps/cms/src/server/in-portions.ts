import type { CollectionSlug, Payload, Where } from "payload";

/** Documents read at a time. */
const PORTION = 100;

interface Wanted {
  collection: CollectionSlug;
  /** Conditions, combined with AND. */
  where: Where[];
  draft?: boolean;
  /** The fields to read; all by default. */
  select?: Record<string, true>;
}

/**
 * Iterates over a collection's documents by id, one portion at a time, so that memory use does not
 * grow with its length. The caller may delete a document once it was returned. The caller sets `T`.
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
      // Payload's type is a union of all collections, which is too large for the compiler.
      ...(select && { select: select as never }),
    });
    // The caller's `T`.
    const docs = found.docs as (T & { id: number })[];
    yield* docs;
    if (docs.length < PORTION) return;
    last = docs.at(-1)?.id ?? last;
  }
}
