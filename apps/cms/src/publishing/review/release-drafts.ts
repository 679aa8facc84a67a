/** The drafts of a removed user are no one's: SQLite gives a free number to a later user. */
import type { CollectionConfig, CollectionSlug, GlobalSlug, PayloadRequest, Where } from "payload";
import { isScheduled } from "#publishing/schedule/fields.ts";

const NO_WRITER = { review: { writer: null } };
const ALL = { pagination: false, limit: 0 } as const;

async function releaseDrafts(req: PayloadRequest, user: number): Promise<void> {
  const { config, db } = req.payload;
  const own = (within: string): Where => ({ [`${within}review.writer`]: { equals: user } });
  const change = (updatedAt: Date | string) => ({
    versionData: { updatedAt, version: NO_WRITER },
    returning: false,
    req,
  });
  for (const { slug } of config.collections.filter(isScheduled)) {
    const collection = slug as CollectionSlug;
    const { docs } = await db.find<{ id: number }>({ ...ALL, collection, where: own(""), req });
    for (const { id } of docs)
      await db.updateOne({ collection, id, data: NO_WRITER, returning: false, req });
    const versions = await db.findVersions({ ...ALL, collection, where: own("version."), req });
    for (const { id, updatedAt } of versions.docs)
      await db.updateVersion({ ...change(updatedAt), collection, id } as never);
  }
  for (const { slug } of config.globals.filter(isScheduled)) {
    const global = slug as GlobalSlug;
    const { docs } = await db.findGlobalVersions({ ...ALL, global, where: own("version."), req });
    for (const { id, updatedAt } of docs)
      await db.updateGlobalVersion({ ...change(updatedAt), global, id } as never);
  }
  const { docs } = await db.find<{ id: number }>({
    ...ALL,
    collection: "media",
    where: { uploadedBy: { equals: user } },
    req,
  });
  for (const { id } of docs)
    await db.updateOne({
      collection: "media",
      id,
      data: { uploadedBy: null },
      returning: false,
      req,
    });
}

export const releasingDrafts = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: {
    ...users.hooks,
    beforeDelete: [
      ...(users.hooks?.beforeDelete ?? []),
      ({ id, req }) => releaseDrafts(req, Number(id)),
    ],
  },
});
