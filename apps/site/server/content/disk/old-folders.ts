import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds that replies of another host or contract stay: a deploy may be rolled back. */
const LIFETIME = 14 * 86_400_000;

/** Removes folders of hosts and contracts unused for two weeks; never `own`. */
export async function removeOldFolders(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (name !== own && found && Date.now() - found.mtimeMs > LIFETIME)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
