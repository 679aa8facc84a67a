/** Deleted records go to the trash, invisible to visitors; only an admin deletes permanently. */
import type { Access, CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { isAdmin } from "#accounts/access/roles.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

type Shown = Record<string, unknown> & { id: number; _status?: string | null };
interface Trashable {
  deletedAt?: string | null;
}

export const isTrashed = ({ deletedAt }: Trashable): boolean => Boolean(deletedAt);

export const isTrashing = (data: Trashable, before: Trashable | undefined): boolean =>
  isTrashed(data) && !isTrashed(before ?? {});

/** A condition for reads that bypass Payload's own filter. */
export const NOT_TRASHED = { deletedAt: { exists: false } };

/** Payload uses one access function for both; a move into the trash has a date. */
const adminsOrIntoTrash =
  (access: Access | undefined): Access =>
  (args) =>
    isAdmin(args.req) || (isTrashed(args.data ?? {}) && access ? access(args) : false);

/** Payload would store the draft and lose the public state. The draft stays among the versions. */
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
  const { deletedAt, lastSavedBy, lastSavedIn } = data;
  return { ...data, ...content, deletedAt, lastSavedBy, lastSavedIn };
};

export const withTrash = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  trash: true,
  access: { ...collection.access, delete: adminsOrIntoTrash(collection.access?.delete) },
  hooks: {
    ...collection.hooks,
    beforeChange: [asVisitorsSaw, ...(collection.hooks?.beforeChange ?? [])],
  },
});
