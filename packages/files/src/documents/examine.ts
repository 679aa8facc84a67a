import type { FileHandle } from "node:fs/promises";
import type { Mark } from "#store/file-marks.ts";
import type { FileRefusal } from "@meridian/contract/forms";

export const DOCUMENTS = {
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".doc": "application/msword",
} as const;

export type Ending = keyof typeof DOCUMENTS;

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
