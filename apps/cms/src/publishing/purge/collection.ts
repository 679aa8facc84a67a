import type { CollectionConfig } from "payload";
import { noOne } from "#accounts/access/roles.ts";

/** Changes to report to the site, written in the transaction of each change. */
export const purges: CollectionConfig = {
  slug: "purges",
  lockDocuments: false,
  access: { create: noOne, read: noOne, update: noOne, delete: noOne },
  admin: { hidden: true },
  fields: [
    { name: "tags", type: "json", required: true },
    // Stored for a while after sending: the site requests missed changes.
    { name: "toldAt", type: "date", index: true },
  ],
};
