import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const lockOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
  } catch {
    return undefined;
  }
};

/**
 * Whether `node_modules` matches the lock file, by the list that npm writes after each
 * installation: every package in its version, except optional ones of other systems and those that are
 * only peers. With `workspaces`, only the packages that these need. Plain JavaScript for Node 20.
 */
export function isInstalled(root, workspaces) {
  const lock = lockOf(join(root, "package-lock.json"));
  const found = lockOf(join(root, "node_modules/.package-lock.json"));
  if (!lock || !found) return false;
  const wanted = workspaces ? neededBy(workspaces, lock) : Object.keys(lock);
  return wanted.every((path) => {
    const { version, integrity, optional, link, peer } = lock[path];
    // `.npmrc` omits peers.
    if (peer || !path.includes("node_modules/")) return true;
    const there = found[path];
    if (link) return there !== undefined;
    if (!there) return optional === true;
    return (
      there.version === version &&
      there.integrity === integrity &&
      (optional === true || existsSync(join(root, path, "package.json")))
    );
  });
}

/** The lock's paths of `workspaces` and their dependencies, as npm's `-w` selects them. */
function neededBy(workspaces, lock) {
  const needed = new Set();
  const add = (path) => {
    if (path === undefined || needed.has(path)) return;
    needed.add(path);
    const { link, resolved, ...kinds } = lock[path];
    if (link) return add(resolved);
    for (const name of Object.keys({
      ...kinds.dependencies,
      ...kinds.devDependencies,
      ...kinds.optionalDependencies,
      ...kinds.peerDependencies,
    }))
      add(placeOf(name, path, lock));
  };
  for (const name of workspaces) add(placeOf(name, "", lock));
  return [...needed];
}

/** Where Node finds `name` from the folder `from`; `undefined` for a peer that is not installed. */
function placeOf(name, from, lock) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path =
      folder === "" || folder === "." ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in lock) return path;
    if (folder === "" || folder === ".") return undefined;
  }
}
