import type { CollectionSlug, TextField, TextFieldSingleValidation } from "payload";

interface SlugOptions {
  /** Where the document is found on the site, e.g. `/services/`. */
  path: string;
  /** Collections that share the call by which a slug is looked up, so that one slug may be used once among them. */
  among?: CollectionSlug[];
  /** Whether the old address leads to the new one (`redirects/`). */
  leads?: boolean;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The last part of a document's address, e.g. `dedicated-teams`. */
export const slugField = ({ path, among = [], leads = true }: SlugOptions): TextField => ({
  name: "slug",
  label: "Address",
  type: "text",
  required: true,
  unique: true,
  index: true,
  validate: validateSlug(among),
  admin: { position: "sidebar", description: `The page is ${path}… followed by this: small letters, digits and hyphens.${leads ? " When it changes, the old address leads here." : ""}` },
});

const validateSlug =
  (among: CollectionSlug[]): TextFieldSingleValidation =>
  async (value, { collectionSlug, req }) => {
    if (!value) return "Write the end of the page's address.";
    if (!SLUG.test(value)) return "Small letters, digits, single hyphens only.";
    for (const collection of among.filter((other) => other !== collectionSlug)) {
      const { totalDocs } = await req.payload.count({ collection, where: { slug: { equals: value } }, req });
      if (totalDocs > 0) return `Taken by one of the ${collection}.`;
    }
    return true;
  };
