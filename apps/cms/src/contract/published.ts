/** The one way from the contract's calls to the database: published documents only, pictures with them. */
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload, Where } from "payload";

/** Documents of one reply at most: the vacancy list's limit (section 9). */
const MOST = 1000;

interface Wanted {
  where?: Where;
  sort?: string[];
  limit?: number;
}

export const isPublished = ({ _status: status }: { _status?: string | null }): boolean => status === "published";

/** Published documents, in `sort`'s order; equal ones by id. */
export async function published<S extends CollectionSlug>(payload: Payload, collection: S, { where = {}, sort = [], limit = MOST }: Wanted = {}): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [where, { _status: { equals: "published" } }] },
    sort: [...sort, "id"],
    limit,
    pagination: false,
    depth: 1,
    draft: false,
    overrideAccess: true,
  });
  return docs as DataFromCollectionSlug<S>[];
}

/** A global as published, or `null`. */
export async function publishedGlobal<S extends GlobalSlug>(payload: Payload, slug: S): Promise<DataFromGlobalSlug<S> | null> {
  const found = (await payload.findGlobal({ slug, depth: 1, draft: false, overrideAccess: true })) as DataFromGlobalSlug<S>;
  return isPublished(found as { _status?: string | null }) ? found : null;
}
