/**
 * Checks the types of every part: React Router's generated types first, then tsc for each tsconfig,
 * two at a time.
 */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, withPath } from "./install/install.mjs";

const AT_ONCE = 2;
const options = { env: withPath(), stdio: "inherit", shell: process.platform === "win32" };
const check = (part) =>
  new Promise((done) =>
    spawn("tsc", ["-p", join(root, part), "--noEmit"], { ...options, cwd: root })
      .once("exit", (code) => done(code ?? 1))
      .once("error", () => done(1)),
  );

// The largest first, so that none is left alone at the end.
const parts = [
  "apps/cms",
  "apps/site",
  ".",
  "packages/intake",
  "packages/demo",
  "packages/contract",
];
let failed =
  (spawnSync("react-router", ["typegen"], { ...options, cwd: join(root, "apps/site") }).status ??
    1) !== 0;
const next = async () => {
  for (let part = parts.shift(); part !== undefined; part = parts.shift())
    failed = (await check(part)) !== 0 || failed;
};
await Promise.all(Array.from({ length: AT_ONCE }, next));
process.exit(failed ? 1 : 0);
