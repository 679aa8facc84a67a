import type { CollectionConfig } from "payload";
import { admins, inboxUsers, noOne } from "#accounts/access/roles.ts";

/** Addresses to which no reply is sent, because a mail server refused one for good (OWN-113). */
export const suppressions: CollectionConfig = {
  slug: "suppressions",
  labels: { singular: "Refused address", plural: "Refused addresses" },
  lockDocuments: false,
  defaultSort: "-at",
  access: { create: noOne, read: inboxUsers, update: noOne, delete: admins },
  admin: {
    group: "Answer people",
    hidden: ({ user }) => user?.role !== "admin",
    useAsTitle: "address",
    defaultColumns: ["address", "reason", "at"],
    description:
      "A mail server refused letters to these addresses for good, so that no more are sent. Delete an address here when its owner says that it works again.",
  },
  fields: [
    { name: "address", label: "E-mail", type: "text", required: true, unique: true, index: true },
    { name: "reason", label: "Reason", type: "text", required: true },
    {
      name: "at",
      label: "Since",
      type: "date",
      required: true,
      admin: { components: { Cell: "/admin-ui/lists/cells.tsx#TimeCell" } },
    },
  ],
};
