import type {
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  CollectionConfig,
  Field,
  JSONField,
  PayloadRequest,
} from "payload";
import { admins, inboxUsers, noOne } from "#accounts/access/roles.ts";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { addEndpoint } from "#inbox/by-hand/add-endpoint.ts";
import { deliveryEndpoints } from "#inbox/delivery-endpoints.ts";
import { eraseEndpoint } from "#inbox/erase-person.ts";
import { exportEndpoints } from "#inbox/export/export-endpoint.ts";
import { fileEndpoint, removeFilesOf, viewEndpoint } from "#inbox/file-endpoint.ts";
import { SUBMISSION_KINDS } from "#inbox/kinds.ts";
import { archiveEndpoint } from "#inbox/person-archive.ts";
import { personEndpoint } from "#inbox/person-endpoint.ts";
import { addNewNote, keepNotes, noteFields } from "#inbox/remarks.ts";
import { foldedWords, foldSearch, keepSearchText } from "#inbox/search-text.ts";
import { replyEndpoints } from "#inbox/replies/reply-endpoints.ts";
import { stopRejections } from "#inbox/replies/stop-rejections.ts";
import { removeReplies } from "#inbox/replies/take-back.ts";
import { selectForInbox } from "#inbox/select-for-inbox.ts";
import { answerField } from "#inbox/mailbox/unanswered.ts";
import { releaseAddress } from "#inbox/mailbox/suppress.ts";
import { viewsEndpoint } from "#inbox/saved-views.ts";
import { SOURCE_COLUMNS } from "#inbox/sources/source-columns.ts";
import { STATUSES, statusesOf } from "#inbox/statuses.ts";
import { poolFields } from "#inbox/pool-fields.ts";
import { keepConsent } from "#inbox/talent-pool.ts";
import { PROBLEMS } from "#inbox/texts/file-text.ts";
import type { InboxFiles } from "#inbox/store-file.ts";
import { foundLine } from "#inbox/texts/found-line.ts";
import { keepOthersWork, noteSent } from "#inbox/teamwork/keep-others-work.ts";
import { mentionEndpoint } from "#inbox/teamwork/mentions.ts";
import { moveEndpoint } from "#inbox/teamwork/move-endpoint.ts";
import { nowEndpoint } from "#inbox/teamwork/now-endpoint.ts";
import { noteChanges } from "#inbox/teamwork/note-changes.ts";
import { tagsEndpoint } from "#inbox/teamwork/used-tags.ts";
import { historyFields, leadFields, nextStepFields } from "#inbox/teamwork/teamwork-fields.ts";
import { NO_LOCK } from "#publishing/editing/stale-write-guard.ts";
import type { Submission } from "#payload-types.ts";
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
      // The mark of the letter that had it; without one, it was sent with the form.
      letter: { type: "string" },
    },
  },
});

const FILE_TEXTS_SCHEMA = inSchema("file-texts", {
  type: "array",
  items: {
    type: "object",
    required: ["text"],
    additionalProperties: false,
    properties: {
      text: { type: "string" },
      problem: { type: "string", enum: PROBLEMS },
    },
  },
});

/** Read-only here and through the API. */
const sent = <F extends Field>(field: F): F => ({
  ...field,
  access: { ...("access" in field ? field.access : {}), update: noOne },
  admin: { ...("admin" in field ? field.admin : {}), readOnly: true },
});
const hidden = <F extends Field>(field: F): F =>
  sent({ ...field, admin: { ...("admin" in field ? field.admin : {}), hidden: true } });
/** Lists offer these all the same (`admin-ui/list-fields.ts`). */
const listed = <F extends Field>(field: F): F =>
  hidden({
    ...field,
    admin: {
      ...("admin" in field ? field.admin : {}),
      disableListColumn: false,
      disableListFilter: false,
    },
  });

