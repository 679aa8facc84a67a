import type { FileHandle } from "node:fs/promises";
import { fromFdPromise, type Entry, type ZipFile } from "yauzl";
import { readAt, type Found } from "#content/examine.ts";
import { partVerdict, RELATIONS, worstOf } from "#content/ooxml-part.ts";
import type { Verdict } from "#content/relations.ts";
import { readXml } from "#content/xml.ts";

/** A zip's directory may promise this much and no more. */
const MOST_ENTRIES = 2000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_INFLATION = 100;
const LOCAL_HEADER = 30;
/** The file type within a Unix entry's attributes, and that of a symbolic link. */
const UNIX_TYPE = 0o170000;
const UNIX_LINK = 0o120000;

/**
 * Bytes of a part that is read to its end: Word's own lists have thousands of entries and less than
 * a tenth of this.
 */
const MOST_LISTED = 4 * 1024 * 1024;
/** Characters of its parts that are read: a resume has a fiftieth of it. */
const MOST_TEXT = 8 * 1024 * 1024;
const TYPES_FILE = "[Content_Types].xml";
const MAIN_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACRO_NAMES = /vbaproject|vbadata|activex\d*\.(bin|xml)$/i;
const PROGRAMS =
  /\.(exe|dll|scr|com|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|docm|dotm|xlsm|pptm)$/i;
const MACRO_TYPES = /macroEnabled|vbaProject|activeX/i;

/**
 * A Word document in a zip: what the archive's directory says first, then each entry inflated as
 * far as it was promised.
 */
export async function examineOoxml(handle: FileHandle, size: number): Promise<Found> {
  // Behind anything else it would be two kinds of file at once.
  if ((await readAt(handle, 0, 4)).toString("latin1") !== "PK\u0003\u0004") return null;
  try {
    const zip = await fromFdPromise(handle.fd, { autoClose: false, strictFileNames: true });
    if (zip.entryCount > MOST_ENTRIES) return null;
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (!isFair(entries, size)) return null;
    const types = entries.find(({ fileName }) => fileName === TYPES_FILE);
    const typeOf = types && (await typesOf(zip, types));
    if (!typeOf) return null;
    const verdict = await verdictOf(zip, entries, typeOf);
    return verdict === "harmful" ? null : { marks: verdict === "active" ? ["active"] : [] };
  } catch (error) {
    // The disk's trouble is ours; every other is the archive's.
    if (error instanceof Error && "syscall" in error) throw error;
    return null;
  }
}

/** What the package says of a part by its name; `undefined`: it is no Word document, or one with macros. */
async function typesOf(
  zip: ZipFile,
  types: Entry,
): Promise<((name: string) => string) | undefined> {
  const said = new Map<string, string>();
  const reading = await readXml(await zip.openReadStreamPromise(types), {
    see(_, attributeOf) {
      const name = attributeOf("PartName") ?? `*.${attributeOf("Extension") ?? ""}`;
      said.set(name.toLowerCase(), attributeOf("ContentType") ?? "");
    },
  });
  const all = [...said.values()];
  if (reading !== "whole" || !all.includes(MAIN_TYPE) || all.some((type) => MACRO_TYPES.test(type)))
    return undefined;
  return (name) =>
    said.get(`/${name.toLowerCase()}`) ??
    said.get(`*.${/[^.]*$/.exec(name.toLowerCase())?.[0] ?? ""}`) ??
    "";
}

/**
 * Each entry is inflated to its end: one that holds more, less or other than the directory says
 * throws there. What is harmful ends it.
 */
async function verdictOf(
  zip: ZipFile,
  entries: readonly Entry[],
  typeOf: (name: string) => string,
): Promise<Verdict> {
  const budget = { left: MOST_TEXT };
  const found = new Set<Verdict>();
  for (const entry of entries) {
    const { fileName: name } = entry;
    if (name.endsWith("/") || found.has("harmful")) continue;
    const stream = await zip.openReadStreamPromise(entry);
    found.add(await partVerdict(stream, { name, type: typeOf(name), budget }));
  }
  return worstOf(found);
}

/** Names, kinds and sizes as the directory has them. */
function isFair(entries: readonly Entry[], size: number): boolean {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (names.size < entries.length || inflated > MOST_BYTES || inflated > size * MOST_INFLATION)
    return false;
  return entries.every(isPlain) && !overlaps(entries, size);
}

function isPlain(entry: Entry): boolean {
  const { fileName, externalFileAttributes, uncompressedSize } = entry;
  if ((RELATIONS.test(fileName) || fileName === TYPES_FILE) && uncompressedSize > MOST_LISTED)
    return false;
  const isLink = ((externalFileAttributes >>> 16) & UNIX_TYPE) === UNIX_LINK;
  return (
    !isLink &&
    !entry.isEncrypted() &&
    entry.canDecodeFileData() &&
    !MACRO_NAMES.test(fileName) &&
    !PROGRAMS.test(fileName) &&
    !fileName.split("/").includes("..")
  );
}

/** Entries that share bytes: how a small archive holds an endless one. */
function overlaps(entries: readonly Entry[], size: number): boolean {
  const spans = entries
    .map(({ relativeOffsetOfLocalHeader: start, compressedSize }) => ({
      start,
      end: start + LOCAL_HEADER + compressedSize,
    }))
    .toSorted((a, b) => a.start - b.start);
  return spans.some(({ end }, at) => end > (spans[at + 1]?.start ?? size));
}
