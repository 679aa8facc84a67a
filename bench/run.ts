/** `npm run bench [-- pages server …]` writes the product's figures to bench/results/. */
import { execPath } from "node:process";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const benches = ["pages", "interactions", "server", "publish"] as const;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(benches as readonly string[]).includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench named ${unknown.join(", ")}. There are: ${benches.join(", ")}.`);
  process.exit(1);
}

// Separate processes: a bench must not slow the next one or prevent its end.
let failed = false;
for (const name of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`── ${name}`);
  failed =
    spawnSync(execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: "inherit" }).status !==
      0 || failed;
}
process.exit(failed ? 1 : 0);
