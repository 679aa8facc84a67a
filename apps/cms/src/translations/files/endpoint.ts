/**
 * `GET /cms/api/translations/words.xlf` and `.xlsx` `?language=de&kind=services&show=left`: the words
 * of one language for translators. `POST …/words?language=de` takes such a file back, as drafts.
 */
import type { Endpoint, PayloadRequest } from "payload";
import { canonicalLanguage } from "@meridian/contract/language";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { isEditor, isTranslator, mayTranslate } from "#accounts/access/roles.ts";
import { downloadOf } from "#admin-ui/list-table.ts";
import { languagesOf } from "#records/languages.ts";
import { languageWords, MESSAGES } from "#translations/files/language-words.ts";
import { UnreadableFile, type Returned } from "#translations/files/returned.ts";
import { readSeparated, readSheet } from "#translations/files/sheet-read.ts";
import { spreadsheet } from "#translations/files/sheet-write.ts";
import { takeBack } from "#translations/files/take-back.ts";
import { readXliff } from "#translations/files/xliff-read.ts";
import { xliff } from "#translations/files/xliff-write.ts";
import { translatedKinds } from "#translations/translated-kinds.ts";
import { forbid, refuse } from "#server/http/refuse.ts";
import { streamOf } from "#server/http/stream-of.ts";

/** Bytes: 10,000 units are about three million. */
const MOST_BYTES = 32 * 1024 * 1024;

const TYPES = {
  xlf: "application/xliff+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The further language that the call names, if this user may write it; else the refusal. */
async function languageIn(req: PayloadRequest): Promise<string | Response> {
  const language = String(req.query.language ?? "");
  if (!isEditor(req) && !(isTranslator(req) && mayTranslate(req, language))) return forbid();
  const { others } = await languagesOf(req.payload);
  return others.includes(language)
    ? language
    : refuse(422, "The settings do not name this language: add it there first.");
}

const kindsIn = ({ query }: PayloadRequest): ReadonlySet<string> =>
  new Set(
    [query.kind ?? []]
      .flat()
      .map(String)
      .filter((kind) => kind === MESSAGES || translatedKinds().has(kind)),
  );

const words = (ending: "xlf" | "xlsx"): Endpoint => ({
  path: `/words.${ending}`,
  method: "get",
  handler: async (req) => {
    const language = await languageIn(req);
    if (typeof language !== "string") return language;
    const { first } = await languagesOf(req.payload);
    const wanted = { language, kinds: kindsIn(req), onlyLeft: req.query.show === "left" };
    const head = { first, language, at: new Date().toISOString() };
    await noteEvent(req, {
      event: "export",
      place: "translations",
      detail: `${language}, ${ending}`,
    });
    const records = languageWords(req.payload, wanted);
    const bytes = ending === "xlf" ? xliff(head, records) : spreadsheet(head, records);
    return new Response(streamOf(bytes), {
      headers: downloadOf(`words-${first}-${language}`, ending, TYPES[ending]),
    });
  },
});

/** `null`: more than a file of words has. */
async function bytesOf({ body }: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isArchive = (bytes: Buffer): boolean => bytes.toString("latin1", 0, 2) === "PK";
/** Also with a byte-order mark, and in UTF-16. */
const isXml = (bytes: Buffer): boolean =>
  /^[^\w"]{0,100}</.test(bytes.toString("latin1", 0, 200).replaceAll("\0", ""));

const read = async (bytes: Buffer): Promise<Returned> =>
  isArchive(bytes)
    ? readSheet(bytes)
    : ((isXml(bytes) ? null : readSeparated(bytes)) ?? (await readXliff(bytes)));

/** Programs add the region: `de-DE` is `de` if the site has no other German. */
function isLanguage(
  { language: named }: Returned,
  language: string,
  all: readonly string[],
): boolean {
  const given = canonicalLanguage(named ?? "");
  if (given === language) return true;
  const base = (code: string): string => code.split("-")[0] ?? "";
  return (
    given !== null &&
    base(given) === language &&
    all.filter((code) => base(code) === language).length === 1
  );
}

const back: Endpoint = {
  path: "/words",
  method: "post",
  handler: async (req) => {
    const language = await languageIn(req);
    if (typeof language !== "string") return language;
    const bytes = await bytesOf(req as unknown as Request);
    if (!bytes)
      return refuse(
        413,
        `The file has more than ${MOST_BYTES / 1024 / 1024} MB: send it in parts.`,
      );
    if (bytes.length === 0) return refuse(422, "Choose a file first.");
    try {
      const returned = await read(bytes);
      const { others } = await languagesOf(req.payload);
      if (!isLanguage(returned, language, others))
        return refuse(
          422,
          `The file is in ${returned.language ?? "no language that it names"}, not in ${language}: nothing was read from it.`,
        );
      const report = await takeBack(req, { language, returned });
      await noteEvent(req, {
        event: "imported",
        place: "translations",
        detail: `${language}: ${report.written} texts, ${report.refused.length + report.alsoRefused} refused`,
      });
      return Response.json(report, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      if (error instanceof UnreadableFile) return refuse(422, error.message);
      throw error;
    }
  },
};

export const fileEndpoints = [words("xlf"), words("xlsx"), back];
