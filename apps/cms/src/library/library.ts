/**
 * A file's name is used once. Files that a change stores or replaces are noted before, and removed
 * after its commit if no record names them; a folder is never searched for others. Payload itself does not read,
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
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { afterCommit } from "#server/transactions.ts";
import type { Media } from "#payload-types.ts";
import { dropNote, notesIn, writeNote, type Note } from "#library/noted-files.ts";
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
  /** Stores a file with its sizes; returns their names. To be settled after the change. */
  keep(payload: Payload, base: string, file: PreparedFile): Promise<StoredUpload>;
  /** Removes those of the noted files that no record names. */
  settle(payload: Payload, note: Note): Promise<void>;
  /** Removes files that no record names: now, or after the commit of the pending change. */
  release(req: PayloadRequest, names: readonly string[]): Promise<void>;
  /** Removes an upload and the files generated from it. */
  drop(path: string): Promise<void>;
  /** Removes uploads of an earlier run, and settles what it has noted. */
  clear(payload: Payload): Promise<void>;
}

export interface StoredUpload {
  filename: string;
  sizes: Record<string, string>;
  note: Note;
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

/** Each name has its size in pixels. */
const namesFor = (own: string, { ending, sizes }: PreparedFile) => ({
  filename: own + ending,
  sizes: Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      `${own}-${size.width}x${size.height}${size.ending}`,
    ]),
  ),
});

export function createLibrary(folder: string, files: FileStore): Library {
  const incoming = (): string => join(/* turbopackIgnore: true */ folder, INCOMING + randomUUID());

  async function removeUnnamed(payload: Payload, names: readonly string[]): Promise<void> {
    const named = await namedOf(payload, names);
    await files.remove(names.filter((name) => !named.has(name)));
  }

  async function settle(payload: Payload, note: Note): Promise<void> {
    await removeUnnamed(payload, note.names);
    await dropNote(note);
  }

  /** If one fails, all that this has begun to store go, and no file of another. */
  async function store(payload: Payload, note: Note, all: [string, ReadyFile][]): Promise<void> {
    const begun: string[] = [];
    try {
      for (const [name, { path }] of all) {
        begun.push(name);
        if (await files.takeNew(name, path)) continue;
        begun.pop();
        throw new Error(`the name ${name} is taken`);
      }
    } catch (error) {
      await settle(payload, { ...note, names: begun });
      throw error;
    }
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
    settle,
    async keep(payload, base, file) {
      // A name is never used twice: a browser may cache the earlier file, and what removes that one
      // may be late. A bucket cannot detect that two hosts choose the same name.
      const own = `${base.replace(SUFFIX, "")}-${randomBytes(4).toString("hex")}`;
      const { filename, sizes } = namesFor(own, file);
      const note = await writeNote(folder, [filename, ...Object.values(sizes)]);
      const smaller = Object.entries(file.sizes).map(([name, size]): [string, ReadyFile] => [
        sizes[name] ?? "",
        size,
      ]);
      await store(payload, note, [[filename, file], ...smaller]);
      return { filename, sizes, note };
    },
    async release(req, names) {
      if (names.length === 0) return;
      // A deletion is not refused because the disk is full.
      const note = await writeNote(folder, names).catch(() => undefined);
      await afterCommit(req, () =>
        note ? settle(req.payload, note) : removeUnnamed(req.payload, names),
      );
    },
    async drop(path) {
      for (const made of ["", "-cut", ...SIZES.flatMap((size) => [`-${size}`, `-cut-${size}`])])
        await rm(path + made, { force: true });
    },
    async clear(payload) {
      // Several hosts may share the folder; on SQLite there is one, which is only starting.
      for (const note of await notesIn(folder, clientOf(payload.db) ? 0 : HOUR))
        await settle(payload, note);
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(/* turbopackIgnore: true */ folder, name);
        const found = name.startsWith(INCOMING) && (await stat(path).catch(() => undefined));
        if (found && found.mtimeMs < Date.now() - HOUR) await rm(path, { force: true });
      }
    },
  };
}
