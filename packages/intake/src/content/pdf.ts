import type { FileHandle } from "node:fs/promises";
import { readAt, type Found } from "#content/examine.ts";
import type { Mark } from "#content/marks.ts";

const CHUNK = 256 * 1024;
/** Bytes of a chunk that are looked at again with the next: what is searched for may lie across. */
const OVERLAP = 64;
const HEAD = 1024;
/**
 * Readers take a header within the first kilobyte. What may stand before it: a byte order mark,
 * white space, a printer's job header.
 */
const BEGINNING = /^(?:\u{EF}\u{BB}\u{BF})?[\s\0]*(?:\p{Cc}%-12345X[ -~\r\n]*?)?%PDF-\d/u;
/** A zip archive's last record, and the longest comment behind it. */
const ZIP_END = Buffer.from("PK\u0005\u0006");
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

const SEARCHED: readonly { mark: Mark; word: string; pattern: RegExp }[] = [
  { mark: "encrypted", word: "/Encrypt", pattern: /^\/Encrypt[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R|<<)/ },
  { mark: "active", word: "/J", pattern: /^\/(?:JavaScript|JS)[\s\0/(<]/ },
  { mark: "active", word: "/Launch", pattern: /^\/Launch[\s\0/>]/ },
];

/**
 * A PDF by its header. Encrypted and active ones are marked, for clients do send them; one that is
 * a zip archive (a `.jar`) as well is refused.
 */
export async function examinePdf(handle: FileHandle, size: number): Promise<Found> {
  const head = await readAt(handle, 0, HEAD);
  if (!BEGINNING.test(head.toString("latin1"))) return null;
  const end = await readAt(
    handle,
    Math.max(0, size - ZIP_END_BYTES - ZIP_COMMENT_BYTES),
    ZIP_END_BYTES + ZIP_COMMENT_BYTES,
  );
  return endsAsZip(end) ? null : { marks: await marksIn(handle) };
}

function endsAsZip(end: Buffer): boolean {
  for (
    let at = end.lastIndexOf(ZIP_END);
    at >= 0;
    at = at === 0 ? -1 : end.lastIndexOf(ZIP_END, at - 1)
  ) {
    const whole = at + ZIP_END_BYTES <= end.length;
    if (whole && at + ZIP_END_BYTES + end.readUInt16LE(at + 20) === end.length) return true;
  }
  return false;
}

async function marksIn(handle: FileHandle): Promise<Mark[]> {
  const chunk = Buffer.alloc(CHUNK);
  const marks = new Set<Mark>();
  let kept = 0;
  for (let position = 0; ;) {
    const { bytesRead } = await handle.read(chunk, kept, CHUNK - kept, position);
    if (bytesRead === 0) return [...marks];
    position += bytesRead;
    const bytes = chunk.subarray(0, kept + bytesRead);
    for (const { mark, word, pattern } of SEARCHED)
      if (!marks.has(mark) && isIn(bytes, word, pattern)) marks.add(mark);
    kept = Math.min(OVERLAP, bytes.length);
    bytes.copy(chunk, 0, bytes.length - kept);
  }
}

// By its bytes first: a pattern over ten megabytes would hold up everybody else.
function isIn(bytes: Buffer, word: string, pattern: RegExp): boolean {
  for (
    let at = bytes.indexOf(word, 0, "latin1");
    at >= 0;
    at = bytes.indexOf(word, at + 1, "latin1")
  ) {
    if (pattern.test(bytes.toString("latin1", at, at + OVERLAP))) return true;
  }
  return false;
}
