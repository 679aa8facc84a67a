/** When the last good backup of a data folder was made, for the site's figures. Not in a backup. */
import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

const LAST_BACKUP = "last-backup.json";

export async function noteBackup(dataDir: string, made: Date): Promise<void> {
  const path = join(dataDir, LAST_BACKUP);
  await writeFile(`${path}.partial`, `${JSON.stringify({ made: made.toISOString() })}\n`, {
    mode: 0o600,
  });
  await rename(`${path}.partial`, path);
}

/** Seconds since 1970; 0 if none is known. */
export function lastBackup(dataDir: string): number {
  try {
    const { made }: { made?: string } = JSON.parse(
      readFileSync(join(dataDir, LAST_BACKUP), "utf8"),
    );
    return (Date.parse(made ?? "") || 0) / 1000;
  } catch {
    return 0;
  }
}
