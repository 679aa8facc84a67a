/** `npm run check-host -- …` and `npm run import -- …` on the project's Node, with `.env`. */
import { spawnSync } from "node:child_process";
import { environment } from "./environment.mjs";
import { ensureInstalled, node, root, withPath } from "./install/install.mjs";

const scripts = { check: "tools/check-host.ts", import: "apps/cms/import.ts" };

await ensureInstalled();
const [name, ...args] = process.argv.slice(2);
// The child handles Ctrl-C and reports its progress; this process waits for it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
const { status } = spawnSync(node, [scripts[name], ...args], {
  cwd: root,
  env: withPath(environment()),
  stdio: "inherit",
});
process.exit(status ?? 2);
