import { setImmediate as nextTurn } from "node:timers/promises";
import type { CollectionSlug, Payload, Where } from "payload";

const PORTION = 100;

interface Wanted {
  collection: CollectionSlug;
  /** Combined with AND. */
  where: Where[];
  draft?: boolean;
  /** All fields by default. */
  select?: Record<string, true>;
}

/**
 * Reads portions by id: constant memory, and other requests have their turn after each (SQLite
 * responds without one). The caller may delete yielded documents, and sets `T`. */
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
      // Payload's type is a union of all collections, too large for the compiler.
      ...(select && { select: select as never }),
    });
    const docs = found.docs as (T & { id: number })[];
    yield* docs;
    if (docs.length < PORTION) return;
    last = docs.at(-1)?.id ?? last;
    await nextTurn();
  }
}
