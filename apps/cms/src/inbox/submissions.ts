import type { CollectionAfterDeleteHook, CollectionConfig, Field, JSONField } from "payload";
import { admins, anyUser, nobody } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import type { FileStore } from "@meridian/contract/files/file-store";
import { deliveryEndpoints } from "#inbox/delivery-endpoints.ts";
import { eraseEndpoint } from "#inbox/erase-person.ts";
import { exportEndpoints } from "#inbox/export/export-endpoint.ts";
import { fileEndpoint, removeFilesOf, viewEndpoint } from "#inbox/file-endpoint.ts";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import { archiveEndpoint } from "#inbox/person-archive.ts";
import { personEndpoint } from "#inbox/person-endpoint.ts";
import { addNewNote, keepNotes, noteFields } from "#inbox/remarks.ts";
import { noteStage } from "#inbox/stage.ts";
import { STATUSES, statusesOf } from "#inbox/statuses.ts";
import type { SiteClient } from "#server/site-client.ts";

const inSchema = (name: string, schema: NonNullable<JSONField["jsonSchema"]>["schema"]) => ({
  uri: `a://meridian/${name}.json`,
  fileMatch: [`a://meridian/${name}.json`],
  schema,
});
const FIELDS_SCHEMA = inSchema("fields", {
  type: "object",
  additionalProperties: { type: "string" },
});
const FILES_SCHEMA = inSchema("files", {
  type: "array",
  items: {
    type: "object",
    required: ["name", "size", "type", "storedAs"],
    additionalProperties: false,
    properties: {
      name: { type: "string" },
      size: { type: "number" },
      type: { type: "string" },
      storedAs: { type: "string" },
    },
  },
});

/** A field that says what was sent: nobody changes it, here or through the API. */
const sent = <F extends Field>(field: F): F => ({
  ...field,
  access: { ...("access" in field ? field.access : {}), update: nobody },
  admin: { ...("admin" in field ? field.admin : {}), readOnly: true },
});
const hidden = <F extends Field>(field: F): F =>
  sent({ ...field, admin: { ...("admin" in field ? field.admin : {}), hidden: true } });
/** The lists offer it all the same (`admin-ui/list-fields.ts`). */
const listed = <F extends Field>(field: F): F =>
  hidden({ ...field, admin: { disableListColumn: false, disableListFilter: false } });

const fields: Field[] = [
  {
    name: "details",
    type: "ui",
    label: "What was sent",
    admin: {
      disableListColumn: true,
      components: { Field: "/inbox/screens/submission-details.tsx#SubmissionDetails" },
    },
  },
  ...noteFields,
  {
    name: "samePerson",
    type: "ui",
    label: "The same person",
    admin: {
      disableListColumn: true,
      components: { Field: "/inbox/screens/same-person.tsx#SamePerson" },
    },
  },
  {
    name: "deliveries",
    type: "ui",
    label: "Deliveries",
    admin: {
      disableListColumn: true,
      components: { Field: "/inbox/screens/submission-deliveries.tsx#SubmissionDeliveries" },
    },
  },
  {
    name: "status",
    type: "select",
    required: true,
    defaultValue: "new",
    index: true,
    options: STATUSES,
    filterOptions: ({ data }) => statusesOf(data?.kind),
    admin: { position: "sidebar" },
  },
  {
    name: "assignee",
    label: "Assigned to",
    type: "relationship",
    relationTo: "users",
    maxDepth: 1,
    admin: {
      position: "sidebar",
      allowCreate: false,
      allowEdit: false,
      components: { Cell: "/inbox/screens/name-cell.tsx#NameCell" },
    },
  },
  sent({
    name: "kind",
    type: "select",
    required: true,
    index: true,
    options: SUBMISSION_KINDS,
    admin: { position: "sidebar" },
  }),
  // How long it is kept counts from here; `createdAt` is Payload's, and more may write that.
  hidden({
    name: "receivedAt",
    label: "Received",
    type: "date",
    index: true,
    defaultValue: () => new Date().toISOString(),
  }),
  {
    name: "statusSince",
    label: "In this status for",
    type: "date",
    index: true,
    access: { update: nobody },
    defaultValue: () => new Date().toISOString(),
    admin: {
      hidden: true,
      readOnly: true,
      components: { Cell: "/inbox/screens/stage-cell.tsx#StageCell" },
    },
  },
  hidden({ name: "sender", label: "From", type: "text" }),
  hidden({ name: "email", label: "E-mail", type: "text", index: true }),
  hidden({ name: "subject", label: "About", type: "text" }),
  listed({ name: "vacancy", type: "text", index: true }),
  listed({ name: "page", label: "Sent from", type: "text", index: true }),
  listed({ name: "message", type: "textarea" }),
  hidden({ name: "fileNames", label: "Files", type: "text" }),
  // The e-mail address as it is compared, and whose it is (`inbox/person.ts`).
  hidden({ name: "address", type: "text", index: true, access: { read: nobody } }),
  hidden({ name: "person", type: "text", index: true, access: { read: nobody } }),
  listed({ name: "utmSource", label: "Source", type: "text", index: true }),
  listed({ name: "utmMedium", label: "Medium", type: "text" }),
  listed({ name: "utmCampaign", label: "Campaign", type: "text", index: true }),
  // One row holds all of a submission, files and fields too: it is there whole or not at all.
  hidden({ name: "files", type: "json", jsonSchema: FILES_SCHEMA }),
  hidden({ name: "fields", type: "json", required: true, jsonSchema: FIELDS_SCHEMA }),
  // The number that the site's e-mails, log and outbox call the message by.
  hidden({ name: "key", label: "Number", type: "text", unique: true, index: true }),
];

/** By hand; what an erasure or its time takes has its own entry, or its rule. */
const noteRemoved: CollectionAfterDeleteHook = async ({ id, req }) => {
  if (req.user)
    await noteEvent(req, { event: "submission-removed", place: "submissions", record: id });
};

/**
 * The inbox: what visitors sent through the forms. `files` holds their files, outside any web
 * root.
 */
export const submissions = ({
  files,
  site,
}: {
  files: FileStore;
  site: SiteClient;
}): CollectionConfig => ({
  slug: "submissions",
  labels: { singular: "Submission", plural: "Submissions" },
  // Made by the form addresses alone, which ask for no access.
  access: { create: nobody, read: anyUser, update: anyUser, delete: admins },
  defaultSort: "-receivedAt",
  disableDuplicate: true,
  endpoints: [
    ...exportEndpoints,
    ...deliveryEndpoints(site),
    eraseEndpoint(site),
    archiveEndpoint({ files, site }),
    fileEndpoint(files),
    viewEndpoint(files),
    personEndpoint,
  ],
  hooks: {
    beforeChange: [keepNotes, noteStage],
    afterChange: [addNewNote],
    afterDelete: [removeFilesOf(files), noteRemoved],
  },
  admin: {
    group: "Inbox",
    useAsTitle: "sender",
    defaultColumns: [
      "sender",
      "kind",
      "subject",
      "status",
      "statusSince",
      "assignee",
      "email",
      "fileNames",
      "receivedAt",
    ],
    components: { beforeListTable: ["/inbox/screens/inbox-views.tsx#InboxViews"] },
    listSearchableFields: ["sender", "email", "subject", "message", "notes", "remarks.text", "key"],
    description:
      "Contact messages, resumes, price requests and surveys. Only people who are logged in see them.",
    pagination: { defaultLimit: 25 },
  },
  fields,
});
