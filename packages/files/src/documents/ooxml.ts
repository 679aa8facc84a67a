import type { FileHandle } from "node:fs/promises";
import { FILE_HEAD_BYTES, type FileRefusal } from "@meridian/contract/forms";
import { readAt, WRONG, type Ending, type Found } from "#documents/examine.ts";
import { partVerdict, RELATIONS, worstOf } from "#documents/ooxml-part.ts";
import type { Verdict } from "#documents/relations.ts";
import { readXml } from "#documents/xml.ts";
import { openArchive, type Archive, type Member } from "#documents/zip.ts";

/** Bytes of fully parsed lists; Word's have thousands of entries and under a tenth of this. */
const MOST_LISTED = 4 * 1024 * 1024;
/** Characters read of all parts; a resume has a fiftieth. */
const MOST_TEXT = 8 * 1024 * 1024;
const TYPES_FILE = "[content_types].xml";
const MAIN_TYPE = /^application\/vnd\.openxmlformats-officedocument\.(\w+)\.(\w+)\.main\+xml$/i;
/** By the format and the main part's kind. */
const WORD: Kinds = {
  "wordprocessingml.document": ".docx",
  "wordprocessingml.template": ".docx",
};
export const OFFICE: Kinds = {
  ...WORD,
  "spreadsheetml.sheet": ".xlsx",
  "presentationml.presentation": ".pptx",
  "presentationml.slideshow": ".pptx",
};
type Kinds = Readonly<Record<string, Ending>>;
const MACRO_NAMES = /vbaproject|vbadata|\.(?:docm|dotm|xlsm|pptm)$/i;
const PROGRAMS = /\.(?:exe|dll|scr|com|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar)$/i;
const MACRO_TYPES = /macroEnabled|vbaProject|macrosheet/i;
/** Parts of a workbook that load from elsewhere, or start a program (DDE). */
const LOADING_TYPES = /\.(?:externalLink|connections|queryTable)\+xml$/i;
/** First paths of an OpenDocument. */
const OPEN_DOCUMENT = new Set(["mimetype", "meta-inf/manifest.xml"]);

/** Inflates each entry up to its declared size. Refuses a file that could also be a PDF. */
export async function examineOoxml(
  handle: FileHandle,
  size: number,
  kinds: Kinds = WORD,
): Promise<Found> {
  const bytes = await readAt(handle, 0, size);
  if (bytes.subarray(0, FILE_HEAD_BYTES).includes("%PDF-", 0, "latin1")) return WRONG;
  try {
    const archive = await openArchive(bytes);
    if (!archive) return WRONG;
    const refused = archive.members.map(refusalOf).find((why) => why !== null);
    if (refused) return { refused };
    const types = await typesOf(archive, kinds);
    if (typeof types === "string") return { refused: types };
    const verdict = types.isLoading
      ? worstOf(new Set(["active", await verdictOf(archive, types.of)] as const))
      : await verdictOf(archive, types.of);
    if (verdict !== "harmless" && verdict !== "active") return { refused: verdict };
    return {
      ending: types.ending,
      marks: verdict === "active" || archive.isUnusual ? ["active"] : [],
    };
  } catch {
    // The bytes are in memory, so the archive caused the failure.
    return WRONG;
  }
}

export function refusalOf({ path, entry: { uncompressedSize } }: Member): FileRefusal | null {
  const isListed = RELATIONS.test(path) || isTypes(path);
  if (MACRO_NAMES.test(path)) return "macros";
  return (isListed && uncompressedSize > MOST_LISTED) || PROGRAMS.test(path) ? "wrong" : null;
}

const isTypes = (path: string): boolean => path.toLowerCase() === TYPES_FILE;

interface Types {
  ending: Ending;
  /** A part loads something from elsewhere. */
  isLoading: boolean;
  /** The content type of a path. */
  of: (path: string) => string;
}

/** Or the reason why this is none of these documents. */
async function typesOf({ zip, members }: Archive, kinds: Kinds): Promise<Types | FileRefusal> {
  const declared = new Map<string, string>();
  for (const { entry } of members.filter(({ path }) => isTypes(path))) {
    const reading = await readXml(await zip.openReadStreamPromise(entry), {
      see(_, attributeOf) {
        const name = attributeOf("PartName") ?? `*.${attributeOf("Extension") ?? ""}`;
        declared.set(name.toLowerCase(), attributeOf("ContentType") ?? "");
      },
    });
    if (reading !== "whole") return "wrong";
  }
  const all = [...declared.values()];
  if (all.some((type) => MACRO_TYPES.test(type))) return "macros";
  const ending = all.flatMap((type) => kindIn(type, kinds) ?? [])[0];
  if (!ending)
    return members.some(({ path }) => OPEN_DOCUMENT.has(path.toLowerCase()))
      ? "open-document"
      : "wrong";
  return {
    ending,
    isLoading: all.some((type) => LOADING_TYPES.test(type)),
    of: (path) =>
      declared.get(`/${path.toLowerCase()}`) ??
      declared.get(`*.${/[^.]*$/.exec(path.toLowerCase())?.[0] ?? ""}`) ??
      "",
  };
}

function kindIn(type: string, kinds: Kinds): Ending | undefined {
  const [, format = "", part = ""] = MAIN_TYPE.exec(type) ?? [];
  return kinds[`${format}.${part}`.toLowerCase()];
}

/** Inflates each entry, which throws unless it matches the directory. Ends at a refusal. */
async function verdictOf({ zip, members }: Archive, typeOf: Types["of"]): Promise<Verdict> {
  const budget = { left: MOST_TEXT };
  const found = new Set<Verdict>();
  for (const { path, entry } of members) {
    if (path.endsWith("/")) continue;
    const stream = await zip.openReadStreamPromise(entry);
    const verdict = await partVerdict(stream, { name: path, type: typeOf(path), budget });
    if (verdict !== "harmless" && verdict !== "active") return verdict;
    found.add(verdict);
  }
  return worstOf(found);
}
