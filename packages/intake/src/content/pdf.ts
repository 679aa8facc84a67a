import type { FileHandle } from "node:fs/promises";
import { readAt, type Found } from "#content/examine.ts";
import type { Mark } from "#content/marks.ts";
import { hasName } from "#content/pdf-names.ts";
import { packedObjects } from "#content/pdf-objects.ts";

const HEAD = 1024;
/**
 * Readers take a header within the first kilobyte. What may stand before it: a byte order mark,
 * white space, a printer's job header.
 */
const BEGINNING = /^(?:\u{EF}\u{BB}\u{BF})?[\s\0]*(?:\p{Cc}%-12345X[ -~\r\n]*?)?%PDF-\d/u;
/**
 * A zip archive's last record, its entries' directory, and the longest that may stand behind; what
 * opens a `.jar` forgives a little more.
 */
const ZIP_END = "PK\u0005\u0006";
const ZIP_DIRECTORY = "PK\u0001\u0002";
const ZIP_END_BYTES = 22;
const ZIP_TAIL_BYTES = 128 * 1024;

/** What makes a reader run, send, fetch or hand over something. */
const ACTIVE = [
  "JavaScript",
  "JS",
  "Launch",
  "GoToE",
  "GoToR",
  "SubmitForm",
  "ImportData",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "XFA",
];
const IS_ENCRYPTED = /^[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R|<<)/;

/**
 * A PDF by its header. Encrypted and active ones are marked, for clients do send them; one that is
 * a zip archive (a `.jar`) as well is refused.
 */
export async function examinePdf(handle: FileHandle, size: number): Promise<Found> {
  const head = await readAt(handle, 0, HEAD);
  if (!BEGINNING.test(head.toString("latin1"))) return null;
  const bytes = await readAt(handle, 0, size);
  return isArchiveToo(bytes) ? null : { marks: marksOf(bytes) };
}

function isArchiveToo(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_TAIL_BYTES);
  const before = bytes.length - tail.length;
  for (
    let at = tail.indexOf(ZIP_END, 0, "latin1");
    at >= 0 && at + ZIP_END_BYTES <= tail.length;
    at = tail.indexOf(ZIP_END, at + 1, "latin1")
  ) {
    const directory = before + at - tail.readUInt32LE(at + 12);
    if (directory >= 0 && bytes.toString("latin1", directory, directory + 4) === ZIP_DIRECTORY)
      return true;
  }
  return false;
}

function marksOf(bytes: Buffer): Mark[] {
  const text = bytes.toString("latin1");
  const marks: Mark[] = [];
  const isEncrypted = hasName(text, ["Encrypt"], IS_ENCRYPTED);
  if (isEncrypted) marks.push("encrypted");
  if (isActive(text, bytes, isEncrypted)) marks.push("active");
  return marks;
}

/** What is encrypted cannot be opened further, which its mark says. */
function isActive(text: string, bytes: Buffer, isEncrypted: boolean): boolean {
  if (hasName(text, ACTIVE)) return true;
  if (isEncrypted) return false;
  const objects = packedObjects(text, bytes);
  return objects === null || objects.some((object) => hasName(object, ACTIVE));
}
