/** Which pictures no record and no page shows. */
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  Where,
} from "payload";
import type { Facet } from "#admin-ui/lists/facets.ts";
import { replacing } from "#admin-ui/lists/replace-conditions.ts";
import { referencesOf } from "#publishing/linked-from/references.ts";
import { isTagged } from "#records/tags.ts";

type At = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

const LATEST: Where = { latest: { equals: true } };
const DRAFTS: Where = { and: [LATEST, { "version._status": { equals: "draft" } }] };

/** In what is public, in drafts and in the trash. Reads all content: for a deed, not for a page. */
async function usedPictures({ payload, transactionID }: At): Promise<Set<string>> {
  const { db, config } = payload;
  const rest = {
    pagination: false,
    limit: 0,
    ...(transactionID !== undefined && { req: { payload, transactionID } }),
  };
  const used = new Set<string>();
  const note = (doc: unknown, fields: (typeof config.globals)[number]["fields"]): void => {
    for (const key of referencesOf(doc, fields, ["media"])) used.add(key);
  };
  for (const { slug, fields, versions } of config.collections) {
    if (slug === "media" || !isTagged(slug)) continue;
    const collection: CollectionSlug = slug;
    for (const doc of (await db.find({ ...rest, collection })).docs) note(doc, fields);
    if (!versions?.drafts) continue;
    const { docs } = await db.findVersions({ ...rest, collection, where: DRAFTS });
    for (const { version } of docs) note(version, fields);
  }
  for (const { slug, fields, versions } of config.globals) {
    const global: GlobalSlug = slug;
    note(await db.findGlobal({ slug: global }), fields);
    if (!versions?.drafts) continue;
    const { docs } = await db.findGlobalVersions({ ...rest, global, where: DRAFTS });
    for (const { version } of docs) note(version, fields);
  }
  return used;
}

const UNUSED: Facet = {
  label: "Use",
  // Each file has a name: this condition has no other meaning (`filterUnused`).
  choices: [{ label: "Used nowhere", condition: { filename: { exists: "false" } } }],
};

const filterUnused: CollectionBeforeOperationHook = ({ args, req }) =>
  replacing(args, "filename", async (condition) => {
    if (String(Reflect.get(condition, "exists")) !== "false") return undefined;
    const used = [...(await usedPictures(req))].flatMap((key) =>
      key.startsWith("media ") ? [Number(key.slice("media ".length))] : [],
    );
    return { id: { not_in: used } };
  });

/** The library, with a filter for what is used nowhere. */
export const findingUnused = (media: CollectionConfig): CollectionConfig => ({
  ...media,
  custom: { ...media.custom, facets: [...(media.custom?.facets ?? []), UNUSED] },
  hooks: {
    ...media.hooks,
    beforeOperation: [...(media.hooks?.beforeOperation ?? []), filterUnused],
  },
});
