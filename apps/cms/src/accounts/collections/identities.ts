import type { CollectionConfig } from "payload";
import { noOne } from "#accounts/access/roles.ts";

/** Links the provider's accounts to users (`oidc/`). */
export const identities: CollectionConfig = {
  slug: "identities",
  lockDocuments: false,
  access: { create: noOne, read: noOne, update: noOne, delete: noOne },
  admin: { hidden: true },
  fields: [
    { name: "user", type: "relationship", relationTo: "users", required: true, index: true },
    { name: "issuer", type: "text", required: true },
    { name: "subject", type: "text", required: true },
    /** Identifies issuer and subject together. */
    { name: "mark", type: "text", required: true, unique: true, index: true },
  ],
};
