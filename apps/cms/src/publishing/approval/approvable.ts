/** Applies `decide.ts` to writes that visitors can see; drafts and new files are exempt. */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  RequestContext,
  UIField,
} from "payload";
import { decide } from "#publishing/approval/decide.ts";
import {
  latestState,
  liveProposals,
  settle,
  voidWhatChanged,
} from "#publishing/approval/proposals.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

interface Shown {
  _status?: string | null;
  deletedAt?: string | null;
}

const BUTTONS = "/publishing/screens/approval/buttons.tsx";

const isShown = (state: Shown | null | undefined): boolean =>
  Boolean(state && isPublished(state) && !state.deletedAt);

/** Context key: this write only saves a draft, which Payload does not pass to change hooks. */
const keyOf = (slug: string): string => `keepsDraft:${slug}`;

function noteOperation(
  slug: string,
  operation: string,
  args: object,
  context: RequestContext,
): void {
  const isDraft = Reflect.get(args, "draft") === true && !Reflect.get(args, "unpublishAllLocales");
  context[keyOf(slug)] = isDraft ? operation : "";
}

const keepsDraft = (slug: string, data: Shown, context: RequestContext): boolean =>
  context[keyOf(slug)] === "restoreVersion" ||
  (Boolean(context[keyOf(slug)]) && !isPublished(data));

const WRITES = new Set(["create", "update", "restoreVersion"]);

const noteDraft: CollectionBeforeOperationHook = ({ args, collection, operation, context }) => {
  if (WRITES.has(operation)) noteOperation(collection.slug, operation, args, context);
};

async function shownState(
  { payload }: PayloadRequest,
  slug: string,
  id: number | string | undefined,
): Promise<Shown | null> {
  if (id === undefined || !isCollection(payload, slug)) return null;
  return payload.db.findOne<Shown & { id: number }>({
    collection: slug,
    where: { id: { equals: id } },
  });
}

const checkBeforeChange: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection: { slug },
  req,
  context,
}) => {
  if (keepsDraft(slug, data, context)) return data;
  const before = await shownState(req, slug, originalDoc?.id);
  if (isShown(before) || isShown(data))
    await decide(req, context, {
      place: slug,
      record: String(originalDoc?.id ?? ""),
      latest: originalDoc,
    });
  return data;
};

const checkBeforeDelete: CollectionBeforeDeleteHook = async ({ id, collection, req, context }) => {
  if (!collection.versions?.drafts || isShown(await shownState(req, collection.slug, id)))
    await decideOn(req, context, collection.slug, id);
};

async function decideOn(
  req: PayloadRequest,
  context: RequestContext,
  place: string,
  id: number | string,
): Promise<void> {
  const target = { place, record: String(id) };
  await decide(req, context, { ...target, latest: await latestState(req.payload, target) });
}

const lookAgain: CollectionAfterChangeHook = async ({ doc, collection, operation, req }) => {
  if (operation === "update") await afterWrite(req, collection.slug, String(doc.id), doc);
  return doc;
};

/** Ends a proposal whose time has come; a changed record needs a new one. */
async function afterWrite(
  req: PayloadRequest,
  place: string,
  record: string,
  doc: Shown,
): Promise<void> {
  if (isShown(doc))
    for (const { id, state, action } of await liveProposals(req, { place, record }))
      if (state === "approved" && action === "publish") await settle(req, id, { state: "done" });
  await voidWhatChanged(req, { place, record });
}

const proposalsOf = (place: string): UIField => ({
  name: "proposals",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: {
      Field: {
        path: "/publishing/screens/approval/at-record.tsx#AtRecord",
        serverProps: { place },
      },
    },
  },
});

/** Records with drafts. */
export const approvable = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, proposalsOf(collection.slug)],
  admin: withButton(collection.admin, { PublishButton: `${BUTTONS}#PublishOrPropose` }),
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), noteDraft],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), checkBeforeChange],
    beforeDelete: [checkBeforeDelete, ...(collection.hooks?.beforeDelete ?? [])],
    afterChange: [...(collection.hooks?.afterChange ?? []), lookAgain],
  },
});

/** Applies to records that are public once saved. A new file is exempt: no page shows it yet. */
export const approvablePlain = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, proposalsOf(collection.slug)],
  admin: withButton(collection.admin, {
    SaveButton: {
      path: `${BUTTONS}#SaveOrPropose`,
      serverProps: { isFile: Boolean(collection.upload) },
    },
  }),
  hooks: {
    ...collection.hooks,
    beforeChange: [
      ...(collection.hooks?.beforeChange ?? []),
      async ({ data, originalDoc, operation, req, context }) => {
        if (operation === "update" || !collection.upload)
          await decide(req, context, {
            place: collection.slug,
            record: String(originalDoc?.id ?? ""),
            latest: originalDoc,
          });
        return data;
      },
    ],
    beforeDelete: [checkBeforeDelete, ...(collection.hooks?.beforeDelete ?? [])],
    afterChange: [...(collection.hooks?.afterChange ?? []), lookAgain],
  },
});

type Buttons = NonNullable<
  NonNullable<NonNullable<CollectionConfig["admin"]>["components"]>["edit"]
>;
const withButton = (
  admin: CollectionConfig["admin"],
  buttons: Buttons,
): NonNullable<CollectionConfig["admin"]> => ({
  ...admin,
  components: { ...admin?.components, edit: { ...admin?.components?.edit, ...buttons } },
});

/** Payload restores a page's version without change hooks, and publishes restored drafts. */
const checkBeforeGlobal: GlobalBeforeOperationHook = async ({
  args,
  global: { slug },
  operation,
  req,
  context,
}) => {
  if (WRITES.has(operation)) noteOperation(slug, operation, args, context);
  if (operation === "restoreVersion")
    await decide(req, context, { place: slug, record: "", latest: null });
};

export const approvableGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, proposalsOf(global.slug)],
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: {
        ...global.admin?.components?.elements,
        PublishButton: `${BUTTONS}#PublishOrPropose`,
      },
    },
  },
  hooks: {
    ...global.hooks,
    beforeOperation: [...(global.hooks?.beforeOperation ?? []), checkBeforeGlobal],
    beforeChange: [
      ...(global.hooks?.beforeChange ?? []),
      async ({ data, originalDoc, req, context }) => {
        if (keepsDraft(global.slug, data, context)) return data;
        const before = await req.payload.db.findGlobal<Shown & Record<string, unknown>>({
          slug: global.slug,
        });
        if (isShown(before) || isShown(data))
          await decide(req, context, { place: global.slug, record: "", latest: originalDoc });
        return data;
      },
    ],
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ doc, req }) => {
        await afterWrite(req, global.slug, "", doc);
        return doc;
      },
    ],
  },
});
