/** The files of DATA_DIR for a backup: all that cannot be regenerated. */
import type { Stats } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export interface Found {
  /** Relative to the data folder; a folder's path ends with `/`. */
  path: string;
  /** Identifies the content without reading it. */
  stamp: string;
  changed: number;
  mode: number;
  /** `null` if it is being written or deleted. Folders have no `read`. */
  read?: () => Promise<Buffer | null>;
}

/** Skipped paths. `databases.ts` takes snapshots of databases. */
const LEFT_OUT: readonly RegExp[] = [
  /^site\/(?!(?:last-changes|languages)\.json$)./,
  /^(inbox\/incoming|before-update)\//,
  /\.sqlite(-wal|-shm|-journal)?$/,
  /(^|\/)(lost\+found|\.restoring[^/]*|\.before-restore[^/]*)\//,
  /(\.lock|\.partial|\.draft)$/,
  /^secrets\.json\../,
  /^last-backup\.json$/,
];

/** Folders and files in their present state; files deleted meanwhile are skipped. */
export async function* dataFiles(folder: string, under = ""): AsyncGenerator<Found> {
  const names = await readdir(join(folder, under)).catch(gone);
  for (const name of (names ?? []).toSorted()) {
    const absolute = join(folder, under, name);
    // Follows links: the intake's files may be on a shared disk.
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

/** The content, if it did not change during the read. */
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
