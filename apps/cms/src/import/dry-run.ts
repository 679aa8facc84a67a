/**
 * A dry run is the whole import on a copy of the database, with a media folder of its own: what it
 * says is what would happen.
 */
import { copyFile, mkdir, mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** SQLite's file, and the log of what is not in it yet. */
const FILES = ["cms.sqlite", "cms.sqlite-wal"];
const TRIES = 50;

/**
 * A new data folder with a copy of the SQLite database in `dataDir`, which may be in use. The
 * caller removes it.
 */
export async function dryRunFolder(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-dry-run-"));
  for (const name of ["media", "inbox"]) await mkdir(join(folder, name));
  for (let left = TRIES; left > 0; left--) {
    // Read as files and not by SQLite, which would write its index beside them. Nothing was written
    // meanwhile, so the two belong together.
    const before = await stateOf(dataDir);
    for (const [name] of before) await copyFile(join(dataDir, name), join(folder, name));
    if (String(await stateOf(dataDir)) === String(before)) return folder;
    await wait(100);
  }
  throw new Error(
    `${dataDir}/cms.sqlite is written to all the time: stop the content host for the dry run`,
  );
}

/** The files that are there, with when they were written. */
async function stateOf(dataDir: string): Promise<[name: string, state: string][]> {
  const found = await Promise.all(
    FILES.map(async (name): Promise<[string, string] | undefined> => {
      const file = await stat(join(dataDir, name), { bigint: true }).catch(() => undefined);
      return file && [name, `${file.size} ${file.mtimeNs}`];
    }),
  );
  return found.filter((file) => file !== undefined);
}
