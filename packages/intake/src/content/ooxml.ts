import type { FileHandle } from "node:fs/promises";
import { fromFdPromise, type Entry, type ZipFile } from "yauzl";
import { readAt, type Found } from "#content/examine.ts";

/** A zip's directory may promise this much and no more. */
const MOST_ENTRIES = 2000;
const MOST_BYTES = 100 * 1024 * 1024;
const MOST_INFLATION = 100;
const LOCAL_HEADER = 30;
/** The file type within a Unix entry's attributes, and that of a symbolic link. */
const UNIX_TYPE = 0o170000;
const UNIX_LINK = 0o120000;

const TYPES_FILE = "[Content_Types].xml";
const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACRO_NAMES = /vbaproject|vbadata|activex\d*\.(bin|xml)$/i;
const PROGRAMS = /\.(exe|dll|scr|com|bat|cmd|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|docm|dotm|xlsm|pptm)$/i;
/** Word's parts have no document type; one would be there for its entities. */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;
/** A template fetched from elsewhere brings its macros along. */
const OUTSIDE_TEMPLATE = /<Relationship\b(?=[^>]*attachedTemplate)(?=[^>]*Target\s*=\s*["']\s*(?:https?|ftp):)/i;

/** A Word document in a zip: what the archive's directory says first, then each entry inflated as far as it was promised. */
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
    if (!types || !isWord(await textOf(zip, types))) return null;
    for (const entry of entries) if (!isHarmless(entry.fileName, await textOf(zip, entry))) return null;
    return { marks: [] };
  } catch (error) {
    // The disk's trouble is ours; every other is the archive's.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    return null;
  }
}

const isWord = (types: string): boolean => types.includes(MAIN_TYPE) && !/macroEnabled|vbaProject/i.test(types) && !DOCTYPE.test(types);

function isHarmless(name: string, text: string): boolean {
  if (!/\.(xml|rels)$/i.test(name)) return true;
  return !DOCTYPE.test(text) && !(name.endsWith(".rels") && OUTSIDE_TEMPLATE.test(text));
}

/** Names, kinds and sizes as the directory has them. */
function isFair(entries: readonly Entry[], size: number): boolean {
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (names.size < entries.length || inflated > MOST_BYTES || inflated > size * MOST_INFLATION) return false;
  return entries.every(isPlain) && !overlaps(entries, size);
}

function isPlain(entry: Entry): boolean {
  const { fileName, externalFileAttributes } = entry;
  const isLink = ((externalFileAttributes >>> 16) & UNIX_TYPE) === UNIX_LINK;
  return !isLink && !entry.isEncrypted() && entry.canDecodeFileData() && !MACRO_NAMES.test(fileName) && !PROGRAMS.test(fileName) && !fileName.split("/").includes("..");
}

/** Entries that share bytes: how a small archive holds an endless one. */
function overlaps(entries: readonly Entry[], size: number): boolean {
  const spans = entries.map(({ relativeOffsetOfLocalHeader: start, compressedSize }) => ({ start, end: start + LOCAL_HEADER + compressedSize })).toSorted((a, b) => a.start - b.start);
  return spans.some(({ end }, at) => end > (spans[at + 1]?.start ?? size));
}

/** Bytes of an entry's beginning that are looked at; the rest is counted only. */
const TEXT_BYTES = 256 * 1024;

/** Inflates an entry; throws when it holds more, less or other than the directory says. */
async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.fileName.endsWith("/")) return "";
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (bytes < TEXT_BYTES) parts.push(chunk.subarray(0, TEXT_BYTES - bytes));
    bytes += chunk.length;
  }
  return Buffer.concat(parts).toString("utf8");
}
