import type { CollectionConfig, Field, TextField } from "payload";
import { editors, nobody } from "#accounts/access/roles.ts";
import { proposalEndpoints } from "#publishing/approval/endpoints.ts";

const internal = { hidden: true };
const text = (name: string, label: string, more: Partial<TextField["admin"]> = {}): Field => ({
  name,
  label,
  type: "text",
  admin: more,
});

const fields: Field[] = [
  text("title", "Which"),
  {
    name: "action",
    label: "What",
    type: "select",
    required: true,
    options: [
      { value: "publish", label: "Publish" },
      { value: "unpublish", label: "Take off the site" },
      { value: "trash", label: "Move into the trash" },
      { value: "write", label: "Save" },
      { value: "table", label: "Save redirects of a table" },
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
      { value: "approved", label: "Approved, waits for its time" },
      { value: "done", label: "Done" },
      { value: "back", label: "Sent back" },
      { value: "void", label: "Void: changed since" },
    ],
  },
  text("proposer", "Proposed by"),
  { name: "note", label: "What it is about", type: "textarea" },
  text("decider", "Decided by"),
  { name: "decidedAt", label: "Decided", type: "date" },
  { name: "word", label: "What was said to it", type: "textarea" },
  { name: "place", type: "text", required: true, index: true, admin: internal },
  { name: "record", type: "text", index: true, admin: internal },
  { name: "proposedBy", type: "number", admin: internal },
  { name: "authors", type: "text", admin: internal },
  { name: "version", type: "text", admin: internal },
  { name: "fingerprint", type: "text", required: true, admin: internal },
  { name: "data", type: "json", admin: internal },
];

/** Proposals to publish, with the decision on each. Only the host writes them (`approval/`). */
export const proposals = (siteUrl: string): CollectionConfig => ({
  slug: "proposals",
  labels: { singular: "Proposal", plural: "Proposals" },
  lockDocuments: false,
  disableDuplicate: true,
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  defaultSort: "-id",
  endpoints: proposalEndpoints(siteUrl),
  admin: {
    group: "Site",
    hidden: ({ user }) => user?.role === "recruiter",
    useAsTitle: "title",
    defaultColumns: ["title", "action", "state", "proposer", "createdAt", "decider", "decidedAt"],
    listSearchableFields: ["title", "proposer", "decider", "note", "word"],
    description:
      "What waits for a second person, and what became of it. There is something here where publishing needs one (Site, Who may publish); what waits is on the dashboard.",
  },
  fields,
});
