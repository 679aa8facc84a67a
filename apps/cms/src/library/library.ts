/**
 * A file's name is used once. Files that a change replaces are removed after its commit, if no
 * record names them; a folder is never searched for others. Payload itself does not read,
 * write or remove files: it would do so before access checks and validation, and over files of
 * other records.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "@meridian/files/store/file-store";
import type { Payload, PayloadRequest, Where } from "payload";
import { afterCommit } from "#server/transactions.ts";
import type { Media } from "#payload-types.ts";
import { freeName } from "#library/file-names.ts";
import { PICTURE_SIZES } from "#library/picture-sizes.ts";
import type { PreparedFile, ReadyFile } from "#library/prepared-file.ts";

export type LibraryKind = "media" | "fonts";

export interface Named {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null;
}

export interface Library {
  /** Local: uploads in progress, and files not yet in the bucket. */
  folder: string;
  files: FileStore;
  /** Stores an upload where a thread can read it. */
  takeIn(bytes: Buffer): Promise<string>;
  /** The same for a stored file; `null` if it does not exist. */
  copyOut(name: string): Promise<string | null>;
  /** Stores a file with its sizes; returns their names. */
  keep(base: string, file: PreparedFile): Promise<StoredUpload>;
  /** Removes files that no record names: now, or after the commit of the pending change. */
  release(req: PayloadRequest, names: readonly string[]): Promise<void>;
  /** Removes an upload and the files generated from it. */
  drop(path: string): Promise<void>;
  /** Removes uploads of an earlier run. */
  clear(): Promise<void>;
}

export interface StoredUpload {
  filename: string;
  sizes: Record<string, string>;
}

const INCOMING = ".incoming-";
/** A cropped picture has one from before. */
const SUFFIX = /-[0-9a-f]{8}$/;
const HOUR = 3_600_000;
const SIZES = Object.keys(PICTURE_SIZES);

export const libraryOf = ({ config }: Payload): Library => config.custom.library as Library;

export const namesOf = ({ filename, sizes }: Named): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => Boolean(name),
  );

const naming = (kind: LibraryKind, names: readonly string[]): Where => ({
  or: [
    { filename: { in: names } },
    ...(kind === "media"
      ? SIZES.map((size) => ({ [`sizes.${size}.filename`]: { in: names } }))
      : []),
  ],
});

/** The picture of which this is the file or one of its sizes. */
export async function pictureOf(payload: Payload, name: string): Promise<Media | undefined> {
  const { docs } = await payload.db.find<Media>({
    collection: "media",
    where: naming("media", [name]),
    limit: 1,
  });
  return docs[0];
}

/** Names in committed records. */
async function namedOf(payload: Payload, names: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const kind of ["media", "fonts"] as const) {
    const { docs } = await payload.db.find<Named & { id: number }>({
      collection: kind,
      where: naming(kind, names),
      pagination: false,
    });
    for (const name of docs.flatMap(namesOf)) found.add(name);
  }
  return found;
}

export function createLibrary(folder: string, files: FileStore): Library {
  const incoming = (): string => join(/* turbopackIgnore: true */ folder, INCOMING + randomUUID());

  async function removeUnnamed(payload: Payload, names: readonly string[]): Promise<void> {
    const named = await namedOf(payload, names);
    await files.remove(names.filter((name) => !named.has(name)));
  }

  async function keepOne(base: string, { path, ending }: ReadyFile): Promise<string> {
    return freeName(base, ending, async (name) => !(await files.takeNew(name, path)));
  }

  return {
    folder,
    files,
    async takeIn(bytes) {
      const path = incoming();
      await mkdir(folder, { recursive: true });
      await writeFile(path, bytes, { flag: "wx", mode: 0o600 }).catch(async (error: unknown) => {
        // A full disk.
        await rm(path, { force: true });
        throw error;
      });
      return path;
    },
    async copyOut(name) {
      const stored = await files.find(name);
      if (!stored) return null;
      const path = incoming();
      await mkdir(folder, { recursive: true });
      await pipeline(await stored.read(), createWriteStream(path, { flags: "wx", mode: 0o600 }));
      return path;
    },
    async keep(base, file) {
      // A name is never used twice: a browser may cache the earlier file, and what removes that one
      // may be late. A bucket cannot detect that two hosts choose the same name.
      const own = `${base.replace(SUFFIX, "")}-${randomBytes(4).toString("hex")}`;
      const filename = await keepOne(own, file);
      const sizes: Record<string, string> = {};
      for (const [name, size] of Object.entries(file.sizes))
        sizes[name] = await keepOne(`${own}-${size.width}x${size.height}`, size);
      return { filename, sizes };
    },
    async release(req, names) {
      if (names.length === 0) return;
      await afterCommit(req, () => removeUnnamed(req.payload, names));
    },
    async drop(path) {
      for (const made of ["", "-cut", ...SIZES.flatMap((size) => [`-${size}`, `-cut-${size}`])])
        await rm(path + made, { force: true });
    },
    async clear() {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(/* turbopackIgnore: true */ folder, name);
        const found = name.startsWith(INCOMING) && (await stat(path).catch(() => undefined));
        if (found && found.mtimeMs < Date.now() - HOUR) await rm(path, { force: true });
      }
    },
  };
}
