/** Adds to content with drafts: authors, who write only drafts, and the review of a draft. */
import type { CollectionConfig, Field, GlobalConfig, GroupField, UIField } from "payload";
import { notAuthors } from "#accounts/access/roles.ts";
import { collectionAccess, globalAccess } from "#publishing/review/author-access.ts";
import { draftsOnly, draftsOnlyOfGlobal } from "#publishing/review/drafts-only.ts";
import { reviewAfter } from "#publishing/review/keep-review.ts";

/** Settings and texts for search engines of pages without a record: for editors. */
const NOT_FOR_AUTHORS = new Set(["options", "site-settings", "seo-records"]);

const internal = { admin: { hidden: true } } as const;

/** Written by the host (`keep-review.ts`, `endpoint.ts`); the form shows it in words. */
const review = (): GroupField => ({
  name: "review",
  type: "group",
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: false,
    components: { Diff: "/publishing/screens/review/no-difference.tsx#NoDifference" },
  },
  fields: [
    { name: "writer", type: "number", ...internal },
    {
      name: "asked",
      label: "For review",
      type: "checkbox",
      defaultValue: false,
      admin: { hidden: true, disableListColumn: true, disableListFilter: false },
    },
    { name: "note", type: "textarea", ...internal },
    { name: "answer", type: "textarea", ...internal },
    { name: "by", type: "text", ...internal },
    { name: "at", type: "date", ...internal },
  ],
});

const shown = (place: string): UIField => ({
  name: "shownReview",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: {
      Field: {
        path: "/publishing/screens/review/at-record.tsx#ReviewAtRecord",
        serverProps: { place },
      },
    },
  },
});

/** An author sets no times: a person publishes the draft. */
const times = (field: Field): Field =>
  field.type === "date" && (field.name === "publishAt" || field.name === "unpublishAt")
    ? { ...field, access: { ...field.access, create: notAuthors, update: notAuthors } }
    : field;

export const reviewed = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  ...(!NOT_FOR_AUTHORS.has(collection.slug) && { access: collectionAccess(collection) }),
  fields: [shown(collection.slug), ...collection.fields.map(times), review()],
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), draftsOnly],
    beforeChange: [
      ...(collection.hooks?.beforeChange ?? []),
      async ({ data, originalDoc, operation, req, collection: { slug } }) => {
        const at = operation === "update" ? { place: slug, record: originalDoc.id } : undefined;
        return { ...data, review: await reviewAfter(req, data, { before: originalDoc, at }) };
      },
    ],
  },
});

const FOR_EDITORS = "/publishing/screens/review/for-editors.tsx";

const withButtons = (admin: GlobalConfig["admin"]): GlobalConfig["admin"] => ({
  ...admin,
  components: {
    ...admin?.components,
    elements: {
      ...admin?.components?.elements,
      PublishButton: `${FOR_EDITORS}#PublishForEditors`,
      UnpublishButton: `${FOR_EDITORS}#UnpublishForEditors`,
    },
  },
});

export const reviewedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  ...(!NOT_FOR_AUTHORS.has(global.slug) && {
    access: globalAccess(global),
    admin: withButtons(global.admin),
  }),
  fields: [shown(global.slug), ...global.fields.map(times), review()],
  hooks: {
    ...global.hooks,
    beforeOperation: [...(global.hooks?.beforeOperation ?? []), draftsOnlyOfGlobal],
    beforeChange: [
      ...(global.hooks?.beforeChange ?? []),
      async ({ data, originalDoc, req, global: { slug } }) => {
        const at = { place: slug };
        return { ...data, review: await reviewAfter(req, data, { before: originalDoc, at }) };
      },
    ],
  },
});