const aside = (name: string, label: string, component: string): Field => ({
  name,
  type: "ui",
  label,
  admin: { position: "sidebar", disableListColumn: true, components: { Field: component } },
});

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
  {
    name: "replies",
    type: "ui",
    label: "Replies",
    admin: {
      disableListColumn: true,
      components: { Field: "/inbox/screens/replies.tsx#Replies" },
    },
  },
  ...noteFields,
  ...historyFields,
  {
    name: "status",
    type: "select",
    required: true,
    defaultValue: "new",
    index: true,
    options: STATUSES,
    filterOptions: ({ data }) => statusesOf(data?.kind),
    admin: {
      position: "sidebar",
      components: { Cell: "/inbox/screens/cells.tsx#StatusCell" },
    },
  },
  {
    name: "assignee",
    label: "Assigned to",
    type: "relationship",
    relationTo: "users",
    maxDepth: 1,
    filterOptions: { role: { not_in: ["author", "translator"] } },
    admin: {
      position: "sidebar",
      allowCreate: false,
      allowEdit: false,
      // Payload's filter shows e-mail addresses: the views above the list have the names.
      disableListFilter: true,
      components: {
        Cell: "/inbox/screens/name-cell.tsx#NameCell",
        Field: "/inbox/screens/assigned-to.tsx#AssignedTo",
      },
    },
  },
  ...poolFields,
  ...nextStepFields,
  ...leadFields,
  aside("move", "Another vacancy", "/inbox/screens/move-application.tsx#MoveApplication"),
  aside("facts", "Facts", "/inbox/screens/submission-facts.tsx#SubmissionFacts"),
  aside("samePerson", "The same person", "/inbox/screens/same-person.tsx#SamePerson"),
  aside(
    "deliveries",
    "Deliveries",
    "/inbox/screens/submission-deliveries.tsx#SubmissionDeliveries",
  ),
  listed({
    name: "kind",
    type: "select",
    required: true,
    index: true,
    options: SUBMISSION_KINDS,
  }),
  // The retention period starts here; others may write Payload's `createdAt`.
  hidden({
    name: "receivedAt",
    label: "Received",
    type: "date",
    index: true,
    defaultValue: () => new Date().toISOString(),
    admin: { components: { Cell: "/admin-ui/lists/cells.tsx#TimeCell" } },
  }),
  {
    name: "statusSince",
    label: "In this status for",
    type: "date",
    index: true,
    access: { update: noOne },
    defaultValue: () => new Date().toISOString(),
    admin: {
      hidden: true,
      readOnly: true,
      disableListFilter: false,
      components: { Cell: "/inbox/screens/stage-cell.tsx#StageCell" },
    },
  },
  answerField,
  hidden({
    name: "sender",
    label: "From",
    type: "text",
    admin: { components: { Cell: "/inbox/screens/cells.tsx#SenderCell" } },
  }),
  listed({ name: "email", label: "E-mail", type: "text", index: true }),
  hidden({
    name: "subject",
    label: "About",
    type: "text",
    admin: { components: { Cell: "/inbox/screens/cells.tsx#AboutCell" } },
  }),
  listed({ name: "vacancy", type: "text", index: true }),
  listed({ name: "page", label: "Sent from", type: "text", index: true }),
  listed({
    name: "language",
    type: "text",
    index: true,
    admin: { components: { Cell: "/inbox/screens/language-cell.tsx#LanguageCell" } },
  }),
  // Set by the site (CON-11): outside the dashboard's numbers.
  listed({
    name: "suspicious",
    type: "checkbox",
    index: true,
    admin: { components: { Cell: "/inbox/screens/suspicious-cell.tsx#SuspiciousCell" } },
  }),
  // Of a document behind a form (OWN-157).
  listed({ name: "document", type: "text", index: true }),
  listed({ name: "message", type: "textarea" }),
  listed({ name: "fileNames", label: "Files", type: "text" }),
  // The address for comparison, and its person (`inbox/person.ts`).
  hidden({ name: "address", type: "text", index: true, access: { read: noOne } }),
  hidden({ name: "person", type: "text", index: true, access: { read: noOne } }),
  ...SOURCE_COLUMNS.map(listed),
  // One row holds the whole submission: it is stored in full or not at all.
  hidden({ name: "files", type: "json", jsonSchema: FILES_SCHEMA }),
  hidden({ name: "fields", type: "json", required: true, jsonSchema: FIELDS_SCHEMA }),
  // The message number in emails, log and outbox.
  hidden({ name: "key", label: "Number", type: "text", unique: true, index: true }),
  // Searched by the list (`inbox/search-text.ts`).
  hidden({ name: "searchText", label: "Words, Notes or Number", type: "textarea" }),
  // By the file's number, once they are read (`inbox/texts/fill-file-texts.ts`).
  hidden({ name: "fileTexts", type: "json", jsonSchema: FILE_TEXTS_SCHEMA }),
];

