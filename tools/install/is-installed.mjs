/** Whether `node_modules` is what the lock file says. Plain JavaScript for Node 20. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const lockOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
  } catch {
    return undefined;
  }
};

/**
 * Compares with the list that npm writes into `node_modules` when an installation is complete, by whatever
 * command: each package of the lock file is there in its version, but for optional ones of other systems.
 */
export function isInstalled(root) {
  const wanted = lockOf(join(root, "package-lock.json"));
  const found = lockOf(join(root, "node_modules/.package-lock.json"));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    // The root, and the workspaces, which npm links.
    if (!path.includes("node_modules/") || link) return true;
    const there = found[path];
    if (!there) return optional === true;
    return (
      there.version === version &&
      there.integrity === integrity &&
      (optional === true || existsSync(join(root, path, "package.json")))
    );
  });
}
