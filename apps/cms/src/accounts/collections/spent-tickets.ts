import type { CollectionConfig } from "payload";
import { noOne } from "#accounts/access/roles.ts";

/** Hashes of used one-time tickets (see `login/spend-once.ts`). */
export const spentTickets: CollectionConfig = {
  slug: "spent-tickets",
  lockDocuments: false,
  access: { create: noOne, read: noOne, update: noOne, delete: noOne },
  admin: { hidden: true },
  fields: [
    { name: "mark", type: "text", required: true, unique: true, index: true },
    { name: "until", type: "number", required: true, index: true },
  ],
};
