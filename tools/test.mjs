/**
 * `npm test` installs, builds and runs the short checks; `npm run test:long` the long ones
 * (checks.mjs). `npm test -- lint deploy` builds and runs the named checks.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checks, runs } from "./checks.mjs";
import { ensureInstalled, root, withPath } from "./install/install.mjs";
import { print, stop } from "./print.mjs";

await ensureInstalled({ forTests: true });
const { ensureChromium, ensureHeadlessShell } = await import("./install/install-chromium.mjs");
const { ensureDebianPrograms } = await import("./install/debian-programs.mjs");

const isLongRun = process.argv[2] === "--long";
// Of two cores: the long checks wait for time limits and started servers.
const AT_ONCE = isLongRun ? 3 : 2;
const named = process.argv.slice(isLongRun ? 3 : 2);
for (const name of named)
  if (!checks[name])
    stop(`There is no check named ${name}.`, `Available: ${Object.keys(checks).join(", ")}.`);

const everyStage = Object.values(runs).flat();
// Images are built from the sources.
const needsBuild = named.some((name) => name !== "containers");
const stages =
  named.length === 0
    ? runs[isLongRun ? "long" : "short"]
    : [
        needsBuild ? ["build"] : [],
        ...everyStage.map((stage) =>
          stage.filter((name) => name !== "build" && named.includes(name)),
        ),
      ];
const skipped = everyStage.flat().filter((name) => !stages.flat().includes(name));

const chromium = await ensureChromium();
ensureHeadlessShell();
ensureDebianPrograms();
const env = withPath({
  ...process.env,
  CHROME_PATH: chromium,
  CI: process.env.CI ?? "1",
  FORCE_COLOR: process.env.FORCE_COLOR ?? "0",
  // Hundreds of servers and tools start: they share compiled code.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
});

/** Lines of a failed check that are repeated at the end. */
const REPEATED_LINES = 60;

/** Passes output on, or buffers it during another check. Returns code, output, last lines. */
async function run([command, ...args], isBuffered) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const buffered = [];
  let written = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding("utf8").on("data", (text) => {
      if (isBuffered) buffered.push([to, text]);
      else to.write(text);
      written = (written + text).slice(-100_000);
    });
  const status = await new Promise((done) =>
    child.once("close", (code) => done(code ?? 1)).once("error", () => done(1)),
  );
  return { status, buffered, lastLines: written.trimEnd().split("\n").slice(-REPEATED_LINES) };
}

const failed = new Map();

async function runCheck(name, isBuffered) {
  print(
    `── ${name}: ${checks[name].join(" ")}${isBuffered ? " (its output follows at its end)" : ""}`,
  );
  const began = Date.now();
  const { status, buffered, lastLines } = await run(checks[name], isBuffered);
  if (buffered.length > 0) print(`── output of ${name}:`);
  for (const [to, text] of buffered) to.write(text);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  print(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  if (status !== 0) failed.set(name, lastLines);
}

for (const stage of stages) {
  const waiting = [...stage];
  const isBuffered = waiting.length > 1;
  const next = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await runCheck(name, isBuffered);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (failed.has("build")) break;
}

/** Browser tests that passed at the second attempt, by Playwright's report. */
function flakyTests() {
  const report = join(root, "test-results/e2e.json");
  if (!stages.flat().some((name) => name.startsWith("e2e")) || !existsSync(report)) return [];
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(JSON.parse(readFileSync(report, "utf8")))
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
}

for (const [name, lastLines] of failed) print(`── last lines of ${name}:\n${lastLines.join("\n")}`);
for (const test of flakyTests()) print(`── flaky, passed at its second attempt: ${test}`);
if (named.length === 0)
  print(
    `── not part of this run: ${skipped.join(", ")} (\`npm test\`, \`npm run test:long\`, \`npm test -- <name>\`)`,
  );
if (failed.size > 0)
  stop(
    `Failed: ${[...failed.keys()].join(", ")}.`,
    "See the lines above; `npm test -- <name>` runs one check alone.",
  );
print("All checks passed.");
