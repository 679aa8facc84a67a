import { createReadStream, type Stats } from "node:fs";
import { open, readdir, rename, stat, unlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FileStore } from "#store/file-store.ts";

/** Files in a folder of this machine or a shared one. */
export function filesInFolder(folder: string): FileStore {
  // Prevents paths as names.
  const at = (name: string): string => join(folder, basename(name));
  const take = async (name: string, path: string): Promise<void> => {
    if (path !== at(name)) await rename(path, at(name));
    for (const written of [at(name), folder]) await toDisk(written);
  };
  return {
    async find(name) {
      const found = await stat(at(name)).catch(ifAbsent);
      if (!found?.isFile()) return null;
      return {
        size: found.size,
        etag: etagOf(found),
        read: async (range) => createReadStream(at(name), range ?? {}),
      };
    },
    take,
    async takeNew(name, path) {
      const place = await open(at(name), "wx").catch(ifThere);
      if (!place) return false;
      await place.close();
      await take(name, path);
      return true;
    },
    async remove(names) {
      await Promise.all(names.map((name) => unlink(at(name)).catch(ifAbsent)));
    },
    async *list() {
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        // Another process may have removed it.
        const found = entry.isFile() ? await stat(at(entry.name)).catch(ifAbsent) : undefined;
        if (found) yield { name: entry.name, etag: etagOf(found), written: found.mtimeMs };
      }
    },
  };
}

const etagOf = ({ size, mtimeMs }: Stats): string =>
  `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

function ifAbsent(error: unknown): undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  // No file has a name over the length limit.
  if (code !== "ENOENT" && code !== "ENOTDIR" && code !== "ENAMETOOLONG") throw error;
}

function ifThere(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}
