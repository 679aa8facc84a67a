import type { CollectionConfig } from "payload";
import { inboxUsers, noOne } from "#accounts/access/roles.ts";

/** Letters of a submission's thread: only code writes them, and they are deleted with it. */
export const ofSubmission = ({
  fields,
  ...rest
}: Pick<CollectionConfig, "slug" | "labels" | "fields">): CollectionConfig => ({
  ...rest,
  lockDocuments: false,
  access: { create: noOne, read: inboxUsers, update: noOne, delete: noOne },
  admin: { hidden: true },
  fields: [
    {
      name: "submission",
      type: "relationship",
      relationTo: "submissions",
      maxDepth: 0,
      index: true,
    },
    ...fields,
  ],
});
