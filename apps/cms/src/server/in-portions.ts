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
  yield* byId(async (last, limit) => {
    const found: { docs: object[] } = await payload.find({
      collection,
      draft,
      where: { and: [...where, { id: { greater_than: last } }] },
      sort: "id",
      limit,
      pagination: false,
      depth: 0,
      // Payload's type is a union of all collections, too large for the compiler.
      ...(select && { select: select as never }),
    });
    return found.docs as (T & { id: number })[];
  });
}

/** Versions of a collection in portions, without hooks. The caller sets `T`. */
export async function* versionsInPortions<T extends object>(
  { db }: Payload,
  { collection, where, select }: Omit<Wanted, "draft">,
): AsyncGenerator<T & { id: number }> {
  yield* byId(async (last, limit) => {
    const { docs } = await db.findVersions<object>({
      collection,
      where: { and: [...where, { id: { greater_than: last } }] },
      sort: "id",
      limit,
      pagination: false,
      ...(select && { select }),
    });
    return docs as unknown as (T & { id: number })[];
  });
}

/** `read` returns at most `limit` rows with a higher id than `last`, in their order. */
export async function* byId<T extends { id: number }>(
  read: (last: number, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let last = 0; ;) {
    const rows = await read(last, PORTION);
    yield* rows;
    if (rows.length < PORTION) return;
    last = rows.at(-1)?.id ?? last;
    await nextTurn();
  }
}
