import type { FileHandle } from "node:fs/promises";
import { FILE_HEAD_BYTES } from "@meridian/contract/forms";
import type { Mark } from "#store/file-marks.ts";
import { readAt, WRONG, type Found } from "#documents/examine.ts";
import { archivesIn } from "#documents/pdf-archive.ts";
import { beginningOf, hasObject } from "#documents/pdf-beginning.ts";
import { hasName } from "#documents/pdf-names.ts";
import { packedObjects } from "#documents/pdf-objects.ts";

/** With these names a reader runs, sends, fetches or extracts something. */
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
 * A PDF has its header in the first kilobyte, where readers search. Encrypted and active ones are
 * flagged, because clients send them. Refuses files of two kinds: a page, program or picture before
 * the header, a page in place of the objects, an archive (`.jar`) after them.
 */
export async function examinePdf(handle: FileHandle, size: number): Promise<Found> {
  const bytes = await readAt(handle, 0, size);
  const text = bytes.toString("latin1");
  const beginning = beginningOf(text, text.slice(0, FILE_HEAD_BYTES).indexOf("%PDF-"));
  if (typeof beginning === "object") return beginning;
  const archives = archivesIn(bytes, text);
  if (archives === "outside") return WRONG;
  const isEncrypted = hasName(text, ["Encrypt"], IS_ENCRYPTED);
  const isMarked =
    beginning === "odd" || archives === "attached" || isActive(text, bytes, isEncrypted);
  const marks: Mark[] = isEncrypted ? ["encrypted"] : [];
  return { ending: ".pdf", marks: isMarked ? [...marks, "active"] : marks };
}

/** Encrypted content cannot be examined and has a separate flag. */
function isActive(text: string, bytes: Buffer, isEncrypted: boolean): boolean {
  if (hasName(text, ACTIVE)) return true;
  if (isEncrypted) return false;
  const objects = packedObjects(text, bytes);
  return !hasObject(text) || objects === null || objects.some((object) => hasName(object, ACTIVE));
}
