import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./is-installed.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { libraryTrouble, nodeTrouble, ownNode } from "./own-node.mjs";
import { print, stop } from "../print.mjs";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const node = ownNode(root);

const INSTALLED = join(root, "node_modules/.package-lock.json");

/** Held during installations and builds. */
const WORK_LOCK = join(root, ".installing-or-building");
export const whileAlone = (work) => oneAtATime(WORK_LOCK, work);

/** For building and running; other workspaces are for tests and benches. */
const RUNNING = ["@meridian/site", "@meridian/cms", "@meridian/tools"];

/** Installs what differs from the lock file, and checks Node 26. `forTests`: all packages. */
export async function ensureInstalled({ forTests = false } = {}) {
  if (Number(process.versions.node.split(".")[0]) < 20)
    stop(
      `Node ${process.versions.node} is too old.`,
      "Install Node 20 or newer, then run this again.",
    );
  stopFor(libraryTrouble());
  const workspaces = forTests ? undefined : RUNNING;
  if (!isInstalled(root, workspaces)) await whileAlone(() => installUnlessDone(workspaces));
  stopFor(nodeTrouble(node));
}

/** Another command may have installed them while this one waited. */
function installUnlessDone(workspaces) {
  if (isInstalled(root, workspaces)) return;
  print(
    `Installing packages (${workspaces ? "of the site and the content host" : "all, with those of the tests"})…`,
  );
  // A server may use these packages, so missing ones are added if that suffices.
  if (existsSync(INSTALLED)) npm(["install", "--ignore-scripts", "--no-save"], workspaces);
  if (!isInstalled(root, workspaces)) {
    // An interrupted installation must not count as complete.
    rmSync(INSTALLED, { force: true });
    if (npm(["ci", "--ignore-scripts"], workspaces) !== 0)
      stop(
        "npm ci failed: its lines above give the reason.",
        "If they name the network, check the connection to the npm registry. Then run this again.",
      );
  }
  print("Packages are installed.");
}

/** Returns npm's exit status. Package scripts do not run: none is needed (SEC-09). */
function npm(command, workspaces) {
  const selected = workspaces?.flatMap((name) => ["-w", name]) ?? [];
  if (workspaces) selected.push("--include-workspace-root=false");
  return spawnSync(
    "npm",
    [...command, "--no-audit", "--no-fund", "--loglevel=error", ...selected],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  ).status;
}

function stopFor(trouble) {
  if (trouble) stop(trouble.problem, trouble.remedy);
}

/** For child processes: the project's Node and commands first. */
export const withPath = (env = process.env) => ({
  ...env,
  PATH: [dirname(node), join(root, "node_modules/.bin"), env.PATH].join(
    process.platform === "win32" ? ";" : ":",
  ),
});
