import type { CollectionConfig } from "payload";
import { noOne } from "#accounts/access/roles.ts";

/**
 * See `second-factor/`. A separate collection: Payload writes a user's whole record with each
 * session, so a parallel login would restore a used code.
 */
export const secondFactors: CollectionConfig = {
  slug: "second-factors",
  lockDocuments: false,
  access: { create: noOne, read: noOne, update: noOne, delete: noOne },
  admin: { hidden: true },
  fields: [
    {
      name: "user",
      type: "relationship",
      relationTo: "users",
      required: true,
      unique: true,
      index: true,
    },
    { name: "secret", type: "text", required: true },
    { name: "lastStep", type: "number", required: true },
    { name: "recovery", type: "json", required: true },
    { name: "failures", type: "number", required: true, defaultValue: 0 },
    { name: "pausedUntil", type: "number", defaultValue: 0 },
    { name: "revision", type: "number", required: true, defaultValue: 0 },
  ],
};
