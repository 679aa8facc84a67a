/** Builds an app when its sources, or what it imports, have changed since the last build. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, whileAlone, withPath } from "./install/install.mjs";
import { say, stop } from "./say.mjs";

const SKIPPED = new Set([
  "node_modules",
  "build",
  ".next",
  ".react-router",
  "data",
  "imagery",
  // Not part of a build: it runs from its sources.
  "apps/site/server",
  // Written by the build.
  "next-env.d.ts",
]);

/** Sources of each app, what shows that it was built, and how long it takes on two cores. */
const apps = {
  site: {
    sources: ["apps/site", "packages/contract"],
    result: "apps/site/build/server/index.js",
    folder: "apps/site/build",
    takes: "about ten seconds",
  },
  cms: {
    sources: ["apps/cms", "packages/contract", "packages/demo/src"],
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

/** Builds `site` or `cms` unless the build at hand is of the same sources. */
export function ensureBuilt(name) {
  if (!isBuilt(name)) whileAlone(() => isBuilt(name) || build(name));
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

function build(name) {
  const { sources, result, takes } = apps[name];
  const wanted = fingerprint(sources);
  say(`Building the ${name === "cms" ? "content host" : "site"} (${takes} on two cores)…`);
  const built = spawnSync("npm", ["run", "build", "-w", `@meridian/${name}`], {
    cwd: root,
    env: withPath(),
    encoding: "utf8",
    maxBuffer: 1 << 26,
    shell: process.platform === "win32",
  });
  if (built.status !== 0 || !existsSync(join(root, result)))
    stop(
      `${built.stdout}\n${built.stderr}\nBuilding the ${name} failed.`,
      "The lines above name the file; mend it and run this again.",
    );
  writeFileSync(stampOf(apps[name]), wanted);
}

// `node tools/build.mjs site cms`: for whoever builds beside other work.
if (import.meta.main) for (const name of process.argv.slice(2)) ensureBuilt(name);
