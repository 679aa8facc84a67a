import type { Payload } from "payload";
import type { Pending } from "#purge/sender.ts";

/** Changes told in one call. */
const BATCH = 500;

/** The changes written down in the `purges` collection, oldest first. */
export const pendingIn = (payload: Payload): Pending => ({
  read: async () => {
    const { docs } = await payload.db.find<{ id: number; tags: string[] }>({ collection: "purges", sort: "id", limit: BATCH, pagination: false });
    return docs.map(({ id, tags }) => ({ id, tags }));
  },
  forget: async (ids) => {
    await payload.db.deleteMany({ collection: "purges", where: { id: { in: ids } } });
  },
});
