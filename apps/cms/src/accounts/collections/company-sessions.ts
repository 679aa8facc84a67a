import type { CollectionConfig } from "payload";
import { nobody } from "#accounts/access/roles.ts";

/**
 * What is kept beside each login that the company's identity provider vouches for (see `oidc/`).
 * Apart from the users, whose whole record Payload writes with each session.
 */
export const companySessions: CollectionConfig = {
  slug: "company-sessions",
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    /** Payload's session. */
    { name: "session", type: "text", required: true, unique: true, index: true },
    { name: "user", type: "relationship", relationTo: "users", required: true, index: true },
    { name: "subject", type: "text", required: true, index: true },
    /** The provider's own session (`sid`). */
    { name: "providerSession", type: "text" },
    /** Encrypted. */
    { name: "refreshToken", type: "text" },
    { name: "accessToken", type: "text" },
    /** Milliseconds since 1970: the login, the last good answer, the last question. */
    { name: "began", type: "number", required: true },
    { name: "checked", type: "number", required: true },
    { name: "asked", type: "number", required: true, defaultValue: 0 },
    /** Since when somebody asks just now; 0: nobody does. */
    { name: "asking", type: "number", required: true, defaultValue: 0 },
    /** When the person last showed the provider who they are, where it says so. */
    { name: "authenticated", type: "number", required: true, defaultValue: 0 },
    { name: "ended", type: "checkbox", required: true, defaultValue: false },
    { name: "revision", type: "number", required: true, defaultValue: 0 },
  ],
};
