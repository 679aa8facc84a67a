/** What of DATA_DIR goes into a backup: everything that is not known to be made again by itself. */
import type { Stats } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export interface Found {
  /** From the data folder, with `/`. */
  path: string;
  absolute: string;
  stats: Stats;
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
    if (stats.isDirectory() || stats.isFile()) yield { path, absolute, stats };
    if (stats.isDirectory()) yield* dataFiles(folder, path);
  }
}

/** Tells one content of a file from another, without reading it. */
export const stampOf = ({ ino, size, mtimeMs }: Stats): string => `${ino}:${size}:${mtimeMs}`;

/**
 * The whole file, if it was the same before and after it was read; `null` when it is being written
 * or is gone.
 */
export async function readSettled({ absolute, stats }: Found): Promise<Buffer | null> {
  const bytes = await readFile(absolute).catch(gone);
  const after = await stat(absolute).catch(gone);
  return bytes && after && stampOf(after) === stampOf(stats) && bytes.length === stats.size
    ? bytes
    : null;
}

export function gone(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
