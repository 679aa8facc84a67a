const ZIP_END = "PK\u0005\u0006";
const ZIP_DIRECTORY = "PK\u0001\u0002";
/** Precedes the last record in the 64-bit format, whose last record has no positions. */
const ZIP64_LOCATOR = "PK\u0006\u0007";
const ZIP64_LOCATOR_BYTES = 20;
const ZIP_END_BYTES = 22;
/**
 * Longest data after the last record; readers of `.jar` allow slightly more than a comment's 64 kB.
 */
const ZIP_TAIL_BYTES = 128 * 1024;
const STREAM = /stream\r?\n$/;
const STREAM_END = /^[\s\0]{0,4}endstream/;

/**
 * Finds an archive that a zip reader would open. `attached`: it is a whole stream, so an
 * uncompressed attachment; `outside`: the file is of two kinds at once.
 */
export function archivesIn(bytes: Buffer, text: string): "none" | "attached" | "outside" {
  const tail = Math.max(0, bytes.length - ZIP_TAIL_BYTES);
  let found: "none" | "attached" = "none";
  for (
    let end = text.indexOf(ZIP_END, tail);
    end >= 0 && end + ZIP_END_BYTES <= bytes.length;
    end = text.indexOf(ZIP_END, end + 1)
  ) {
    const behind = end + ZIP_END_BYTES + bytes.readUInt16LE(end + 20);
    const isLarge = text.startsWith(ZIP64_LOCATOR, end - ZIP64_LOCATOR_BYTES);
    const directory = end - bytes.readUInt32LE(end + 12);
    if (!isLarge && (directory < 0 || !text.startsWith(ZIP_DIRECTORY, directory))) continue;
    const begin = directory - bytes.readUInt32LE(end + 16);
    if (!endsStream(text, behind) || !(isLarge || beginsStream(text, begin))) return "outside";
    found = "attached";
  }
  return found;
}

const beginsStream = (text: string, at: number): boolean =>
  at > 0 && STREAM.test(text.slice(Math.max(0, at - 8), at));
const endsStream = (text: string, at: number): boolean => STREAM_END.test(text.slice(at, at + 20));
