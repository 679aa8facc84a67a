/** Which pictures no record and no page shows. */
import type { CollectionBeforeOperationHook, CollectionConfig } from "payload";
import type { Facet } from "#admin-ui/lists/facets.ts";
import { replacing } from "#admin-ui/lists/replace-conditions.ts";
import { allRows, draftOfPage, draftsOf, type At } from "#publishing/linked-from/drafts.ts";
import { referencesOf } from "#publishing/linked-from/references.ts";
import { isTagged } from "#records/tags.ts";

/** In what is public, in drafts and in the trash. Reads all content: for a deed, not for a page. */
async function usedPictures(at: At): Promise<Set<string>> {
  const { db, config } = at.payload;
  const used = new Set<string>();
  const note = (doc: unknown, fields: (typeof config.globals)[number]["fields"]): void => {
    for (const key of referencesOf(doc, fields, ["media"])) used.add(key);
  };
  for (const collection of config.collections) {
    const { slug, fields } = collection;
    if (slug === "media" || !isTagged(slug)) continue;
    const { docs } = await db.find({ ...allRows(at), collection: slug });
    for (const doc of [...docs, ...(await draftsOf(at, collection)).values()]) note(doc, fields);
  }
  for (const global of config.globals) {
    note(await db.findGlobal({ slug: global.slug }), global.fields);
    note(await draftOfPage(at, global), global.fields);
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
