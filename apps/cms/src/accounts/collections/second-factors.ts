import type { CollectionConfig } from "payload";
import { nobody } from "#accounts/access/roles.ts";

/**
 * What is kept of users' second factors (see `second-factor/`). Apart from the users, whose whole
 * record Payload writes with each session: a login beside another would bring a used code back.
 */
export const secondFactors: CollectionConfig = {
  slug: "second-factors",
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
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
