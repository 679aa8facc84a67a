import type { CollectionConfig } from "payload";
import { admins, adminsOrSelf, ROLES } from "#access/roles.ts";

const MINUTES = 60_000;

/** The people who log in. `secure` keeps the cookie to https. */
export const users = ({ secure }: { secure: boolean }): CollectionConfig => ({
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  auth: { cookies: { sameSite: "Lax", secure }, maxLoginAttempts: 8, lockTime: 10 * MINUTES, tokenExpiration: 8 * 60 * 60, useSessions: true },
  access: { admin: ({ req }) => Boolean(req.user), create: admins, read: adminsOrSelf, update: adminsOrSelf, delete: admins, unlock: admins },
  admin: { group: "Site", useAsTitle: "email", defaultColumns: ["email", "name", "role", "updatedAt"], description: "Who may log in here. Visitors of the site have no account." },
  fields: [
    { name: "name", type: "text" },
    { name: "role", type: "select", required: true, defaultValue: "editor", saveToJWT: true, options: ROLES, access: { create: admins, update: admins } },
  ],
});
