/**
 * Writes an item's document of any kind. The casts: `data` was checked against its type where it
 * was created; Payload cannot check a kind that is only known at run time.
 */
import type { CollectionSlug, GlobalSlug, Payload, RequestContext } from "payload";
import { DOER } from "#accounts/audit/note-event.ts";
import type { User } from "#payload-types.ts";
import { HOST_WRITER } from "#records/fields/publishing.ts";

/** Author of imports: Payload reads a global's pictures with a user's rights. */
const IMPORTER = {
  id: 0,
  collection: "users",
  role: "admin",
  email: HOST_WRITER,
  createdAt: "",
  updatedAt: "",
} satisfies User;

const OWN = { depth: 0, overrideAccess: true } as const;
const asImport = (context?: RequestContext): RequestContext => ({
  [DOER]: "the import",
  ...context,
});

export const putGlobal = (
  payload: Payload,
  slug: GlobalSlug,
  data: object,
  context?: RequestContext,
  draft = false,
): Promise<{ updatedAt?: string | null }> =>
  payload.updateGlobal({
    ...OWN,
    draft,
    context: asImport(context),
    user: IMPORTER,
    slug,
    data: data as never,
  });

export const createDocument = (
  payload: Payload,
  collection: CollectionSlug,
  data: object,
  context?: RequestContext,
): Promise<{ id: number | string }> =>
  payload.create({ ...OWN, context: asImport(context), collection, data: data as never });

export const changeDocument = (
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  data: object,
  context?: RequestContext,
): Promise<{ id: number | string }> =>
  payload.update({ ...OWN, context: asImport(context), collection, id, data: data as never });
