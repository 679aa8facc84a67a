/** `npm run backup -- …` and `npm run restore -- …` on the project's Node, with `.env`. */
import { spawnSync } from "node:child_process";
import { environment } from "./environment.mjs";
import { ensureInstalled, node, root, withPath } from "./install/install.mjs";

await ensureInstalled();
const { status } = spawnSync(node, ["tools/backup/cli.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: withPath(environment()),
  stdio: "inherit",
});
process.exit(status ?? 1);
