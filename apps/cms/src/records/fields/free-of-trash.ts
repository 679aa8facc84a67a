import type { CollectionSlug, PayloadRequest } from "payload";

interface Wanted {
  /** A unique field, such as `slug`. */
  name: string;
  value: string;
  /** The record that needs the value. */
  id: number | string | undefined;
}

/** Refuses a value of a record in the trash, until that record is deleted for good. */
export async function freeOfTrash(
  req: PayloadRequest,
  collection: string | undefined,
  { name, value, id }: Wanted,
): Promise<true | string> {
  const config = req.payload.config.collections.find(({ slug }) => slug === collection);
  if (!config?.trash) return true;
  const slug: CollectionSlug = config.slug;
  const { totalDocs } = await req.payload.count({
    collection: slug,
    trash: true,
    where: {
      [name]: { equals: value },
      deletedAt: { exists: true },
      ...(id !== undefined && { id: { not_equals: id } }),
    },
    req,
  });
  return totalDocs === 0
    ? true
    : "A record in the trash uses this address: restore it, or ask an admin to empty the trash.";
}
