import { escapeHtml } from "@meridian/contract/escape";
import type { SendMailOptions } from "nodemailer";
import { LIGHT } from "#deliver/email.ts";
import type { Kind, StoredFile, Submission } from "#submission.ts";

/** Read once, when the reply is stored. */
export interface ReplyFile extends Pick<StoredFile, "name" | "size" | "type" | "digest"> {
  /** Rejects with `FileChanged` if it is not what it was. */
  read(): Promise<Uint8Array>;
}

/** The file is gone, or another one: the reply is not stored. */
export class FileChanged extends Error {
  override readonly name = "FileChanged";
}

/** A colleague's letter to the sender of a submission. */
export interface Reply {
  /** UUID v7: the row's number, and the token in its Message-ID. */
  id: string;
  /** What it answers. */
  kind: Kind;
  to: string;
  /** Gets the answers. */
  sender: { name: string; address: string };
  subject: string;
  text: string;
  /** Message-IDs of letters that it answers, the last one last. */
  references?: readonly string[] | undefined;
  files?: readonly ReplyFile[] | undefined;
  /** Milliseconds from now. */
  inMs: number;
}

/** Not found by an erasure of its own writer: the sender is no whole field. */
export const replySubmission = (
  { id, kind, to, sender, subject, text, references = [] }: Reply,
  now: number,
  files: StoredFile[] = [],
): Submission => ({
  id,
  key: `reply:${id}`,
  fingerprint: "reply",
  kind,
  variant: "reply",
  fields: {
    email: to.trim().toLowerCase(),
    sender: JSON.stringify(sender),
    subject,
    text,
    ...(references.length > 0 && { references: references.join(" ") }),
  },
  page: "/",
  source: {},
  receivedAt: now,
  files,
});

/** Plain text, and the same as HTML, where each paragraph has the direction of its words. */
export function replyOf(
  { fields }: Submission,
  { from, brand }: { from: string; brand: string },
): SendMailOptions {
  const { email = "", sender = "{}", subject = "", text = "", references = "" } = fields;
  const { name = "", address = "" }: Partial<Reply["sender"]> = JSON.parse(sender);
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => escapeHtml(paragraph));
  return {
    // The sender stays the site's own: its domain vouches for it (DMARC).
    from: { name: name ? `${name} via ${brand}` : brand, address: from },
    to: { name: "", address: email },
    ...(address
      ? { replyTo: { name, address } }
      : { headers: { "Auto-Submitted": "auto-generated" } }),
    ...(references && { references, inReplyTo: references.split(" ").at(-1) }),
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html><head>${LIGHT.head}</head><body style="font:16px/1.5 Arial,sans-serif;${LIGHT.style}">${paragraphs.map((html) => `<p dir="auto" style="margin:0 0 16px;white-space:pre-wrap">${html}</p>`).join("")}</body></html>`,
  };
}
