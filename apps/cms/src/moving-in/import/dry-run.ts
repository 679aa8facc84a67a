/** A dry run is a full import into a copy of the database, with a separate media folder. */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySqlite } from "../../../../../tools/backup/copy-sqlite.ts";

/** Copies the SQLite database in `dataDir`, which may be in use. The caller removes the folder. */
export async function dryRunFolder(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-dry-run-"));
  for (const name of ["media", "inbox"]) await mkdir(join(folder, name));
  const database = join(dataDir, "cms.sqlite");
  if (existsSync(database)) copySqlite(database, join(folder, "cms.sqlite"));
  return folder;
}
