/**
 * One text for the search of each submission: small letters without diacritics, and numbers also
 * without separators, so that "muller" finds Müller and "4940123451" finds +49 40 123451. The
 * typed words are folded alike. It is not sent to any client.
 */
import type { CollectionBeforeOperationHook, Payload, PayloadRequest, Where } from "payload";
import type { Submission } from "#payload-types.ts";

/** Letters that Unicode does not decompose. */
const SPELLED: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
};
/** LIKE's own characters; private-use characters are literal in every database. */
const LITERAL: Record<string, string> = { "%": "\ue025", _: "\ue05f", "\\": "\ue05c" };
const NUMBER = /\d[\d\s()./+-]*\d/g;
const NO_DIGIT = /\D+/g;

export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/[%_\\]/g, (sign) => LITERAL[sign] ?? sign);

/** For Payload's `like`, which searches each word between spaces. */
export const foldedWords = (question: string): string =>
  folded(question)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (/^[\d()./+-]*$/.test(word) ? word.replace(NO_DIGIT, "") || word : word))
    .join(" ");

type Searched = Pick<
  Submission,
  "sender" | "email" | "subject" | "message" | "fields" | "key" | "notes" | "remarks"
>;

/** Ends with a line break, so that it is never empty. */
export function searchTextOf(submission: Partial<Searched>): string {
  const { sender, email, subject, message, fields, key, notes, remarks } = submission;
  const sent = [sender, email, subject, message, key, ...Object.values(fields ?? {})];
  const noted = [notes, ...(remarks ?? []).map(({ text }) => text)];
  const texts = new Set([...sent, ...noted].filter((text) => typeof text === "string"));
  const plain = [...texts].join("\n");
  const numbers = [...texts].flatMap((text) => text.match(NUMBER) ?? []);
  const compact = numbers.map((number) => number.replace(NO_DIGIT, ""));
  return `${folded([plain, ...new Set(compact)].join("\n"))}\n`;
}

/** After a change of the submission, within its transaction: another note may be newer. */
export async function renewSearchText(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<void> {
  const where = { id: { equals: id } };
  const found = await payload.db.findOne<Submission>({ collection: "submissions", where, req });
  if (!found) return;
  const data = { searchText: searchTextOf(found) };
  await payload.db.updateOne({ collection: "submissions", id, data, req, returning: false });
}

function foldedWhere(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(foldedWhere)];
      const like: unknown = name === "searchText" ? Reflect.get(value, "like") : undefined;
      return [name, typeof like === "string" ? { ...value, like: foldedWords(like) } : value];
    }),
  );
}

/** For the list's search, exports and actions on a list: the browser sends the words as typed. */
export const foldSearch: CollectionBeforeOperationHook = ({ args }) => {
  const where: unknown = Reflect.get(args, "where");
  return typeof where === "object" && where !== null
    ? { ...args, where: foldedWhere(where as Where) }
    : args;
};
