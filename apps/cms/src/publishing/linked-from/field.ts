import type { CollectionConfig, UIField } from "payload";
import { isAuthorsRole } from "#accounts/access/roles.ts";
import { confirmDeletion } from "#publishing/linked-from/confirm-deletion.ts";
import { isTrashing } from "#publishing/trash.ts";

const linkedFrom: UIField = {
  name: "linkedFrom",
  type: "ui",
  admin: {
    position: "sidebar",
    // It names drafts, too.
    condition: (_, __, { user }) => !isAuthorsRole(user?.role),
    components: { Field: "/publishing/screens/editing/linked-from.tsx#LinkedFrom" },
  },
};

/** Lists the records that link to this one next to its form, and warns before its deletion. */
export const showingLinks =
  (siteUrl: string) =>
  (collection: CollectionConfig): CollectionConfig => {
    const confirm = confirmDeletion(siteUrl);
    return {
      ...collection,
      fields: [...collection.fields, linkedFrom],
      hooks: {
        ...collection.hooks,
        beforeChange: [
          ...(collection.hooks?.beforeChange ?? []),
          async ({ data, originalDoc, collection: config, req, context }) => {
            if (isTrashing(data, originalDoc))
              await confirm({ collection: config, id: originalDoc.id, req, context });
            return data;
          },
        ],
        beforeDelete: [...(collection.hooks?.beforeDelete ?? []), confirm],
      },
    };
  };
