import type { FileHandle } from "node:fs/promises";
import type { Mark } from "#store/file-marks.ts";
import type { FileRefusal } from "@meridian/contract/forms";

const OFFICE = "application/vnd.openxmlformats-officedocument";
const OPEN = "application/vnd.oasis.opendocument";

/** Of the forms (CON-05). */
export const DOCUMENTS = {
  ".pdf": "application/pdf",
  ".docx": `${OFFICE}.wordprocessingml.document`,
  ".doc": "application/msword",
} as const;

/** Of answers by mail (OWN-111). */
export const ATTACHMENTS = {
  ...DOCUMENTS,
  ".xlsx": `${OFFICE}.spreadsheetml.sheet`,
  ".pptx": `${OFFICE}.presentationml.presentation`,
  ".odt": `${OPEN}.text`,
  ".ods": `${OPEN}.spreadsheet`,
  ".odp": `${OPEN}.presentation`,
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".heic": "image/heic",
  ".txt": "text/plain",
  ".md": "text/markdown",
  ".csv": "text/csv",
  ".ics": "text/calendar",
  ".vcf": "text/vcard",
} as const;

export type Ending = keyof typeof ATTACHMENTS;

/** The kind by its ending, with warnings for the reader. */
export interface Document {
  ending: Ending;
  marks: readonly Mark[];
}

export interface Refused {
  refused: FileRefusal;
}

export type Found = Document | Refused;

export const WRONG: Refused = { refused: "wrong" };

/** Never throws for bad content; throws if the disk cannot be read. */
export type Examine = (handle: FileHandle, size: number) => Promise<Found>;

/** Reads `length` bytes at `position`, fewer at the file's end. */
export async function readAt(
  handle: FileHandle,
  position: number,
  length: number,
): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
