/**
 * One text for the search of each submission: small letters without diacritics, and numbers also
 * without separators, so that "muller" finds Müller and "4940123451" finds +49 40 123451. The
 * typed words are folded alike. It is not sent to any client.
 */
import { isAsked } from "@meridian/contract/forms";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
  Where,
} from "payload";
import type { FileText } from "#inbox/texts/file-text.ts";
import { statementsOf } from "#server/transactions.ts";
import type { Letter, Submission } from "#payload-types.ts";

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

/** Words of received letters. */
type Words = Pick<Letter, "from" | "fromName" | "subject" | "text">;

type Searched = Pick<
  Submission,
  "sender" | "email" | "subject" | "message" | "fields" | "key" | "notes" | "remarks" | "fileTexts"
>;

const HYPHENATED = /(\p{L})-\n(?=\p{Ll})/gu;
/** Shorter numbers of a file are years and sizes. */
const LONG_NUMBER = 6;

/** Each word of a file once, and numbers also without separators; also words parted at line ends. */
function wordsOfFile(text: string): string {
  const words = new Set(folded(`${text}\n${text.replace(HYPHENATED, "$1")}`).split(/\s+/));
  for (const line of text.split("\n"))
    for (const number of line.match(NUMBER) ?? []) {
      const digits = number.replace(NO_DIGIT, "");
      if (digits.length >= LONG_NUMBER) words.add(digits);
    }
  return [...words].join(" ");
}

/** Ends with a line break, so that it is never empty. */
export function searchTextOf(submission: Partial<Searched>, letters: Words[] = []): string {
  const { sender, email, subject, message, fields, key, notes, remarks, fileTexts } = submission;
  // The words of a question are the company's: each applicant would be found by them.
  const written = Object.entries(fields ?? {}).flatMap(([name, text]) =>
    isAsked(name) ? [] : [text],
  );
  const sent = [sender, email, subject, message, key, ...written];
  const noted = [notes, ...(remarks ?? []).map(({ text }) => text)];
  const received = letters.flatMap((one) => [one.from, one.fromName, one.subject, one.text]);
  const texts = new Set(
    [...sent, ...noted, ...received].filter((text) => typeof text === "string"),
  );
  const plain = [...texts].join("\n");
  const numbers = [...texts].flatMap((text) => text.match(NUMBER) ?? []);
  const compact = numbers.map((number) => number.replace(NO_DIGIT, ""));
  const own = folded([plain, ...new Set(compact)].join("\n"));
  const ofFiles = (fileTexts ?? []).map(({ text }) => wordsOfFile(text)).filter(Boolean);
  return `${[own, ...ofFiles].join("\n")}\n`;
}

const TRIES = 20;

/**
 * After a change of the submission, within its transaction; `fileTexts` are stored with it. Written
 * only if it is still the text that was read: a note and the texts of files may be stored at once.
 */
export async function renewSearchText(
  payload: Payload,
  id: number,
  { req, fileTexts }: { req?: PayloadRequest; fileTexts?: FileText[] } = {},
): Promise<void> {
  const { db } = payload;
  const drizzle = req ? (statementsOf(req) as typeof db.drizzle) : db.drizzle;
  const where = { id: { equals: id } };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await db.findOne<Submission>({ collection: "submissions", where, req });
    if (!found) return;
    const { searchText: former = null } = found;
    // A letter with files arrived while they were read: they are read again.
    if (fileTexts && fileTexts.length !== (found.files ?? []).length) return;
    const { docs } = await db.find<Letter>({
      collection: "letters",
      where: { submission: { equals: id } },
      pagination: false,
      req,
    });
    const text = searchTextOf(fileTexts ? { ...found, fileTexts } : found, docs);
    const files = fileTexts ? sql`, "file_texts" = ${JSON.stringify(fileTexts)}` : sql``;
    const { rows } = (await db.execute({
      drizzle,
      sql: sql`update "submissions" set "search_text" = ${text}${files}
        where "id" = ${id} and "search_text" is not distinct from ${former} returning "id"`,
    })) as { rows: unknown[] };
    if (rows.length > 0) return;
  }
  throw new Error(`submission ${id} is changed all the time`);
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

/** An update keeps texts, files and answers: it may have read fewer notes and letters than there are now. */
export const keepSearchText: CollectionBeforeChangeHook<Submission> = ({ data, operation }) => {
  const { searchText: _, fileTexts: __, ...rest } = data;
  if (operation === "create") return { ...rest, searchText: searchTextOf(rest) };
  const { files: ___, fileNames: ____, answerAt: _____, ...others } = rest;
  return others;
};
