import type { Payload } from "payload";
import type { Pending } from "#publishing/purge/sender.ts";

/** Changes per call. */
const BATCH = 500;
/** Milliseconds to store sent changes, for a site that missed them. */
const KEEP = 24 * 3_600_000;

/** Unsent changes of the `purges` collection, oldest first. */
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
  markSent: async (ids) => {
    if (ids.length === 0) return;
    await payload.db.updateMany({
      collection: "purges",
      where: { id: { in: ids } },
      data: { toldAt: new Date(now()).toISOString() },
    });
    // The newest stays: SQLite continues from the highest number, and none may be reused. So does the
    // one before these, the state that the site has (`change-states.ts`).
    await payload.db.deleteMany({
      collection: "purges",
      where: {
        and: [
          { toldAt: { less_than: new Date(now() - KEEP).toISOString() } },
          { id: { less_than: Math.min(...ids.map(Number)) - 1 } },
        ],
      },
    });
  },
});
