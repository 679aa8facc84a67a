import type { CollectionSlug, Payload } from "payload";
import { isPublished } from "#fields/publishing.ts";
import { pageOf } from "#preview/page-of.ts";

interface Stored extends Record<string, unknown> {
  id: number;
  slug?: string | null;
  path?: string | null;
  deletedAt?: string | null;
  _status?: string | null;
}

/** Of the page on which visitors see the record now; `null`: on none. */
export async function addressOnSite(
  { db }: Payload,
  collection: CollectionSlug,
  id: number | string,
  siteUrl: string,
): Promise<string | null> {
  const stored = await db.findOne<Stored>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, path: true, deletedAt: true, _status: true },
  });
  if (!stored || stored.deletedAt || !isPublished(stored)) return null;
  const page = pageOf(collection, stored);
  return page === null ? null : siteUrl + encodeURI(page);
}
