import type { CollectionConfig } from "payload";
import { nobody } from "#accounts/access/roles.ts";

/** What the site has to be told (see `purge/`). Written in the transaction of the change itself. */
export const purges: CollectionConfig = {
  slug: "purges",
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: "tags", type: "json", required: true },
    // Kept for a while after it was told: the site asks what it may have missed.
    { name: "toldAt", type: "date", index: true },
  ],
};
