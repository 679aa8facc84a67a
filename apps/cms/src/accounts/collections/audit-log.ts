import type { CollectionConfig, Field } from "payload";
import { admins, noOne } from "#accounts/access/roles.ts";
import { auditEndpoints } from "#accounts/audit/endpoints.ts";
import { EVENTS } from "#accounts/audit/events.ts";

const plain = { components: { Cell: "/accounts/screens/plain-cell.tsx#PlainCell" } };

const fields: Field[] = [
  { name: "at", label: "When", type: "date", required: true, index: true },
  {
    name: "event",
    label: "What",
    type: "select",
    required: true,
    index: true,
    options: [...EVENTS],
  },
  // A copy of the name survives the user's deletion.
  { name: "who", label: "Who", type: "text", required: true, index: true },
  {
    name: "place",
    label: "Where",
    type: "text",
    admin: { components: { Cell: "/accounts/screens/place-cell.tsx#PlaceCell" } },
  },
  { name: "record", label: "Record", type: "text", admin: plain },
  { name: "detail", label: "Which", type: "text", admin: plain },
  { name: "by", type: "number", admin: { hidden: true } },
];

/** Only the host writes it; no one can change it (see `audit/`). */
export const auditLog: CollectionConfig = {
  slug: "audit-log",
  labels: { singular: "Entry", plural: "Audit log" },
  lockDocuments: false,
  disableDuplicate: true,
  access: { create: noOne, read: admins, update: noOne, delete: noOne },
  defaultSort: "-id",
  endpoints: auditEndpoints,
  admin: {
    group: "Run the site",
    hidden: ({ user }) => user?.role !== "admin",
    useAsTitle: "at",
    defaultColumns: ["at", "event", "who", "place", "record", "detail"],
    listSearchableFields: ["who", "place", "record", "detail"],
    components: { beforeListTable: ["/accounts/screens/audit-tools.tsx#AuditTools"] },
    pagination: { defaultLimit: 50 },
    description:
      "Logins, failed logins, file access, exports, deletions, publications and changes to users or settings. Contains no data of visitors. Set the retention under Answer people, Retention.",
  },
  fields,
};
