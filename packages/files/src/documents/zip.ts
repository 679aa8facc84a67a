import { posix } from "node:path";
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from "yauzl";

const MOST_ENTRIES = 2000;
const MOST_BYTES = 100 * 1024 * 1024;
const LOCAL_HEADER = 30;
const END = "PK\u0005\u0006";
const END_BYTES = 22;
/** Longest comment plus data after the archive. */
const TAIL_BYTES = 128 * 1024;
/** The file type in a Unix entry's attributes, and a symbolic link's. */
const UNIX_TYPE = 0o170000;
const UNIX_LINK = 0o120000;

/** Path normalised: `word\a.xml` and `word/b/../a.xml` are `word/a.xml`. */
export interface Member {
  path: string;
  entry: Entry;
}

export interface Archive {
  zip: ZipFile;
  members: readonly Member[];
  /** Data after the end, or a duplicate path: two readers may see two files. */
  isUnusual: boolean;
}

/**
 * Reads the directory. `null`: more entries or bytes than a document has, a path that leads out, a
 * link, an entry that cannot be opened, or entries that share bytes. Throws if the directory is
 * unreadable.
 */
export async function openArchive(bytes: Buffer): Promise<Archive | null> {
  const end = endOf(bytes);
  const zip = await fromBufferPromise(bytes.subarray(0, end), { decodeStrings: false });
  if (zip.entryCount > MOST_ENTRIES) return null;
  const members: Member[] = [];
  for await (const entry of zip.eachEntry()) members.push({ path: pathOf(entry), entry });
  const entries = members.map(({ entry }) => entry);
  const inflated = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (inflated > MOST_BYTES || !members.every(isPlain) || overlaps(entries, end)) return null;
  const paths = new Set(members.map(({ path }) => path.toLowerCase()));
  const behind = bytes.toString("latin1", end);
  return { zip, members, isUnusual: paths.size < members.length || !/^[\s\0]*$/.test(behind) };
}

/** The end of the archive; readers search its last record backwards. */
function endOf(bytes: Buffer): number {
  const tail = Math.max(0, bytes.length - TAIL_BYTES);
  const at = bytes.subarray(tail).lastIndexOf(END, -1, "latin1");
  if (at < 0 || tail + at + END_BYTES > bytes.length)
    throw new Error("the archive has no end record");
  return tail + at + END_BYTES + bytes.readUInt16LE(tail + at + 20);
}

/** Some Windows programs and Evernote write backslashes. */
function pathOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return posix.normalize(
    getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false),
  );
}

const LEADS_OUT = /^(?:\/|[a-z]:|\.\.(?:\/|$))|\0/i;

function isPlain({ path, entry }: Member): boolean {
  const isLink = ((entry.externalFileAttributes >>> 16) & UNIX_TYPE) === UNIX_LINK;
  return !isLink && !entry.isEncrypted() && entry.canDecodeFileData() && !LEADS_OUT.test(path);
}

/** Overlapping entries let a small archive expand endlessly. */
function overlaps(entries: readonly Entry[], size: number): boolean {
  const spans = entries
    .map(({ relativeOffsetOfLocalHeader: start, compressedSize }) => ({
      start,
      end: start + LOCAL_HEADER + compressedSize,
    }))
    .toSorted((a, b) => a.start - b.start);
  return spans.some(({ end }, at) => end > (spans[at + 1]?.start ?? size));
}
