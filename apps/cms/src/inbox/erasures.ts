import type { CollectionConfig } from "payload";
import { admins, noOne } from "#accounts/access/roles.ts";

/** When, by whom and how much; the erased person is not stored. */
export const erasures: CollectionConfig = {
  slug: "erasures",
  labels: { singular: "Erasure", plural: "Erasures" },
  lockDocuments: false,
  access: { create: noOne, read: admins, update: noOne, delete: noOne },
  admin: {
    group: "Answer people",
    hidden: ({ user }) => user?.role !== "admin",
    defaultColumns: ["createdAt", "by", "submissions", "files", "journal"],
    description: "Each erasure of a person's data. The person's name and address are not stored.",
  },
  fields: [
    {
      name: "by",
      label: "By",
      type: "relationship",
      relationTo: "users",
      admin: {
        disableListFilter: true,
        components: { Cell: "/inbox/screens/name-cell.tsx#NameCell" },
      },
    },
    { name: "submissions", label: "Submissions in the inbox", type: "number", required: true },
    { name: "files", type: "number", required: true },
    { name: "journal", label: "Submissions in the site's journal", type: "number", required: true },
  ],
};
