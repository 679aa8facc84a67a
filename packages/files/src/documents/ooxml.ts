import type { FileHandle } from "node:fs/promises";
import { FILE_HEAD_BYTES, type FileRefusal } from "@meridian/contract/forms";
import { readAt, WRONG, type Found } from "#documents/examine.ts";
import { partVerdict, RELATIONS, worstOf } from "#documents/ooxml-part.ts";
import type { Verdict } from "#documents/relations.ts";
import { readXml } from "#documents/xml.ts";
import { openArchive, type Archive, type Member } from "#documents/zip.ts";

/** Bytes of fully parsed lists; Word's have thousands of entries and under a tenth of this. */
const MOST_LISTED = 4 * 1024 * 1024;
/** Characters read of all parts; a resume has a fiftieth. */
const MOST_TEXT = 8 * 1024 * 1024;
const TYPES_FILE = "[content_types].xml";
const MAIN_TYPE =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml$/i;
const MACRO_NAMES = /vbaproject|vbadata|\.(?:docm|dotm|xlsm|pptm)$/i;
const PROGRAMS = /\.(?:exe|dll|scr|com|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar)$/i;
const MACRO_TYPES = /macroEnabled|vbaProject/i;
/** First paths of an OpenDocument. */
const OPEN_DOCUMENT = new Set(["mimetype", "meta-inf/manifest.xml"]);

/** Inflates each entry up to its declared size. Refuses a file that could also be a PDF. */
export async function examineOoxml(handle: FileHandle, size: number): Promise<Found> {
  const bytes = await readAt(handle, 0, size);
  if (bytes.subarray(0, FILE_HEAD_BYTES).includes("%PDF-", 0, "latin1")) return WRONG;
  try {
    const archive = await openArchive(bytes);
    const verdict = archive ? await archiveVerdict(archive) : "wrong";
    if (verdict !== "harmless" && verdict !== "active") return { refused: verdict };
    return {
      ending: ".docx",
      marks: verdict === "active" || archive?.isUnusual ? ["active"] : [],
    };
  } catch {
    // The bytes are in memory, so the archive caused the failure.
    return WRONG;
  }
}

async function archiveVerdict(archive: Archive): Promise<Verdict> {
  const { members } = archive;
  const refused = members.map(refusalOf).find((why) => why !== null);
  if (refused) return refused;
  const types = await typesOf(archive);
  return typeof types === "string" ? types : verdictOf(archive, types);
}

function refusalOf({ path, entry: { uncompressedSize } }: Member): FileRefusal | null {
  const isListed = RELATIONS.test(path) || isTypes(path);
  if (MACRO_NAMES.test(path)) return "macros";
  return (isListed && uncompressedSize > MOST_LISTED) || PROGRAMS.test(path) ? "wrong" : null;
}

const isTypes = (path: string): boolean => path.toLowerCase() === TYPES_FILE;

type TypeOf = (path: string) => string;

/** Content types by path, or the reason why this is not a Word document. */
async function typesOf({ zip, members }: Archive): Promise<TypeOf | FileRefusal> {
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
  if (!all.some((type) => MAIN_TYPE.test(type)))
    return members.some(({ path }) => OPEN_DOCUMENT.has(path.toLowerCase()))
      ? "open-document"
      : "wrong";
  return (path) =>
    declared.get(`/${path.toLowerCase()}`) ??
    declared.get(`*.${/[^.]*$/.exec(path.toLowerCase())?.[0] ?? ""}`) ??
    "";
}

/** Inflates each entry, which throws unless it matches the directory. Ends at a refusal. */
async function verdictOf({ zip, members }: Archive, typeOf: TypeOf): Promise<Verdict> {
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
