import { createHash } from "node:crypto";
import PostalMime, { addressParser, type Email } from "postal-mime";
import type { Heading } from "#inbox/mailbox/letter.ts";
import { ownIdsIn, tagsIn } from "#inbox/mailbox/own-letters.ts";

/** The fields that are read of every new mail. */
export const HEADER_FIELDS = [
  "message-id",
  "date",
  "from",
  "to",
  "cc",
  "subject",
  "in-reply-to",
  "references",
  "delivered-to",
  "x-original-to",
  "envelope-to",
  "return-path",
  "content-type",
  "auto-submitted",
  "precedence",
  "x-autoreply",
  "x-autorespond",
  "x-auto-response-suppress",
];
/** Of all fields together; mail servers accept less. */
const MOST_BYTES = 64 * 1024;
const LONGEST_LINE = 300;

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_LINE);

const valuesOf = ({ headers }: Email, name: string): string =>
  headers
    .filter(({ key }) => key === name)
    .map(({ value }) => value)
    .join(" ");

const TO = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];

/** RFC 3834, and what programs sent before it. */
function isAutomatic(email: Email): boolean {
  const submitted = valuesOf(email, "auto-submitted").trim().toLowerCase();
  if (submitted !== "" && !submitted.startsWith("no")) return true;
  if (/bulk|junk|list|auto_reply/i.test(valuesOf(email, "precedence"))) return true;
  const marks = ["x-autoreply", "x-autorespond", "x-auto-response-suppress"];
  if (marks.some((name) => valuesOf(email, name).trim() !== "")) return true;
  return /<\s*>/.test(valuesOf(email, "return-path")) || /^mailer-daemon@/i.test(senderOf(email));
}

const senderOf = ({ from }: Email): string => from?.address?.trim().toLowerCase() ?? "";

/** Throws for header lines that are no header. */
export async function readHeading(lines: Uint8Array): Promise<Heading> {
  const bytes = lines.subarray(0, MOST_BYTES);
  const email = await PostalMime.parse(Uint8Array.from(bytes), { maxHeadersSize: MOST_BYTES });
  const identity = ["message-id", "date", "from", "subject"].map((name) => valuesOf(email, name));
  return {
    mark: createHash("sha256").update(identity.join("\n")).digest("hex"),
    messageId: oneLine(/<[^<>\s]{1,250}>/.exec(valuesOf(email, "message-id"))?.[0] ?? ""),
    from: { name: oneLine(email.from?.name ?? ""), address: oneLine(senderOf(email)) },
    subject: oneLine(email.subject ?? ""),
    answers: [
      ...ownIdsIn(valuesOf(email, "in-reply-to"), "in-reply-to"),
      ...ownIdsIn(valuesOf(email, "references"), "references"),
      ...tagsIn(TO.map((name) => addressesIn(valuesOf(email, name))).join(" ")),
    ],
    isAutomatic: isAutomatic(email),
    isReport: /^multipart\/report\b/i.test(valuesOf(email, "content-type").trim()),
  };
}

/** Not the names next to them, which anyone writes. */
const addressesIn = (field: string): string =>
  addressParser(field, { flatten: true })
    .map(({ address = "" }) => address)
    .join(" ");
