/**
 * `npm test`: installs, builds, then every check there is; fails if any does.
 * `npm test -- lint unit` runs the named ones only.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, root, withPath } from "./install.mjs";
import { say, stop } from "./say.mjs";

ensureInstalled();
const { findChromium } = await import("./chromium.mjs");

const checks = {
  lint: ["oxlint", "--deny-warnings"],
  types: ["node", "tools/types.mjs"],
  walls: ["depcruise", "--config", ".dependency-cruiser.mjs", "--output-type", "err", "apps", "packages"],
  house: ["vitest", "run", "--project", "house"],
  unit: ["vitest", "run", "--project", "unit"],
  faults: ["vitest", "run", "--project", "faults"],
  contract: ["vitest", "run", "--project", "contract"],
  e2e: ["playwright", "test"],
};
const rows = join(root, "../shared/spec/rows.mjs");
const AREAS = ["NAV", "FOOT", "HOME", "CON", "API"];
if (existsSync(rows)) checks.rows = ["node", rows, ...AREAS];

const wanted = process.argv.slice(2);
for (const name of wanted) if (!checks[name]) stop(`There is no check named ${name}.`, `There are: ${Object.keys(checks).join(", ")}.`);

const chromium = await findChromium();
const env = withPath({ ...process.env, CHROME_PATH: chromium, CI: process.env.CI ?? "1", FORCE_COLOR: process.env.FORCE_COLOR ?? "0" });
ensureBuilt("site");
ensureBuilt("cms");

const failed = [];
for (const [name, [command, ...args]] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`── ${name}: ${command} ${args.join(" ")}`);
  const began = Date.now();
  const status = await new Promise((done) => spawn(command, args, { cwd: root, env, stdio: "inherit", shell: process.platform === "win32" }).once("exit", (code) => done(code ?? 1)).once("error", () => done(1)));
  say(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) stop(`Failed: ${failed.join(", ")}.`, "Their lines above say what; `npm test -- <name>` runs one alone.");
say("All checks passed.");
