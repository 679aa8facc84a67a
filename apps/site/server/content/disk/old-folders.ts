import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Milliseconds the replies of another host or an earlier contract are kept: a deploy may be taken
 * back.
 */
const KEEP = 14 * 86_400_000;

/**
 * Removes the folders of hosts and contracts that have not been in use for two weeks; never `own`.
 */
export async function removeOldFolders(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (name !== own && found && Date.now() - found.mtimeMs > KEEP)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
