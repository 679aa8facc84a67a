import type { CollectionConfig, Field, TextField } from "payload";
import { editors, noOne } from "#accounts/access/roles.ts";
import { proposalEndpoints } from "#publishing/approval/endpoints.ts";

const internal = { hidden: true };
const text = (name: string, label: string, more: Partial<TextField["admin"]> = {}): Field => ({
  name,
  label,
  type: "text",
  admin: more,
});

const fields: Field[] = [
  text("title", "Record"),
  {
    name: "action",
    label: "Action",
    type: "select",
    required: true,
    options: [
      { value: "publish", label: "Publish" },
      { value: "unpublish", label: "Take off the site" },
      { value: "trash", label: "Move into the trash" },
      { value: "write", label: "Save" },
      { value: "table", label: "Save redirects of a CSV file" },
      { value: "remove", label: "Delete" },
    ],
  },
  {
    name: "state",
    type: "select",
    required: true,
    index: true,
    options: [
      { value: "open", label: "Waits for a second person" },
      { value: "approved", label: "Approved, scheduled" },
      { value: "done", label: "Done" },
      { value: "back", label: "Sent back" },
      { value: "void", label: "Void: changed afterwards" },
    ],
  },
  text("proposer", "Proposed by"),
  { name: "note", label: "Note", type: "textarea" },
  text("decider", "Decided by"),
  { name: "decidedAt", label: "Decided", type: "date" },
  { name: "word", label: "Comment", type: "textarea" },
  { name: "place", type: "text", required: true, index: true, admin: internal },
  { name: "record", type: "text", index: true, admin: internal },
  { name: "proposedBy", type: "number", admin: internal },
  { name: "authors", type: "text", admin: internal },
  { name: "version", type: "text", admin: internal },
  { name: "fingerprint", type: "text", required: true, admin: internal },
  { name: "data", type: "json", admin: internal },
];

/** Includes the decisions. Only the host writes these (`approval/`). */
export const proposals = (siteUrl: string): CollectionConfig => ({
  slug: "proposals",
  labels: { singular: "Proposal", plural: "Proposals" },
  lockDocuments: false,
  disableDuplicate: true,
  access: { create: noOne, read: editors, update: noOne, delete: noOne },
  defaultSort: "-id",
  endpoints: proposalEndpoints(siteUrl),
  admin: {
    group: "Site",
    hidden: ({ user }) => user?.role === "recruiter",
    useAsTitle: "title",
    defaultColumns: ["title", "action", "state", "proposer", "createdAt", "decider", "decidedAt"],
    listSearchableFields: ["title", "proposer", "decider", "note", "word"],
    description:
      "All proposals and the decisions on them. The list is used while publishing needs a second person (Site, Who may publish); open proposals are on the dashboard.",
  },
  fields,
});
