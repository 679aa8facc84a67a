import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { root, whileAlone, withPath } from "./install/install.mjs";
import { print, stop } from "./print.mjs";

const SKIPPED = new Set([
  "node_modules",
  "build",
  ".next",
  ".react-router",
  "data",
  // Run from sources, not built.
  "apps/site/server",
  "next-env.d.ts",
]);

/** Packages that are part of both builds. */
const PACKAGES = ["contract", "files", "http", "messages", "settings"].map(
  (name) => `packages/${name}`,
);

/** Sources of each app, the file that proves a build, and its duration on two cores. */
const apps = {
  site: {
    title: "site",
    sources: ["apps/site", ...PACKAGES],
    result: "apps/site/build/server/index.js",
    folder: "apps/site/build",
    takes: "about ten seconds",
  },
  cms: {
    title: "content host",
    sources: ["apps/cms", "packages/demo/src", ...PACKAGES],
    result: "apps/cms/.next/BUILD_ID",
    folder: "apps/cms/.next",
    takes: "about two minutes",
  },
};

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (
      SKIPPED.has(entry.name) ||
      SKIPPED.has(relative(root, path).replaceAll("\\", "/")) ||
      entry.name.endsWith(".tsbuildinfo") ||
      /\.test\.tsx?$/.test(entry.name)
    )
      continue;
    if (entry.isDirectory()) yield* files(path);
    else if (entry.isFile()) yield path;
  }
}

function fingerprint(sources) {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const source of sources)
    for (const path of files(join(root, source)))
      hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

/** Builds those of `names` (site, cms) whose sources or imports have changed, in parallel. */
export async function ensureBuilt(...names) {
  if (names.every(isBuilt)) return;
  await whileAlone(async () => {
    const builds = names.filter((name) => !isBuilt(name)).map(build);
    const failed = (await Promise.all(builds)).filter((problem) => problem !== undefined);
    if (failed.length > 0)
      stop(failed.join("\n\n"), "The lines above name the file; correct it and run this again.");
  });
}

const stampOf = ({ folder }) => join(root, folder, ".built-from");

function isBuilt(name) {
  const { sources, result } = apps[name];
  const stamp = stampOf(apps[name]);
  return (
    existsSync(join(root, result)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(sources)
  );
}

/** Resolves to the problem of a failed build. */
async function build(name) {
  const { sources, result, takes, title } = apps[name];
  const wanted = fingerprint(sources);
  print(`Building the ${title} (${takes} on two cores)…`);
  const problem = await promisify(execFile)("npm", ["run", "build", "-w", `@meridian/${name}`], {
    cwd: root,
    env: withPath(),
    maxBuffer: 1 << 26,
    shell: process.platform === "win32",
  }).then(
    () => undefined,
    ({ stdout, stderr }) => `${stdout}\n${stderr}`,
  );
  if (problem !== undefined || !existsSync(join(root, result)))
    return `${problem ?? ""}\nBuilding the ${title} failed.`;
  writeFileSync(stampOf(apps[name]), wanted);
  print(`The ${title} is built.`);
  return undefined;
}

// `node tools/build.mjs site cms`, for checks that need builds.
if (import.meta.main) await ensureBuilt(...process.argv.slice(2));
