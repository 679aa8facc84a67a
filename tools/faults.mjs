/** `npm run faults`: all fault tests at length; `npm run test:long` runs short ones. */
import { spawnSync } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, root, withPath } from "./install/install.mjs";

await ensureInstalled({ forTests: true });
await ensureBuilt("site", "cms");
const run = spawnSync("vitest", ["run", "--project", "faults", ...process.argv.slice(2)], {
  cwd: root,
  env: withPath({ ...process.env, FAULTS: "long" }),
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(run.status ?? 1);
