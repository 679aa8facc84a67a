import type { FileHandle } from "node:fs/promises";
import type { Mark } from "#content/marks.ts";

/** What a file was found to be; `null`: not what its name says, or not safe to hand on. */
export type Found = { marks: readonly Mark[] } | null;

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
