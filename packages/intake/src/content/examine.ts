import type { FileHandle } from "node:fs/promises";
import type { Mark } from "@meridian/contract/files/file-marks";
import type { FileRefusal } from "@meridian/contract/forms";

/** The kinds of document that are taken, by the ending of their names. */
export const DOCUMENTS = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".doc": "application/msword",
} as const;

export type Ending = keyof typeof DOCUMENTS;

/** What a file is, by the ending that its kind has, and what to know before it is opened. */
export interface Document {
  ending: Ending;
  marks: readonly Mark[];
}

export interface Refused {
  refused: FileRefusal;
}

export type Found = Document | Refused;

export const WRONG: Refused = { refused: "wrong" };

/**
 * A file on disk, and what is known of it. Never throws for bad content; throws when the disk
 * cannot be read.
 */
export type Examine = (handle: FileHandle, size: number) => Promise<Found>;

/** `length` bytes from `position`; fewer at the file's end. */
export async function readAt(
  handle: FileHandle,
  position: number,
  length: number,
): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
