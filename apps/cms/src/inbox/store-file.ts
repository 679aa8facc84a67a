/**
 * Files are outside any web root, under random names, never with the sender's extension. Uploads in
 * progress are on disk; complete files are on disk or in the bucket.
 */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "@meridian/files/store/file-store";
import { openFiles } from "@meridian/files/store/open-files";
import type { Settings } from "#server/settings.ts";

export interface InboxFiles {
  /** On this machine: uploads in progress. */
  folder: string;
  /** Complete files, by `storedAs`. */
  store: FileStore;
}

export function inboxFiles({ dataDir, bucket }: Pick<Settings, "dataDir" | "bucket">): InboxFiles {
  const folder = join(/* turbopackIgnore: true */ dataDir, "inbox");
  return { folder, store: openFiles(folder, "inbox", bucket) };
}

export interface InboxFile {
  /** The sender's name: text, never a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** Detected by the site, with its warnings; the sender's type if no site checked. */
  type: string;
  storedAs: string;
  /** The mark of the letter that had it. */
  letter?: string;
}

const INCOMING = "incoming";

/** Milliseconds without data until an upload counts as abandoned. */
const LONGEST_SILENCE = 3_600_000;

/** Deletes uploads that a former run left; those of hosts that share the folder stay. */
export async function clearIncoming(folder: string, now = Date.now()): Promise<void> {
  const incoming = join(folder, INCOMING);
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const found = await stat(join(incoming, name)).catch(() => undefined);
    if (found && found.mtimeMs < now - LONGEST_SILENCE)
      await rm(join(incoming, name), { recursive: true, force: true });
  }
}

/** A Word document with all warnings has 112 characters. */
const LONGEST_TYPE = 200;

/** Flushes to disk. */
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

/** The last path part without control characters, at most 150 characters; the extension stays. */
export function cleanName(name: string): string {
  const last = basename(name.replaceAll("\\", "/"))
    .replace(/[\p{C}]/gu, "")
    .trim();
  const characters = [...last];
  return characters.length <= 150
    ? last || "file"
    : characters.slice(0, 130).join("") + characters.slice(-20).join("");
}

/** Call it before the record is written: a record without its file is a lost resume. */
export async function keep(
  { folder, store }: InboxFiles,
  files: readonly InboxFile[],
): Promise<void> {
  for (const { storedAs } of files) await store.take(storedAs, join(folder, INCOMING, storedAs));
}

export async function drop(folder: string, files: readonly InboxFile[]): Promise<void> {
  for (const { storedAs } of files) await rm(join(folder, INCOMING, storedAs), { force: true });
}

/** No record will reference these. The sweep deletes unreachable files later. */
export const unkeep = ({ store }: InboxFiles, files: readonly InboxFile[]): Promise<void> =>
  store.remove(files.map(({ storedAs }) => storedAs)).catch(() => undefined);
