/**
 * Installs the packages when they are missing or of another lock file, and makes sure that Node 26
 * came with them.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { libraryTrouble, nodeTrouble, ownNode } from "./own-node.mjs";
import { say, stop } from "../say.mjs";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The project's own Node (26), which npm installed. */
export const node = ownNode(root);

const stamp = join(root, "node_modules/.installed-lock");

export function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    stop(
      `Node ${process.versions.node} is too old.`,
      "Install Node 20 or newer, then run this again.",
    );
  stopFor(libraryTrouble());
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
    say("Installing packages (npm ci; about two minutes the first time)…");
    // An installation that is cut short must not pass for one.
    rmSync(stamp, { force: true });
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
    stopFor(nodeTrouble(node));
    writeFileSync(stamp, lock);
    say("Packages are installed.");
  } else stopFor(nodeTrouble(node));
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