/** A search in the list gets the line in which a file or the message has its words. */
const withoutSearchText: CollectionAfterReadHook<Submission> = ({ doc, req }) => {
  const { searchText: _, fileTexts: __, ...rest } = doc;
  const { search } = req.query;
  const found = typeof search === "string" ? foundLine(doc, foldedWords(search)) : null;
  return found ? { ...rest, found } : rest;
};

/** Deletions in the admin; erasures have their own entry, and retention is a rule. */
const noteRemoved: CollectionAfterDeleteHook = async ({ id, req }) => {
  if (req.user)
    await noteEvent(req, { event: "submission-removed", place: "submissions", record: id });
};

/** Letters of both sides. */
async function removeThread(req: PayloadRequest, id: number): Promise<void> {
  await removeReplies(req, id);
  await req.payload.delete({ collection: "letters", where: { submission: { equals: id } }, req });
}

const releaseAddressOf: CollectionAfterDeleteHook<Submission> = ({ doc, req }) =>
  releaseAddress(req, doc.email);

/** `inbox` stores visitors' files outside any web root. */
export const submissions = (inbox: InboxFiles, site: SiteClient): CollectionConfig => ({
  slug: "submissions",
  labels: { singular: "Message", plural: "Messages" },
  // Only the form addresses create these, and bypass the access rules.
  access: { create: noOne, read: inboxUsers, update: inboxUsers, delete: admins },
  defaultSort: "-receivedAt",
  // The board's columns, which are counted and read in this order.
  indexes: [{ fields: ["kind", "status", "statusSince"] }],
  disableDuplicate: true,
  lockDocuments: NO_LOCK,
  endpoints: [
    ...exportEndpoints,
    ...deliveryEndpoints(site),
    eraseEndpoint(site),
    archiveEndpoint({ files: inbox.store, site }),
    fileEndpoint(inbox.store),
    viewEndpoint(inbox.store),
    personEndpoint,
    addEndpoint(inbox),
    moveEndpoint,
    tagsEndpoint,
    viewsEndpoint,
    nowEndpoint,
    mentionEndpoint,
    ...replyEndpoints(site),
  ],
  hooks: {
    beforeOperation: [foldSearch, noteSent, selectForInbox],
    beforeChange: [keepOthersWork, keepNotes, keepConsent, keepSearchText],
    afterRead: [withoutSearchText],
    afterChange: [addNewNote, noteChanges, stopRejections],
    beforeDelete: [({ req, id }) => removeThread(req, Number(id))],
    afterDelete: [removeFilesOf(inbox.store), releaseAddressOf, noteRemoved],
  },
  admin: {
    group: "Answer people",
    useAsTitle: "sender",
    defaultColumns: ["sender", "subject", "status", "assignee", "receivedAt"],
    components: {
      views: { edit: { default: { Component: "/inbox/screens/two-panes.tsx#TwoPanes" } } },
      beforeListTable: ["/inbox/screens/inbox-views.tsx#InboxViews"],
      afterListTable: ["/inbox/screens/inbox-exports.tsx#InboxExports"],
    },
    listSearchableFields: ["searchText"],
    enableListViewSelectAPI: true,
    description: "Contact messages, applications, price requests and surveys of the site’s forms.",
    pagination: { defaultLimit: 25 },
  },
  fields,
});
