/**
 * Restores a version as a draft. Payload 3.90 would overwrite the public state with the version's
 * status: a draft would unpublish the page, a published version would be public at once.
 */
import {
  Forbidden,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from "payload";

import { RESTORED } from "#translations/translated-from.ts";

/** These are not restored: old times would publish on their own. */
const NOT_RESTORED = new Set([
  "id",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "globalType",
  "lastSavedBy",
  "lastSavedIn",
  "publishAt",
  "unpublishAt",
  "review",
]);

const wordsOf = (version: object): object => ({
  ...Object.fromEntries(Object.entries(version).filter(([name]) => !NOT_RESTORED.has(name))),
  _status: "draft",
});

const restoring = (
  restore: (req: PayloadRequest, version: string) => Promise<object>,
): Endpoint => ({
  path: "/versions/:id",
  method: "post",
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const doc = await restore(req, String(req.routeParams?.id));
    return Response.json(
      { doc, message: "This version is now the draft. Visitors see it after you publish it." },
      { headers: { "cache-control": "no-store" } },
    );
  },
});

async function restoreRecord(req: PayloadRequest, slug: CollectionSlug, id: string) {
  const as = { collection: slug, depth: 0, overrideAccess: false, req } as const;
  const { parent, version } = await req.payload.findVersionByID({
    ...as,
    id,
    showHiddenFields: true,
  });
  req.context[RESTORED] = version;
  return req.payload.update({
    ...as,
    id: Number(parent),
    data: wordsOf(version),
    draft: true,
  });
}

async function restorePage(req: PayloadRequest, slug: GlobalSlug, id: string) {
  const as = { slug, depth: 0, overrideAccess: false, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({
    ...as,
    id,
    showHiddenFields: true,
  });
  return req.payload.updateGlobal({ ...as, data: wordsOf(version), draft: true });
}

type Views = NonNullable<NonNullable<CollectionConfig["admin"]>["components"]>["views"];
const VIEWS = {
  versions: { Component: "/publishing/screens/restoring/versions-list.tsx#VersionsList" },
  version: { actions: ["/publishing/screens/restoring/restore-action.tsx#RestoreAction"] },
};

const withViews = <T extends { views?: Views } | undefined>(components: T) => ({
  ...components,
  views: { ...components?.views, edit: { ...components?.views?.edit, ...VIEWS } },
});

export const restorable = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: [
    restoring((req, id) => restoreRecord(req, collection.slug as CollectionSlug, id)),
    ...(collection.endpoints || []),
  ],
  admin: { ...collection.admin, components: withViews(collection.admin?.components) },
});

export const restorableGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  endpoints: [
    restoring((req, id) => restorePage(req, global.slug as GlobalSlug, id)),
    ...(global.endpoints || []),
  ],
  admin: { ...global.admin, components: withViews(global.admin?.components) },
});
