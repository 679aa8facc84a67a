import { randomUUID } from "node:crypto";
import { mkdirSync, openAsBlob } from "node:fs";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { isBucketError } from "@meridian/files/store/bucket-problem";
import type { BucketPlace } from "@meridian/files/store/bucket-place";
import { whyNoBucket } from "@meridian/files/store/in-bucket";
import { openFiles } from "@meridian/files/store/open-files";

/**
 * Visitors' files outside any web root, under random names. Each is received and inspected in one
 * flat folder; it then stays there, or moves to the bucket for every node.
 */
export interface IntakeFiles {
  create(): Promise<{ id: string; handle: FileHandle }>;
  /** A received file's path, for another thread. */
  path(id: string): string;
  /** Syncs to disk or writes to the bucket, before the journal may name them. */
  keep(ids: readonly string[]): Promise<void>;
  discard(ids: readonly string[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Read lazily: a 10 MB file costs no 10 MB of memory. */
  read(id: string, type: string): Promise<Blob>;
  /** Removes files older than `before` (ms since 1970) that the journal lacks. Returns how many. */
  sweep(before: number, known: (ids: string[]) => Promise<Set<string>>): Promise<number>;
  /** Why files cannot be stored or removed now, or `null`. */
  whyAway(): Promise<string | null>;
  /** Returns the last known state and refreshes it in the background. */
  troubles(): string[];
}

export function openIntakeFiles(folder: string, bucket?: BucketPlace): IntakeFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const at = (id: string): string => join(folder, id);
  const store = openFiles(folder, "intake", bucket);
  let trouble: string | null = null;
  const whyAway = async () => (trouble = bucket ? await whyNoBucket(bucket) : null);
  return {
    async create() {
      const id = randomUUID();
      return { id, handle: await open(at(id), "wx", 0o600) };
    },
    path: at,
    async keep(ids) {
      try {
        for (const id of ids) await store.take(id, at(id));
      } catch (error) {
        if (isBucketError(error)) trouble = error.message;
        throw error;
      }
    },
    async discard(ids) {
      await Promise.all(ids.map((id) => unlink(at(id)).catch(ignoreAbsent)));
    },
    remove: (ids) => store.remove(ids),
    async read(id, type) {
      try {
        return await openAsBlob(at(id), { type });
      } catch (error) {
        const found = bucket && (await store.find(id));
        if (!found) throw error;
        return new Blob([new Uint8Array(await buffer(await found.read()))], { type });
      }
    },
    async sweep(before, known) {
      const old: string[] = [];
      for await (const { name, written } of store.list()) if (written < before) old.push(name);
      const keep = old.length > 0 ? await known(old) : new Set<string>();
      const orphans = old.filter((name) => !keep.has(name));
      await store.remove(orphans);
      return orphans.length;
    },
    whyAway,
    troubles() {
      if (trouble === null) return [];
      void whyAway();
      return [`visitors' files cannot be stored: ${trouble}`];
    },
  };
}

/** Why a delivery lacks a file, without its name. */
export function unreadable(error: unknown): string {
  if (isBucketError(error)) return `its file cannot be read: ${error.message}`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
  return `its file cannot be read (${code}): restore the intake's files folder`;
}

function ignoreAbsent(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
