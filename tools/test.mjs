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
const { ensureDebianPrograms } = await import("./debian-programs.mjs");

const checks = {
  lint: ["oxlint", "--deny-warnings"],
  types: ["node", "tools/types.mjs"],
  walls: ["depcruise", "--config", ".dependency-cruiser.mjs", "--output-type", "err", "apps", "packages"],
  house: ["vitest", "run", "--project", "house"],
  unit: ["vitest", "run", "--project", "unit"],
  cms: ["vitest", "run", "--project", "cms"],
  contract: ["vitest", "run", "--project", "contract"],
  faults: ["vitest", "run", "--project", "faults"],
  deploy: ["vitest", "run", "--project", "deploy"],
  e2e: ["playwright", "test"],
};
const rows = join(root, "../shared/spec/rows.mjs");
if (existsSync(rows)) checks.rows = ["node", rows];

const wanted = process.argv.slice(2);
for (const name of wanted) if (!checks[name]) stop(`There is no check named ${name}.`, `There are: ${Object.keys(checks).join(", ")}.`);

const chromium = await findChromium();
ensureDebianPrograms();
const env = withPath({ ...process.env, CHROME_PATH: chromium, CI: process.env.CI ?? "1", FORCE_COLOR: process.env.FORCE_COLOR ?? "0" });
ensureBuilt("site");
ensureBuilt("cms");

/** Lines of a failed check that are printed once more at the end: whoever keeps only an end of the output sees why. */
const REPEATED = 60;

/** Runs a check with its output passed on; its exit code, and the last lines that it wrote. */
async function run([command, ...args]) {
  const child = spawn(command, args, { cwd: root, env, stdio: ["inherit", "pipe", "pipe"], shell: process.platform === "win32" });
  let written = "";
  for (const [from, to] of [[child.stdout, process.stdout], [child.stderr, process.stderr]])
    from.setEncoding("utf8").on("data", (text) => {
      to.write(text);
      written = (written + text).slice(-100_000);
    });
  const status = await new Promise((done) => child.once("close", (code) => done(code ?? 1)).once("error", () => done(1)));
  return { status, lastLines: written.trimEnd().split("\n").slice(-REPEATED) };
}

const failed = new Map();
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`── ${name}: ${check.join(" ")}`);
  const began = Date.now();
  const { status, lastLines } = await run(check);
  say(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.set(name, lastLines);
}
for (const [name, lastLines] of failed) say(`── what ${name} said last:\n${lastLines.join("\n")}`);
if (failed.size > 0) stop(`Failed: ${[...failed.keys()].join(", ")}.`, "The lines above say what; `npm test -- <name>` runs one alone.");
say("All checks passed.");
