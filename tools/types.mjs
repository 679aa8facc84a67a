/** Generates React Router's types, then checks each tsconfig with the native compiler. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, withPath } from "./install/install.mjs";

const COMPILER = join(root, "node_modules/@typescript/native/bin/tsc");
const PARTS = [
  "apps/cms",
  "apps/site",
  ".",
  "packages/intake",
  "packages/demo",
  "packages/contract",
  "packages/settings",
  "packages/http",
  "packages/messages",
  "packages/files",
];
const options = { env: withPath(), stdio: "inherit", shell: process.platform === "win32" };
const failed = (command, args, cwd) => spawnSync(command, args, { ...options, cwd }).status !== 0;

let isWrong = failed("react-router", ["typegen"], join(root, "apps/site"));
for (const part of PARTS)
  isWrong =
    failed(process.execPath, [COMPILER, "-p", join(root, part), "--noEmit"], root) || isWrong;
process.exit(isWrong ? 1 : 0);
