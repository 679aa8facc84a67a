import type { CollectionConfig } from "payload";
import { noOne } from "#accounts/access/roles.ts";

/** See `passkeys/`. The stored data alone does not allow a login. */
export const passkeys: CollectionConfig = {
  slug: "passkeys",
  lockDocuments: false,
  access: { create: noOne, read: noOne, update: noOne, delete: noOne },
  admin: { hidden: true },
  fields: [
    { name: "user", type: "relationship", relationTo: "users", required: true, index: true },
    { name: "credential", type: "text", required: true, unique: true, index: true },
    { name: "publicKey", type: "text", required: true },
    { name: "counter", type: "number", required: true },
    { name: "transports", type: "json", required: true },
    { name: "name", type: "text", required: true },
    { name: "lastUsed", type: "date" },
  ],
};
