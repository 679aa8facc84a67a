import type { Payload } from "payload";
import type { Pending } from "#publishing/purge/sender.ts";

/** Changes sent in one call. */
const BATCH = 500;
/**
 * Milliseconds for which a change is stored after sending, for a site that requests what it
 * missed.
 */
const KEEP = 24 * 3_600_000;

/** The changes in the `purges` collection that were not sent yet, oldest first. */
export const pendingIn = (payload: Payload, now: () => number = Date.now): Pending => ({
  read: async () => {
    const { docs } = await payload.db.find<{ id: number; tags: string[] }>({
      collection: "purges",
      where: { toldAt: { exists: false } },
      sort: "id",
      limit: BATCH,
      pagination: false,
    });
    return docs.map(({ id, tags }) => ({ id, tags }));
  },
  forget: async (ids) => {
    if (ids.length === 0) return;
    await payload.db.updateMany({
      collection: "purges",
      where: { id: { in: ids } },
      data: { toldAt: new Date(now()).toISOString() },
    });
    // The newest stays: SQLite continues from the highest existing number, and no number may be
    // used twice.
    await payload.db.deleteMany({
      collection: "purges",
      where: {
        and: [
          { toldAt: { less_than: new Date(now() - KEEP).toISOString() } },
          { id: { less_than: Math.max(...ids.map(Number)) } },
        ],
      },
    });
  },
});
