import type { CollectionConfig } from "payload";
import { nobody } from "#accounts/access/roles.ts";

/** Hashes of one-time tickets that have been used (see `login/spend-once.ts`). */
export const spentTickets: CollectionConfig = {
  slug: "spent-tickets",
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: "mark", type: "text", required: true, unique: true, index: true },
    { name: "until", type: "number", required: true, index: true },
  ],
};
