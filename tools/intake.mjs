/** `npm run outbox -- …` and `npm run erase -- …` on the project's Node, with `.env`. */
import { spawnSync } from "node:child_process";
import { environment } from "./environment.mjs";
import { ensureInstalled, node, root, withPath } from "./install/install.mjs";

await ensureInstalled();
const [name, ...rest] = process.argv.slice(2);
const args = name === "erase" ? [name, ...rest] : rest;
const { status } = spawnSync(node, ["packages/intake/src/cli.ts", ...args], {
  cwd: root,
  env: withPath(environment()),
  stdio: "inherit",
});
process.exit(status ?? 1);
