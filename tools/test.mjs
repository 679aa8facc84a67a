/**
 * `npm test`: installs, builds, then every check there is; fails if any does.
 * `npm test -- lint unit` builds and runs the named ones only; containers is never run unnamed.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, root, withPath } from "./install/install.mjs";
import { say, stop } from "./say.mjs";

ensureInstalled();
const { ensureChromium, ensureHeadlessShell } = await import("./install/install-chromium.mjs");
const { ensureDebianPrograms } = await import("./install/debian-programs.mjs");

const checks = {
  build: ["node", "tools/build.mjs", "site", "cms"],
  format: ["oxfmt", "--check"],
  lint: ["oxlint", "--deny-warnings"],
  types: ["node", "tools/types.mjs"],
  house: ["vitest", "run", "--project", "house"],
  unit: ["vitest", "run", "--project", "unit"],
  cms: ["vitest", "run", "--project", "cms"],
  contract: ["vitest", "run", "--project", "contract"],
  faults: ["vitest", "run", "--project", "faults"],
  deploy: ["vitest", "run", "--project", "deploy"],
  e2e: ["playwright", "test"],
  wordpress: ["vitest", "run", "--project", "wordpress"],
  containers: ["vitest", "run", "--project", "containers"],
};

/**
 * One stage after another; in a stage two checks at a time, for one that waits leaves the other a core,
 * the longest first, so that none is left alone at the end. First what reads the sources beside the build;
 * then what counts beside what waits for servers, a WordPress too, where there is one; the browser's tests
 * alone.
 */
const stages = [
  ["build", "types", "format", "house", "lint"],
  ["unit", "wordpress", "faults", "cms", "deploy", "contract"],
  ["e2e"],
  ["containers"],
];
const AT_ONCE = 2;

/**
 * What runs only when it is named: it takes minutes, and packages that the others do without.
 */
const onlyNamed = ["containers"];

const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!checks[name])
    stop(`There is no check named ${name}.`, `There are: ${Object.keys(checks).join(", ")}.`);
// An image is built from the sources by itself.
const needsBuild = wanted.length === 0 || wanted.some((name) => name !== "containers");
const isWanted = (name) =>
  name in checks &&
  (wanted.length === 0
    ? !onlyNamed.includes(name)
    : wanted.includes(name) || (name === "build" && needsBuild));

const chromium = await ensureChromium();
ensureHeadlessShell();
ensureDebianPrograms();
const env = withPath({
  ...process.env,
  CHROME_PATH: chromium,
  CI: process.env.CI ?? "1",
  FORCE_COLOR: process.env.FORCE_COLOR ?? "0",
  // Some hundred servers and tools are started: what one of them has compiled, the next ones read.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
});

/**
 * Lines of a failed check that are printed once more at the end: whoever keeps only an end of the
 * output sees why.
 */
const REPEATED = 60;

/**
 * Runs a check, its output passed on as it comes, or whole at its end when it has company; its exit
 * code, and the last lines that it wrote.
 */
async function run([command, ...args], hasCompany) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const held = [];
  let written = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding("utf8").on("data", (text) => {
      if (hasCompany) held.push([to, text]);
      else to.write(text);
      written = (written + text).slice(-100_000);
    });
  const status = await new Promise((done) =>
    child.once("close", (code) => done(code ?? 1)).once("error", () => done(1)),
  );
  return { status, held, lastLines: written.trimEnd().split("\n").slice(-REPEATED) };
}

const failed = new Map();

async function runOne(name, hasCompany) {
  say(
    `── ${name}: ${checks[name].join(" ")}${hasCompany ? " (beside others: what it says follows at its end)" : ""}`,
  );
  const began = Date.now();
  const { status, held, lastLines } = await run(checks[name], hasCompany);
  if (held.length > 0) say(`── what ${name} said:`);
  for (const [to, text] of held) to.write(text);
  say(
    `── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) failed.set(name, lastLines);
}

for (const stage of stages) {
  const waiting = stage.filter(isWanted);
  const hasCompany = waiting.length > 1;
  const next = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await runOne(name, hasCompany);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  // Without a build there is nothing to try.
  if (failed.has("build")) break;
}
if (wanted.length === 0)
  for (const name of onlyNamed)
    say(`── ${name}: left out; \`npm test -- ${name}\` runs it, in minutes.`);
for (const [name, lastLines] of failed) say(`── what ${name} said last:\n${lastLines.join("\n")}`);
if (failed.size > 0)
  stop(
    `Failed: ${[...failed.keys()].join(", ")}.`,
    "The lines above say what; `npm test -- <name>` runs one alone.",
  );
say("All checks passed.");
