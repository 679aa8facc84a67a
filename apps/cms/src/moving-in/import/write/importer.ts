import type { User } from "#payload-types.ts";

/**
 * Who writes what is brought in. Payload looks a global's pictures up with the rights of the user,
 * whatever the caller's, so there is one.
 */
export const IMPORTER = {
  id: 0,
  collection: "users",
  role: "admin",
  email: "import@localhost",
  createdAt: "",
  updatedAt: "",
} satisfies User;
