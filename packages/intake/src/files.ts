import { randomUUID } from "node:crypto";
import { mkdirSync, openAsBlob } from "node:fs";
import { open, readdir, stat, unlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";

/** Where visitors' files lie: one flat folder outside any web root, random names. */
export interface FileStore {
  create(): Promise<{ id: string; handle: FileHandle }>;
  /** Forces the files and their names to disk; only then may the journal speak of them. */
  sync(ids: readonly string[]): Promise<void>;
  /** Removes what is there of them. */
  remove(ids: readonly string[]): Promise<void>;
  /** Whoever asks closes it. */
  open(id: string): Promise<FileHandle>;
  /** Where it lies, for another thread. */
  path(id: string): string;
  /** Read lazily, so that a 10 MB file costs no 10 MB of memory. */
  read(id: string, type: string): Promise<Blob>;
  /**
   * Removes files older than `before` (ms since 1970) that the journal does not know: left by a
   * crash. Returns how many.
   */
  sweep(before: number, known: (ids: string[]) => Promise<Set<string>>): Promise<number>;
}

export function createFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const at = (id: string): string => join(folder, id);
  const remove = async (ids: readonly string[]): Promise<void> => {
    await Promise.all(ids.map((id) => unlink(at(id)).catch(ignoreAbsent)));
  };
  return {
    remove,
    async create() {
      const id = randomUUID();
      return { id, handle: await open(at(id), "wx", 0o600) };
    },
    async sync(ids) {
      if (ids.length === 0) return;
      for (const path of [...ids.map(at), folder]) await syncPath(path);
    },
    open: (id) => open(at(id), "r"),
    path: at,
    read: (id, type) => openAsBlob(at(id), { type }),
    async sweep(before, known) {
      const names = await readdir(folder);
      const old: string[] = [];
      for (const name of names) {
        const found = await stat(at(name)).catch(ignoreAbsent);
        if (found && found.mtimeMs < before) old.push(name);
      }
      const keep = old.length > 0 ? await known(old) : new Set<string>();
      const orphans = old.filter((name) => !keep.has(name));
      await remove(orphans);
      return orphans.length;
    },
  };
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

// Two processes may sweep the same folder.
function ignoreAbsent(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
