/**
 * `npm run check-host -- …` and `npm run import -- …`: another host looked at, or its content
 * brought in; on the project's Node, with `.env` read.
 */
import { spawnSync } from "node:child_process";
import { environment } from "./environment.mjs";
import { ensureInstalled, node, root, withPath } from "./install/install.mjs";

const scripts = { check: "tools/check-host.ts", import: "apps/cms/import.ts" };

await ensureInstalled();
const [name, ...args] = process.argv.slice(2);
// Ctrl-C is the child's: it says how far it came, and this waits for it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
const { status } = spawnSync(node, [scripts[name], ...args], {
  cwd: root,
  env: withPath(environment()),
  stdio: "inherit",
});
process.exit(status ?? 2);
