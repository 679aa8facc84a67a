/** Checks the types of every part: React Router's generated types first, then tsc for each tsconfig. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, withPath } from "./install.mjs";

const parts = ["packages/contract", "packages/intake", "packages/demo", "apps/site", "apps/cms", "."];
const run = (command, args, cwd) => spawnSync(command, args, { cwd, env: withPath(), stdio: "inherit", shell: process.platform === "win32" }).status;

let status = run("react-router", ["typegen"], join(root, "apps/site"));
for (const part of parts) status = run("tsc", ["-p", join(root, part), "--noEmit"], root) || status;
process.exit(status ?? 1);
