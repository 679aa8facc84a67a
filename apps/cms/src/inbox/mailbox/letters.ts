import { ofSubmission } from "#inbox/of-submission.ts";

/** `automatic`: written by a program (RFC 3834). `bounce`: a letter of ours was not delivered. */
export const LETTER_KINDS = [
  { value: "letter", label: "Letter" },
  { value: "automatic", label: "Automatic reply" },
  { value: "bounce", label: "Not delivered" },
];

/**
 * Mails to the mailbox that answer a letter of a submission (OWN-110). Only `store-letter.ts` writes
 * them; their files are the submission's, and they are deleted with it.
 */
export const letters = ofSubmission({
  slug: "letters",
  labels: { singular: "Received letter", plural: "Received letters" },
  fields: [
    // The mail's, so that it is stored once; its files have it, too.
    { name: "mark", type: "text", required: true, unique: true, index: true },
    { name: "messageId", type: "text" },
    { name: "kind", type: "select", required: true, options: LETTER_KINDS },
    // When it arrived in the mailbox.
    { name: "at", type: "date", required: true, index: true },
    { name: "from", type: "text", required: true },
    { name: "fromName", type: "text" },
    // Neither the submission's address nor one that users joined to its person.
    { name: "isOther", type: "checkbox" },
    { name: "subject", type: "text" },
    { name: "text", type: "textarea" },
    // What is in the mailbox only, with the reason: a line for each.
    { name: "notTaken", type: "textarea" },
  ],
});
