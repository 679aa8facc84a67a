import type { CollectionConfig } from "payload";
import { noOne } from "#accounts/access/roles.ts";

/**
 * Logins through the provider (`oidc/`). Separate: Payload writes whole users with each session.
 */
export const companySessions: CollectionConfig = {
  slug: "company-sessions",
  lockDocuments: false,
  access: { create: noOne, read: noOne, update: noOne, delete: noOne },
  admin: { hidden: true },
  fields: [
    { name: "session", type: "text", required: true, unique: true, index: true },
    { name: "user", type: "relationship", relationTo: "users", required: true, index: true },
    { name: "subject", type: "text", required: true, index: true },
    /** The provider's session id (`sid`). */
    { name: "providerSession", type: "text" },
    /** Encrypted. */
    { name: "refreshToken", type: "text" },
    { name: "accessToken", type: "text" },
    /** Milliseconds since 1970: login, last good response, last request. */
    { name: "began", type: "number", required: true },
    { name: "checked", type: "number", required: true },
    { name: "asked", type: "number", required: true, defaultValue: 0 },
    /** When the pending request to the provider began; 0: none. */
    { name: "asking", type: "number", required: true, defaultValue: 0 },
    /** When the person last authenticated there, if the provider reports it. */
    { name: "authenticated", type: "number", required: true, defaultValue: 0 },
    { name: "ended", type: "checkbox", required: true, defaultValue: false },
    { name: "revision", type: "number", required: true, defaultValue: 0 },
  ],
};
