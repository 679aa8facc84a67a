import type { FileHandle } from "node:fs/promises";
import { fromFdPromise, type Entry, type ZipFile } from "yauzl";
import { readAt, type Found } from "#content/examine.ts";
import { readProlog, readXml } from "#content/xml.ts";

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
const RELATIONS = /\.rels$/i;
const TYPES_FILE = "[Content_Types].xml";
const MAIN_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACRO_NAMES = /vbaproject|vbadata|activex\d*\.(bin|xml)$/i;
const PROGRAMS =
  /\.(exe|dll|scr|com|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|docm|dotm|xlsm|pptm)$/i;
const MACRO_TYPES = /macroEnabled|vbaProject/i;

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
    if (!types || !(await isWord(zip, types))) return null;
    for (const entry of entries) if (!(await isHarmless(zip, entry))) return null;
    return { marks: [] };
  } catch (error) {
    // The disk's trouble is ours; every other is the archive's.
    if (error instanceof Error && "syscall" in error) throw error;
    return null;
  }
}

async function isWord(zip: ZipFile, types: Entry): Promise<boolean> {
  const found = { isDocument: false, hasMacros: false };
  const isGood = await readXml(await zip.openReadStreamPromise(types), (attributes) => {
    found.isDocument ||= attributes.get("ContentType") === MAIN_TYPE;
    found.hasMacros ||= [...attributes.values()].some((value) => MACRO_TYPES.test(value));
  });
  return isGood && found.isDocument && !found.hasMacros;
}

/**
 * Each entry is inflated to its end: one that holds more, less or other than the directory says
 * throws there.
 */
async function isHarmless(zip: ZipFile, entry: Entry): Promise<boolean> {
  const { fileName } = entry;
  if (fileName.endsWith("/")) return true;
  const stream = await zip.openReadStreamPromise(entry);
  if (RELATIONS.test(fileName)) {
    let isHarmful = false;
    const isGood = await readXml(
      stream,
      (attributes) => (isHarmful ||= isOutsideTemplate(attributes)),
    );
    return isGood && !isHarmful;
  }
  if (/\.xml$/i.test(fileName)) return readProlog(stream);
  for await (const _ of stream);
  return true;
}

/** A template fetched from elsewhere brings its macros along. */
const isOutsideTemplate = (attributes: ReadonlyMap<string, string>): boolean =>
  (attributes.get("Type") ?? "").toLowerCase().includes("attachedtemplate") &&
  /^(?:https?|ftp):/i.test((attributes.get("Target") ?? "").trim());

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
