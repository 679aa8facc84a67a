import type { Payload, PayloadRequest } from "payload";
import { tagsOfChange, type Tagged, type TaggedKind } from "#purge/tags.ts";

interface Watch {
  wake: () => void;
  /** Transactions in which something was written down. */
  open: Set<number | string>;
}

// On the database adapter itself: Next bundles this module more than once, and all copies must see
// the same watch.
const WATCH = Symbol.for("meridian.purge-watch");
const watchOf = (db: Payload["db"]): Watch | undefined =>
  (db as { [WATCH]?: Watch } & Payload["db"])[WATCH];

/** From now on `wake` is called whenever a noted change can be read by others. */
export function wakeOnChange(payload: Payload, wake: () => void): void {
  const { db } = payload;
  const watch: Watch = { wake, open: new Set() };
  const commit = db.commitTransaction;
  Object.assign(db, {
    [WATCH]: watch,
    commitTransaction: async (id: Parameters<typeof commit>[0]) => {
      const transaction = await id;
      await commit.call(db, transaction);
      if (watch.open.delete(transaction)) wake();
    },
  });
}

/**
 * Writes down, in the change's own transaction, what the site must be told. A change that is rolled
 * back is never told, one that is committed is told even when the process dies here. SQLite runs
 * without transactions: by now its change is on disk.
 */
export async function noteChange(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<void> {
  const tags = tagsOfChange(kind, states);
  if (tags.length === 0) return;
  const { db } = req.payload;
  await db.create({ collection: "purges", data: { tags }, req });
  const transaction = await req.transactionID;
  // Where there is none, Payload leaves all sorts of things here: nothing, `null`, an empty object.
  if (typeof transaction === "string" || typeof transaction === "number")
    watchOf(db)?.open.add(transaction);
  else watchOf(db)?.wake();
}
