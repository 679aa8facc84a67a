/**
 * What editors delete goes into the trash of its list and comes back from there; only an admin
 * removes it for good. To visitors it is gone at once.
 */
import type { Access, CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

type Shown = Record<string, unknown> & { id: number; _status?: string | null };
interface Trashable {
  deletedAt?: string | null;
}

export const isTrashed = ({ deletedAt }: Trashable): boolean => Boolean(deletedAt);

/** Whether a change is the move into the trash. */
export const isTrashing = (data: Trashable, before: Trashable | undefined): boolean =>
  isTrashed(data) && !isTrashed(before ?? {});

/** Of a collection's records, those that are not in its trash; for what reads past Payload's own. */
export const NOT_TRASHED = { deletedAt: { exists: false } };

/** Payload asks the same for both, and names the time where it is the move into the trash. */
const adminsOrIntoTrash =
  (access: Access | undefined): Access =>
  (args) =>
    isAdmin(args.req) || (isTrashed(args.data ?? {}) && access ? access(args) : false);

/**
 * Payload takes what is being written along; what visitors saw would be lost by that. What was
 * begun and not published stays among the versions.
 */
const asVisitorsSaw: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
  collection: { slug },
}) => {
  if (operation !== "update" || !isTrashing(data, originalDoc)) return data;
  if (isPublished(originalDoc) || !isCollection(req.payload, slug)) return data;
  const shown = await req.payload.db.findOne<Shown>({
    collection: slug,
    where: { id: { equals: originalDoc.id } },
    req,
  });
  if (!shown || !isPublished(shown)) return data;
  const { id: _, createdAt: __, updatedAt: ___, ...content } = shown;
  return { ...data, ...content, deletedAt: data.deletedAt, lastSavedBy: data.lastSavedBy };
};

/** The collection, with a trash. */
export const withTrash = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  trash: true,
  access: { ...collection.access, delete: adminsOrIntoTrash(collection.access?.delete) },
  hooks: {
    ...collection.hooks,
    beforeChange: [asVisitorsSaw, ...(collection.hooks?.beforeChange ?? [])],
  },
});
