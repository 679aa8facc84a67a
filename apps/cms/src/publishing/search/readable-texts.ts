import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { isAuthor } from "#accounts/access/roles.ts";
import type { IndexedText } from "#publishing/search/text-index.ts";
import { isCollection } from "#server/is-collection.ts";

/** The index has the newest state of each record: an author finds those that they may read. */
export async function readableTexts(
  req: PayloadRequest,
  texts: IndexedText[],
): Promise<IndexedText[]> {
  if (!isAuthor(req)) return texts;
  const addresses = new Set<string>();
  for (const slug of new Set(texts.map((text) => text.slug)))
    for (const address of await readableIn(req, slug)) addresses.add(address);
  return texts.filter(({ address }) => addresses.has(address));
}

async function readableIn(req: PayloadRequest, slug: string): Promise<string[]> {
  const { payload } = req;
  const as = { draft: true, depth: 0, overrideAccess: false, req } as const;
  if (isCollection(payload, slug)) {
    const collection: CollectionSlug = slug;
    const { docs } = await payload.find({ ...as, collection, select: {}, pagination: false });
    return docs.map(({ id }) => `/admin/collections/${slug}/${id}`);
  }
  const page: object = await payload.findGlobal({ ...as, slug: slug as GlobalSlug });
  const newest = await payload.findGlobal({
    ...as,
    slug: slug as GlobalSlug,
    overrideAccess: true,
  });
  const isNewest = Reflect.get(page, "updatedAt") === newest.updatedAt;
  return isNewest ? [`/admin/globals/${slug}`] : [];
}
