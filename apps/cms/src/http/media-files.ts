import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

export interface MediaFile {
  size: number;
  etag: string;
  /** All of it, or the bytes from `start` to `end`, both among them. */
  read(range: { start: number; end: number } | null): Promise<Readable>;
}

/** Where the library's files lie. */
export interface MediaFiles {
  /** `null`: there is none of this name. Throws where that cannot be found out. */
  find(name: string): Promise<MediaFile | null>;
}

export const mediaOnDisk = (folder: string): MediaFiles => ({
  async find(name) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return null;
    return {
      size: found.size,
      etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
      read: async (range) => createReadStream(path, range ?? {}),
    };
  },
});
