/**
 * Submitted files: outside any web root, under random names, never with the sender's ending. What is
 * on its way is on the disk; what is kept lies there, or in the bucket.
 */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "@meridian/contract/files/file-store";
import { openFiles } from "@meridian/contract/files/open-files";
import type { Settings } from "#server/settings.ts";

/** Where submitted files lie. */
export interface InboxFiles {
  /** Of this machine: for what is on its way. */
  folder: string;
  /** What is kept, by `storedAs`. */
  kept: FileStore;
}

export function inboxFiles({ dataDir, bucket }: Pick<Settings, "dataDir" | "bucket">): InboxFiles {
  const folder = join(/* turbopackIgnore: true */ dataDir, "inbox");
  return { folder, kept: openFiles(folder, "inbox", bucket) };
}

/** A file of a submission. */
export interface InboxFile {
  /** The sender's name for it: text, never a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** As the site found it to be, with its marks; as the sender called it where no site looked. */
  type: string;
  /** Its name where it is kept. */
  storedAs: string;
}

const INCOMING = "incoming";

/** Milliseconds for which nothing comes of an upload that is still under way. */
const LONGEST_SILENCE = 3_600_000;

/**
 * Takes away what was on its way when a server last stopped; what another host that shares the
 * folder is writing stays.
 */
export async function clearIncoming(folder: string, now = Date.now()): Promise<void> {
  const incoming = join(folder, INCOMING);
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const found = await stat(join(incoming, name)).catch(() => undefined);
    if (found && found.mtimeMs < now - LONGEST_SILENCE)
      await rm(join(incoming, name), { recursive: true, force: true });
  }
}

/** Of a Word document with all of its marks there are 112. */
const LONGEST_TYPE = 200;

/** Writes a stream to disk, down to the platter. */
export async function takeIn(
  folder: string,
  stream: Readable,
  name: string,
  type: string,
): Promise<InboxFile> {
  const storedAs = randomUUID();
  const path = join(folder, INCOMING, storedAs);
  let size = 0;
  stream.on("data", (chunk: Buffer) => (size += chunk.length));
  try {
    await pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { name: cleanName(name), size, type: type.slice(0, LONGEST_TYPE), storedAs };
}

/**
 * The last part of a name, without control characters, at most 150 characters; its ending stays.
 */
export function cleanName(name: string): string {
  const last = basename(name.replaceAll("\\", "/"))
    .replace(/[\p{C}]/gu, "")
    .trim();
  const characters = [...last];
  return characters.length <= 150
    ? last || "file"
    : characters.slice(0, 130).join("") + characters.slice(-20).join("");
}

/**
 * From incoming to kept. Before the record is written: one that names a missing file is a lost
 * resume.
 */
export async function keep(
  { folder, kept }: InboxFiles,
  files: readonly InboxFile[],
): Promise<void> {
  for (const { storedAs } of files) await kept.take(storedAs, join(folder, INCOMING, storedAs));
}

/** Removes what is on its way. */
export async function drop(folder: string, files: readonly InboxFile[]): Promise<void> {
  for (const { storedAs } of files) await rm(join(folder, INCOMING, storedAs), { force: true });
}

/** Removes kept files that no record will name. What cannot be reached now, the sweep takes later. */
export const unkeep = ({ kept }: InboxFiles, files: readonly InboxFile[]): Promise<void> =>
  kept.remove(files.map(({ storedAs }) => storedAs)).catch(() => undefined);
