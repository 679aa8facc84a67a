import type { JSONField } from "payload";
import { ofSubmission } from "#inbox/of-submission.ts";
import { TEMPLATE_KINDS } from "#inbox/replies/template-fields.ts";

/**
 * `held`: waits here for its time. `handing`: whether the site has it is not known. `failed`: not
 * delivered, or doubtful. `taken-back`: by itself (`error` is why); a colleague's Undo deletes it.
 */
export const REPLY_STATES = [
  { value: "held", label: "Waits for its time" },
  { value: "handing", label: "Not handed to the site yet" },
  { value: "waiting", label: "Waits" },
  { value: "sent", label: "Sent" },
  { value: "failed", label: "Not delivered" },
  { value: "taken-back", label: "Taken back" },
];

const FILES_SCHEMA: JSONField["jsonSchema"] = {
  uri: "a://meridian/reply-files.json",
  fileMatch: ["a://meridian/reply-files.json"],
  schema: {
    type: "array",
    items: {
      type: "object",
      required: ["id", "stored", "name", "size", "type", "digest"],
      additionalProperties: false,
      properties: {
        id: { type: "number" },
        stored: { type: "string" },
        name: { type: "string" },
        size: { type: "number" },
        type: { type: "string" },
        digest: { type: "string" },
      },
    },
  },
};

/**
 * Letters to senders of submissions (OWN-90). Only `reply-endpoints.ts` writes them; they are deleted
 * with their submission.
 */
export const replies = ofSubmission({
  slug: "replies",
  labels: { singular: "Reply", plural: "Replies" },
  fields: [
    // The number of its delivery in the site's journal, and the token in its Message-ID.
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "at", type: "date", required: true, index: true },
    { name: "dueAt", type: "date", required: true },
    { name: "by", type: "text", required: true },
    { name: "replyTo", type: "text", required: true },
    { name: "to", type: "text", required: true },
    { name: "subject", type: "text", required: true },
    { name: "text", type: "textarea", required: true },
    // Of the library, as they were when the letter was sent (OWN-108).
    { name: "files", type: "json", jsonSchema: FILES_SCHEMA },
    { name: "state", type: "select", required: true, index: true, options: REPLY_STATES },
    { name: "settledAt", type: "date" },
    { name: "error", type: "textarea" },
    // The submission was new before it.
    { name: "wasNew", type: "checkbox" },
    // Of its template.
    { name: "kind", type: "select", options: TEMPLATE_KINDS },
    // The status of the application before its rejection.
    { name: "statusBefore", type: "text" },
    // The number that letters of one press share.
    { name: "batch", type: "text", index: true },
  ],
});
