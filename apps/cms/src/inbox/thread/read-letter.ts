/** Runs in a separate thread (`../mailbox/open-mail-tools.ts`): no mail can block the host. */
import PostalMime, { type Attachment, type Email } from "postal-mime";
import type { Answered, Attached, Bounce, ReadLetter } from "#inbox/mailbox/letter.ts";
import { ownIdsIn } from "#inbox/mailbox/own-letters.ts";
import { wordsOfMarkup } from "#inbox/thread/words-of-markup.ts";

const LONGEST_TEXT = 50_000;
/** Markup is longer than its words. */
const LONGEST_MARKUP = 2_000_000;
const LONGEST_REASON = 500;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 2 };

export interface LetterToRead {
  bytes: Uint8Array<ArrayBuffer>;
}

/** Line ends of one kind, without characters that are not seen or that turn the direction. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])[\p{Cc}\p{Co}\p{Cs}\u00ad\u200b\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);

const textOf = (attachment: Attachment): string =>
  new TextDecoder().decode(bytesOf(attachment).subarray(0, LONGEST_TEXT));

/** Bytes of a logo in a signature; a photo or a picture of a screen has more. */
const LARGEST_LOGO = 30_000;

/** Small pictures within the text are a part of it, which is shown without them. */
const isPartOfText = (one: Attachment): boolean =>
  (one.related === true || one.disposition === "inline") &&
  one.mimeType.startsWith("image/") &&
  bytesOf(one).length < LARGEST_LOGO;

/** Of a part without a name. */
const nameOf = ({ filename, mimeType }: Attachment): string =>
  filename || UNNAMED[mimeType] || (mimeType.startsWith("image/") ? "picture" : "file");

const UNNAMED: Readonly<Record<string, string>> = {
  "message/rfc822": "message.eml",
  "text/calendar": "invitation.ics",
};

const REPORT = /^(?:message\/delivery-status|text\/rfc822-headers|message\/rfc822)$/;

function filesOf({ attachments }: Email, isBounce: boolean): Attached[] {
  return attachments
    .filter((one) => !isPartOfText(one) && !(isBounce && REPORT.test(one.mimeType)))
    .map((one) => ({
      name: nameOf(one),
      type: one.mimeType,
      content: bytesOf(one),
    }));
}

/** The first recipient whose letter was not delivered (RFC 3464). */
function bounceOf({ attachments, text = "" }: Email): Bounce | null {
  const report = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!report) return null;
  const groups = textOf(report)
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/);
  const failed = groups.find((group) => /^action:\s*failed\b/im.test(group));
  if (!failed) return null;
  const status = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(failed)?.[1] ?? "5.0.0";
  const reason = /^diagnostic-code:\s*(?:[\w-]+\s*;)?\s*(.+(?:\n[ \t].*)*)/im.exec(failed)?.[1];
  const returned = attachments.filter(({ mimeType }) => /rfc822/.test(mimeType)).map(textOf);
  return {
    status,
    reason: tidy(reason ?? text)
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, LONGEST_REASON),
    answers: returned.flatMap(messageIdsIn),
  };
}

/** Of the returned letter's header only: its text may quote others. */
function messageIdsIn(letter: string): Answered[] {
  const [header = ""] = letter.replace(/\r\n?/g, "\n").split("\n\n");
  const field = /^message-id:\s*(\S+)/im.exec(header.replace(/\n[ \t]+/g, " "));
  return ownIdsIn(field?.[1] ?? "", "report");
}

/** Never rejects for what a mail contains. */
export async function readLetter({ bytes }: LetterToRead): Promise<ReadLetter> {
  try {
    const options = { ...LIMITS, forceRfc822Attachments: true };
    const email = await PostalMime.parse(bytes, options);
    const bounce = bounceOf(email);
    const html = email.html ?? "";
    const words = email.text?.trim() ? email.text : wordsOfMarkup(html.slice(0, LONGEST_MARKUP));
    const text = tidy(words);
    return {
      text: text.slice(0, LONGEST_TEXT),
      isCut: text.length > LONGEST_TEXT || html.length > LONGEST_MARKUP,
      files: filesOf(email, bounce !== null),
      bounce,
    };
  } catch {
    return { text: "", isCut: true, files: [], bounce: null };
  }
}
