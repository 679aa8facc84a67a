/**
 * An author uploads pictures for drafts. Files are public at once, so that only an unused one of
 * their own is replaced or deleted: no record has it, published or draft.
 */
import type { Access, CollectionConfig, CollectionSlug, PayloadRequest } from "payload";
import { isTranslator } from "#accounts/access/roles.ts";
import { or } from "#publishing/review/author-access.ts";
import { referenceKey, referencesOf } from "#publishing/linked-from/references.ts";
import { docsShowing } from "#publishing/linked-from/find-links.ts";
import { isTagged } from "#records/tags.ts";

async function isUsed(req: PayloadRequest, id: number): Promise<boolean> {
  if ((await docsShowing(req, id)).length > 0) return true;
  const { payload } = req;
  const as = { draft: true, depth: 0, overrideAccess: true } as const;
  const shows = (doc: object, { fields }: Pick<CollectionConfig, "fields">): boolean =>
    referencesOf({ ...doc }, fields, ["media"]).has(referenceKey("media", id));
  for (const config of payload.config.collections) {
    const collection = config.slug as CollectionSlug;
    if (!isTagged(collection) || collection === "media" || !config.versions?.drafts) continue;
    const { docs } = await payload.find({ ...as, collection, pagination: false });
    if (docs.some((doc) => shows(doc, config))) return true;
  }
  for (const config of payload.config.globals)
    if (
      isTagged(config.slug) &&
      shows(await payload.findGlobal({ ...as, slug: config.slug }), config)
    )
      return true;
  return false;
}

/** Without a number: a change of many files at once. */
const ownUnused: Access = async ({ req, id }) => {
  if (id === undefined || isTranslator(req)) return false;
  const where = { id: { equals: Number(id) } };
  const file = await req.payload.db.findOne<{ id: number; uploadedBy?: number | null }>({
    collection: "media",
    where,
  });
  return file !== null && file.uploadedBy === req.user?.id && !(await isUsed(req, Number(id)));
};

export const ownUploads = (media: CollectionConfig): CollectionConfig => ({
  ...media,
  access: {
    ...media.access,
    create: or(({ req }) => !isTranslator(req), media.access?.create),
    read: or(() => true, media.access?.read),
    update: or(ownUnused, media.access?.update),
    delete: or(ownUnused, media.access?.delete),
  },
  fields: [...media.fields, { name: "uploadedBy", type: "number", admin: { hidden: true } }],
  hooks: {
    ...media.hooks,
    beforeChange: [
      ...(media.hooks?.beforeChange ?? []),
      ({ data, operation, req }) =>
        operation === "create" && req.user?.collection === "users"
          ? { ...data, uploadedBy: req.user.id }
          : data,
    ],
  },
});
