// `npm run import -- https://content.example.com [--dry-run]`: see docs/moving-in.md.
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hostOf } from "#moving-in/conformance/paths.ts";
import { useContentLogin } from "@meridian/settings/use-content-login";
import { checkConformance } from "#moving-in/conformance/conformance.ts";
import { countedLanguage, languagesAt } from "#moving-in/import/languages.ts";
import { contentOf, skippedOf, troubleOf } from "#moving-in/import/read-host.ts";
import { progressLines } from "#moving-in/import/interrupted.ts";
import { openPreparer } from "./src/library/preparer.ts";
import { countOf, summary, type Report } from "./src/moving-in/import/report.ts";
import { dryRunFolder } from "#moving-in/import/dry-run.ts";
import {
  dataDirOf,
  readSecrets,
  readSettings,
  SettingsError,
  type Settings,
} from "./src/server/settings.ts";

const USAGE =
  "npm run import -- https://content.example.com [--dry-run] [--site https://www.example.com] [--replace] [--json] [--timeout 20] [--career-posts 411,412]";
const NOTHING_SIGNED = "nothing-is-signed-here";
// In production Payload migrates the database.
Object.assign(process.env, {
  NODE_ENV: "production",
  DATA_DIR: resolve(join(import.meta.dirname, "../.."), process.env.DATA_DIR || "data"),
});

const write = (line: string): void => void process.stderr.write(`${line}\n`);

function fail(...lines: string[]): never {
  for (const line of lines) write(line);
  process.exit(2);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        replace: { type: "boolean" },
        json: { type: "boolean" },
        site: { type: "string", multiple: true },
        timeout: { type: "string" },
        "career-posts": { type: "string" },
      },
    });
    const host = hostOf(positionals[0] ?? "");
    const timeout = Number(values.timeout ?? 20) * 1000;
    const site = (values.site ?? []).map((address) => new URL(address).origin);
    if (host && positionals.length === 1 && timeout > 0)
      return {
        ...values,
        host,
        timeout,
        site,
        careerPosts: values["career-posts"]?.split(",") ?? [],
      };
  } catch {
    // Treated like any other invalid call.
  }
  return fail(`Give one host:\n  ${USAGE}`);
}

function settingsHere(): Settings {
  const dataDir = dataDirOf(process.env);
  try {
    return readSettings(process.env, {
      payloadSecret: NOTHING_SIGNED,
      purgeSecret: NOTHING_SIGNED,
      ...readSecrets(dataDir),
    });
  } catch (error) {
    return fail(...(error instanceof SettingsError ? error.lines : [String(error)]));
  }
}

/** Progress is one line in a terminal; elsewhere a new line now and then. */
function progress(what: string): (at: { done: number; of: number }) => void {
  let printed = 0;
  return ({ done, of }) => {
    if (process.stderr.isTTY)
      process.stderr.write(`\r${what}: ${done} of ${of}   ${done === of ? "\n" : ""}`);
    else if (done === of || done - printed >= 100) write(`${what}: ${(printed = done)} of ${of}`);
  };
}

const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );

const options = readOptions();
const { host, timeout, careerPosts, site } = options;
const dryRun = options["dry-run"] === true;
const settings = settingsHere();
if (dryRun && settings.databaseUrl)
  fail(
    "--dry-run tries the import on a copy of the SQLite file, and cannot copy PostgreSQL. Make a copy and import into that:",
    "  createdb -T meridian meridian_trial && CMS_DATABASE_URL=…/meridian_trial S3_BUCKET= DATA_DIR=/tmp/trial npm run import -- …",
  );
const began = Date.now();
const stopping = new AbortController();
/** While it writes, a stopped run prints a message; before that it just ends. */
let isWriting = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (!isWriting)
      fail("", `Interrupted (${signal}) while ${host} was read: nothing was imported.`);
    if (stopping.signal.aborted) process.exit(130);
    write(`\nStopping after the current record (${signal}); press again to end at once.`);
    stopping.abort(signal);
  });
useContentLogin(host, process.env);
const reading = progress(`Reading ${host}`);
const conformance = await checkConformance({
  host,
  restRoot: process.env.CONTENT_API || undefined,
  homePage: process.env.HOME_PAGE || undefined,
  timeout,
  careerPosts,
  depth: "whole",
  onAnswer: (_, at) => reading(at),
});
if (conformance.unreachable !== undefined)
  fail(
    "",
    `${host} could not be read: ${conformance.unreachable}. Nothing was imported.`,
    "`npm run check-host` gives the details.",
  );
const unanswered = conformance.answers.filter(({ verdict }) => verdict === "unanswered");
if (unanswered.length > 0 && !(await isReachable(host)))
  fail(
    "",
    `${host} went offline before everything was read: ${conformance.answers.length - unanswered.length} of ${conformance.answers.length} responses arrived. Nothing was imported; run the same command again when it is reachable.`,
  );
for (const line of skippedOf(conformance.answers)) write(line);
const content = contentOf(conformance.answers, conformance.posted, conformance.links);
const own = [new URL(host).origin, ...site];
const atHost = languagesAt(conformance.languages, content, own);
const languages = atHost.map(countedLanguage);
const dataDir = dryRun ? await dryRunFolder(settings.dataDir) : settings.dataDir;
let status = 1;
try {
  // Loaded late: it takes seconds, and an invalid call fails without it.
  const { runImport } = await import("#host/run-import.ts");
  openPreparer();
  const brought = progress(dryRun ? "Trying" : "Importing");
  isWriting = true;
  const { entries, isNotified, interrupted } = await runImport({ ...settings, dataDir }, content, {
    dryRun,
    print: write,
    own,
    replace: options.replace,
    translations: atHost.flatMap(({ items }) => items),
    described: atHost,
    rescaled: new Map(Object.entries(conformance.rescaled)),
    signal: stopping.signal,
    onEntry: (_, at) => brought(at),
  });
  const report: Report = {
    entries: [...troubleOf(conformance.answers), ...entries],
    languages,
    seconds: (Date.now() - began) / 1000,
  };
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ host, dryRun, cpuSeconds: process.resourceUsage().userCPUTime / 1e6, ...report, ...(interrupted && { interrupted: interrupted.message }) }, null, 1)}\n`
      : `\n${summary(report, { dryRun, isNotified }).join("\n")}\n`,
  );
  if (interrupted)
    for (const line of dryRun
      ? [`Interrupted: ${interrupted.message}`]
      : progressLines(interrupted))
      write(line);
  status = interrupted ? 3 : countOf(report.entries, "broken") > 0 ? 1 : 0;
} finally {
  if (dryRun) await rm(dataDir, { recursive: true, force: true });
}
process.exit(status);
