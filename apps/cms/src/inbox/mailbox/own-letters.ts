/** How an answer leads back to the letter that it answers: its number, which no one can guess. */
import type { Answered } from "#inbox/mailbox/letter.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** The site's Message-ID (`packages/intake/src/deliver/mail.ts`). */
const MESSAGE_ID = new RegExp(`<(${UUID})\\.(reply|acknowledgement)@[^<>\\s]{1,255}>`, "gi");
const TAG = /\+([0-9a-f]{32})@/gi;
/** A long thread has many; the last ones are the nearest. */
const MOST = 20;

/** `jobs@example.com` and a letter's number: `jobs+<number>@example.com` (RFC 5233). */
export function taggedAddress(address: string, key: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}+${key.replaceAll("-", "")}${address.slice(at)}`;
}

/** The last one first. */
export const ownIdsIn = (text: string, by: Answered["by"]): Answered[] =>
  [...text.matchAll(MESSAGE_ID)]
    .slice(-MOST)
    .toReversed()
    .map(([, key = "", of = ""]) => ({
      key: key.toLowerCase(),
      of: of.toLowerCase() === "reply" ? "reply" : "acknowledgement",
      by,
    }));

export const tagsIn = (text: string): Answered[] =>
  [...text.matchAll(TAG)].slice(0, MOST).map(([, tag = ""]) => ({
    key: tag.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    of: "reply",
    by: "address",
  }));
