/**
 * Compares the published state in the database before and after a change: a saved draft changes
 * nothing, and a draft's new slug must not hide the published one.
 */
import { prefixFor } from "@meridian/contract";
import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  RequestContext,
  TypeWithID,
} from "payload";
import { noteDeleted, noteVisibleChange } from "#accounts/audit/visible-change.ts";
import { isCollection } from "#server/is-collection.ts";
import { textsLinkingTo } from "#publishing/linked-from/find-links.ts";
import { noteChange } from "#publishing/purge/note-change.ts";
import { isAddressed, isLinkable } from "#records/addresses.ts";
import { redirectOnSlugChange } from "#publishing/redirects/redirect-on-slug-change.ts";
import { isTrashed } from "#publishing/trash.ts";
import { pageOf } from "#records/page-of.ts";
import { isTagged, type Tagged, type TaggedKind } from "#records/tags.ts";

interface Public extends Tagged {
  _status?: string | null;
  updatedAt?: string;
  deletedAt?: string | null;
}
type ReadState = (req: PayloadRequest, id?: number | string) => Promise<Public | null>;

const statusOf = ({ _status: status }: Public): string => status ?? "published";

// Pictures have no status. A global that was never saved is an empty object.
const isPublic = (state: Public | null | undefined): state is Public =>
  Boolean(state?.updatedAt && statusOf(state) === "published" && !isTrashed(state));

const stateOf =
  (collection: string): ReadState =>
  async (req, id) =>
    isCollection(req.payload, collection)
      ? req.payload.db.findOne<Public & TypeWithID>({
          collection,
          where: { id: { equals: id } },
          req,
        })
      : null;
const stateOfGlobal =
  (slug: string): ReadState =>
  (req) =>
    req.payload.db.findGlobal<Public & Record<string, unknown>>({ slug, req });

const memo = (kind: string, id?: number | string): string => `published:${kind}:${id ?? ""}`;

/** Stores the state that visitors see until the change is complete. */
async function remember(
  kind: string,
  read: ReadState,
  req: PayloadRequest,
  context: RequestContext,
  id?: number | string,
): Promise<void> {
  context[memo(kind, id)] ??= { state: await read(req, id) };
}

/** A draft, and what was never more, is no change of the site. */
const isVisible = (before: Public | null, after: Public | null): boolean =>
  (isPublic(before) || isPublic(after)) &&
  (before?.updatedAt !== after?.updatedAt || isPublic(before) !== isPublic(after));

async function compare(
  kind: TaggedKind,
  read: ReadState,
  req: PayloadRequest,
  context: RequestContext,
  id?: number | string,
): Promise<void> {
  const before = (context[memo(kind, id)] as { state: Public | null } | undefined)?.state ?? null;
  delete context[memo(kind, id)];
  const after = await read(req, id);
  if (!isVisible(before, after)) return;
  await noteInAuditLog(req, kind, id, before, after);
  // First: the site must have the redirect when it gets the page's change.
  const named = kind === "translations" ? (after?.kind ?? "") : kind;
  if (isAddressed(named) && id !== undefined && isPublic(after) && after.slug)
    await redirectOnSlugChange(req, {
      kind: named,
      versionsOf: kind as CollectionSlug,
      id,
      prefix: after.language ? prefixFor(after.language) : "",
      before: isPublic(before) ? (before.slug ?? null) : null,
      after: after.slug,
    });
  await noteChange(kind, [before, after].filter(isPublic), req);
  if (id !== undefined && before !== null && addressOf(before) !== addressOf(after))
    await noteLinking(kind, id, [before, after], req);
}

async function noteInAuditLog(
  req: PayloadRequest,
  place: string,
  record: number | string | undefined,
  before: Public | null,
  after: Public | null,
): Promise<void> {
  if (isPublic(before) || isPublic(after))
    await noteVisibleChange(req, {
      place,
      ...(record !== undefined && { record }),
      state: after ?? before,
      isOnSite: isPublic(after),
      isTrashed: after !== null && isTrashed(after),
    });
}

/** Links to the record depend on this. */
const addressOf = (state: Public | null): string | null =>
  isPublic(state) ? (state.slug ?? "") : null;

/** Pages that link to the record contain its former address, or lack the link (OWN-54). */
async function noteLinking(
  kind: TaggedKind,
  id: number | string,
  states: readonly (Public | null)[],
  req: PayloadRequest,
): Promise<void> {
  if (!isLinkable(kind)) return;
  const paths = states.flatMap((state) => (state && pageOf(kind, state)) ?? []);
  for (const { kind: of, doc } of await textsLinkingTo(req, kind, id, paths))
    await noteChange(of, [doc], req);
}

/**
 * Set for bulk writes: before the site reads anything (seed), or with one notification at the end.
 */
const isQuiet = (context: RequestContext): boolean => context.quiet === true;

/** Notifies the site of each change that visitors can see. */
export function tellingTheSite(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  if (!isTagged(slug)) throw new Error(`${slug} has no tags: add it to records/tags.ts`);
  const read = stateOf(slug);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        async ({ data, operation, originalDoc, req, context }) => {
          if (operation === "update" && !isQuiet(context))
            await remember(slug, read, req, context, originalDoc?.id);
          return data;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, operation, req, context }) => {
          // No page can show a new file yet.
          const isUpload = slug === "media" || slug === "fonts";
          if (!isQuiet(context) && !(isUpload && operation === "create"))
            await compare(slug, read, req, context, doc.id);
          return doc;
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc, req, context }) => {
          // The page of a trashed vacancy reports that it is closed; after deletion it is gone.
          if (isQuiet(context) || !(isPublic(doc) || isTrashed(doc))) return;
          await noteDeleted(req, slug, doc);
          await noteChange(slug, [doc], req);
          if (doc.id !== undefined) await noteLinking(slug, doc.id, [doc], req);
        },
      ],
    },
  };
}

export function tellingTheSiteOfGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global;
  if (!isTagged(slug)) throw new Error(`${slug} has no tags: add it to records/tags.ts`);
  const read = stateOfGlobal(slug);
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        async ({ data, req, context }) => {
          if (!isQuiet(context)) await remember(slug, read, req, context);
          return data;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, req, context }) => {
          if (!isQuiet(context)) await compare(slug, read, req, context);
          return doc;
        },
      ],
    },
  };
}
