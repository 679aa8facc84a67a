import type { CollectionConfig } from "payload";
import { nobody } from "#accounts/access/roles.ts";

/** Which account at the company's identity provider is which user (see `oidc/`). */
export const identities: CollectionConfig = {
  slug: "identities",
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: "user", type: "relationship", relationTo: "users", required: true, index: true },
    { name: "issuer", type: "text", required: true },
    { name: "subject", type: "text", required: true },
    /** Of issuer and subject together: there once. */
    { name: "mark", type: "text", required: true, unique: true, index: true },
  ],
};
