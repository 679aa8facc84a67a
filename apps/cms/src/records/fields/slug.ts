import type {
  CollectionSlug,
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from "payload";
import { firstFree, isMadeFrom, slugOf } from "#records/fields/free-slug.ts";
import { freeOfTrash } from "#records/fields/free-of-trash.ts";
import { isSlug } from "#records/fields/slug-rule.ts";

interface SlugOptions {
  /** Before the slug: `/services/`. */
  path: string;
  /** Collections whose records one call finds by slug: it must be unique among them. */
  among?: CollectionSlug[];
  /** The old address redirects to the new one (`publishing/redirects/`). */
  leads?: boolean;
  /** Replaces the default, which allows one part of an address. */
  check?: TextFieldSingleValidation;
  description?: string;
}

/** The last part of an address: `dedicated-teams`. */
export const slugField = ({
  path,
  among = [],
  leads = true,
  check = checkPart,
  description = "lower-case letters, digits and hyphens",
}: SlugOptions): TextField => ({
  name: "slug",
  label: "Address",
  type: "text",
  required: true,
  unique: true,
  index: true,
  validate: validateSlug(among, check),
  hooks: { beforeValidate: [fromTitle(among)], beforeDuplicate: [freeCopy(among)] },
  admin: {
    position: "sidebar",
    description: `The page's address is ${path}… and this part: ${description}. Generated from the title until you change it.${leads ? " When it changes, the old address redirects to the new one." : ""}`,
  },
});

const checkPart: TextFieldSingleValidation = (value) =>
  isSlug(value ?? "") || "Use lower-case letters, digits and single hyphens.";

const validateSlug =
  (among: CollectionSlug[], check: TextFieldSingleValidation): TextFieldSingleValidation =>
  async (value, options) => {
    const { collectionSlug, id, req } = options;
    if (!value) return "Write the last part of the page's address.";
    const problem = await check(value, options);
    if (problem !== true) return problem;
    for (const collection of among.filter((other) => other !== collectionSlug)) {
      const { totalDocs } = await req.payload.count({
        collection,
        where: { slug: { equals: value } },
        req,
      });
      if (totalDocs > 0) return `Another record in ${collection} uses this address.`;
    }
    return freeOfTrash(req, collectionSlug, { name: "slug", value, id });
  };

interface Titled {
  id?: number | string;
  title?: string | null;
  slug?: string | null;
  _status?: string | null;
}

const sharing = (among: CollectionSlug[], own: CollectionSlug | undefined): CollectionSlug[] => [
  ...new Set(own ? [...among, own] : among),
];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Follows the title until the draft is public or an editor writes an address. An emptied field
 * stays empty until the title changes or the record is published.
 */
const fromTitle =
  (among: CollectionSlug[]): FieldHook =>
  async ({ value, data, originalDoc, collection, req }) => {
    const { _status: status }: Titled = data ?? {};
    const before: Titled = originalDoc ?? {};
    // A call can send other types; the fields' own validation reports these.
    const title = textOf(data?.title);
    const slug = textOf(value);
    const isOwn = slug !== "" && !(slug === before.slug && isMadeFrom(slug, textOf(before.title)));
    const isDue = title !== textOf(before.title) || (slug === "" && status === "published");
    if (!title || isOwn || !isDue || isMadeFrom(slug, title) || slugOf(title) === "") return value;
    if (slug !== "" && (await wasPublic(req, collection?.slug, before.id))) return slug;
    return firstFree(req, slugOf(title), {
      collections: sharing(among, collection?.slug),
      name: "slug",
      own: { collection: collection?.slug, id: before.id },
    });
  };

/** Follows the title as a new record's address does; a title without one leaves it to the editor. */
const freeCopy =
  (among: CollectionSlug[]): FieldHook =>
  ({ data, collection, req }) => {
    const slug = slugOf(textOf(data?.title));
    return slug === ""
      ? null
      : firstFree(req, slug, { collections: sharing(among, collection?.slug), name: "slug" });
  };

async function wasPublic(
  req: PayloadRequest,
  collection: CollectionSlug | undefined,
  id: number | string | undefined,
): Promise<boolean> {
  if (collection === undefined || id === undefined) return false;
  const { totalDocs } = await req.payload.countVersions({
    collection,
    where: { parent: { equals: id }, "version._status": { equals: "published" } },
    req,
  });
  return totalDocs > 0;
}
