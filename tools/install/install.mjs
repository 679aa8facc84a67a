/**
 * Installs the packages when some are missing or differ from the lock file, and checks that Node 26 came
 * with them.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./is-installed.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { libraryTrouble, nodeTrouble, ownNode } from "./own-node.mjs";
import { say, stop } from "../say.mjs";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The project's own Node (26), which npm installed. */
export const node = ownNode(root);

/** Held while packages are installed or an app is built. */
const WORK_LOCK = join(root, ".installing-or-building");
export const whileAlone = (work) => oneAtATime(WORK_LOCK, work);

export function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    stop(
      `Node ${process.versions.node} is too old.`,
      "Install Node 20 or newer, then run this again.",
    );
  stopFor(libraryTrouble());
  if (!isInstalled(root)) whileAlone(installUnlessDone);
  stopFor(nodeTrouble(node));
}

/** Another command may have installed while this one waited for its turn. */
function installUnlessDone() {
  if (isInstalled(root)) return;
  say("Installing packages (npm ci; about two minutes the first time)…");
  // An installation that is cut short must not pass for one.
  rmSync(join(root, "node_modules/.package-lock.json"), { force: true });
  // No script of a package runs: none of ours needs one (SEC-09).
  const result = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (result.status !== 0)
    stop(
      "npm ci failed: its own lines above say why.",
      "Where they name the network, check the connection to the npm registry. Then run this again.",
    );
  say("Packages are installed.");
}

function stopFor(trouble) {
  if (trouble) stop(trouble.problem, trouble.remedy);
}

/** The environment for child processes: the project's Node and commands first. */
export const withPath = (env = process.env) => ({
  ...env,
  PATH: [dirname(node), join(root, "node_modules/.bin"), env.PATH].join(
    process.platform === "win32" ? ";" : ":",
  ),
});
