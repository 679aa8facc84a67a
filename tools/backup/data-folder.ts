/** What of DATA_DIR goes into a backup: everything that is not known to be made again by itself. */
import type { Stats } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export interface Found {
  /** From the data folder, with `/`; a folder's ends with it. */
  path: string;
  /** Tells one content of a file from another, without reading it. */
  stamp: string;
  /** When it was last written, ms since 1970. */
  changed: number;
  mode: number;
  /** The whole file; `null` when it is being written or is gone. A folder has none. */
  read?: () => Promise<Buffer | null>;
}

/** Paths that are left out. Databases are not copied but asked for a snapshot. */
const LEFT_OUT: readonly RegExp[] = [
  /^site\/(?!last-changes\.json$)./,
  /^inbox\/incoming\//,
  /\.sqlite(-wal|-shm|-journal)?$/,
  /(^|\/)(lost\+found|\.restoring[^/]*|\.before-restore[^/]*)\//,
  /(\.lock|\.partial|\.draft)$/,
  /^secrets\.json\../,
];

/**
 * Every folder and file that goes into a backup, as they are at this moment; folders end with `/`.
 * What vanishes meanwhile is not there.
 */
export async function* dataFiles(folder: string, under = ""): AsyncGenerator<Found> {
  const names = await readdir(join(folder, under)).catch(gone);
  for (const name of (names ?? []).toSorted()) {
    const absolute = join(folder, under, name);
    // Followed where it is a link: the intake's files may lie on a disk that several machines
    // share.
    const stats = await stat(absolute).catch(gone);
    const path = `${under}${name}${stats?.isDirectory() ? "/" : ""}`;
    if (!stats || LEFT_OUT.some((pattern) => pattern.test(path))) continue;
    const { mtimeMs: changed, mode } = stats;
    if (stats.isFile())
      yield {
        path,
        stamp: stampOf(stats),
        changed,
        mode,
        read: () => readSettled(absolute, stats),
      };
    if (stats.isDirectory()) {
      yield { path, stamp: "folder", changed, mode };
      yield* dataFiles(folder, path);
    }
  }
}

const stampOf = ({ ino, size, mtimeMs }: Stats): string => `${ino}:${size}:${mtimeMs}`;

/** The whole file, if it was the same before and after it was read. */
async function readSettled(absolute: string, stats: Stats): Promise<Buffer | null> {
  const bytes = await readFile(absolute).catch(gone);
  const after = await stat(absolute).catch(gone);
  return bytes && after && stampOf(after) === stampOf(stats) && bytes.length === stats.size
    ? bytes
    : null;
}

export function gone(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
