import type { CollectionConfig, UIField } from "payload";
import { askAgain } from "#linked-from/ask-again.ts";

const linkedFrom: UIField = {
  name: "linkedFrom",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: "/admin/editing/linked-from.tsx#LinkedFrom" },
  },
};

/**
 * The collection, with a list beside the form of what leads to the record, and a warning where it
 * is deleted all the same.
 */
export const showingLinks =
  (siteUrl: string) =>
  (collection: CollectionConfig): CollectionConfig => ({
    ...collection,
    fields: [...collection.fields, linkedFrom],
    hooks: {
      ...collection.hooks,
      beforeDelete: [...(collection.hooks?.beforeDelete ?? []), askAgain(siteUrl)],
    },
  });
