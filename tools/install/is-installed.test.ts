import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isInstalled } from "./is-installed.mjs";

const LOCK = {
  "": { name: "whole", version: "1.0.0", devDependencies: { linter: "1.0.0" } },
  "packages/own": {
    name: "own",
    version: "1.0.0",
    dependencies: { a: "1.0.0" },
    optionalDependencies: { "other-system": "3.0.0" },
  },
  tests: { version: "1.0.0", devDependencies: { b: "2.0.0", own: "1.0.0" } },
  "node_modules/own": { resolved: "packages/own", link: true },
  "node_modules/tests": { resolved: "tests", link: true },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a", dependencies: { c: "1.0.0" } },
  "node_modules/a/node_modules/c": { version: "1.0.0", integrity: "sha512-c1" },
  "node_modules/b": {
    version: "2.0.0",
    integrity: "sha512-b",
    dev: true,
    peerDependencies: { c: "2.0.0", absent: "1.0.0" },
  },
  "node_modules/c": { version: "2.0.0", integrity: "sha512-c2", dev: true },
  "node_modules/linter": { version: "1.0.0", integrity: "sha512-l", dev: true },
  "node_modules/other-system": { version: "3.0.0", integrity: "sha512-c", optional: true },
  "node_modules/only-a-peer": { version: "3.0.0", integrity: "sha512-p", peer: true },
};
type Packages = Record<string, object>;

/** A checkout after `npm ci`, with the test's changes. */
function checkout(change: (found: Packages) => Packages | undefined): string {
  const root = mkdtempSync(join(tmpdir(), "installed-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ["a", "a/node_modules/c", "b", "c", "linter"]) {
    mkdirSync(join(root, "node_modules", name), { recursive: true });
    writeFileSync(join(root, "node_modules", name, "package.json"), "{}");
  }
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: LOCK }));
  const {
    "": _,
    "node_modules/other-system": __,
    "node_modules/only-a-peer": ___,
    ...found
  } = LOCK;
  const packages = change(structuredClone(found));
  if (packages)
    writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  return root;
}

test("what `npm ci` installed by hand is installed", () => {
  expect(isInstalled(checkout((found) => found))).toBe(true);
});

test("an installation that was interrupted, is older or lacks a package is not", () => {
  const lacking = (path: string) => (found: Packages) => {
    const { [path]: _, ...others } = found;
    return others;
  };
  expect(isInstalled(checkout(() => undefined))).toBe(false);
  expect(isInstalled(checkout(lacking("node_modules/b")))).toBe(false);
  expect(
    isInstalled(
      checkout((found) => ({ ...found, "node_modules/a": { version: "0.9.0", integrity: "x" } })),
    ),
  ).toBe(false);
  const root = checkout((found) => found);
  rmSync(join(root, "node_modules/a"), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test("packages of a workspace that does not run may be missing", () => {
  const root = checkout((found) =>
    Object.fromEntries(
      Object.entries(found).filter(([path]) => !/tests|^node_modules\/(b|c|linter)$/.test(path)),
    ),
  );
  expect(isInstalled(root, ["own"])).toBe(true);
  expect(isInstalled(root)).toBe(false);
  expect(isInstalled(root, ["own", "tests"])).toBe(false);
});

test("a workspace needs what its dependencies need, in the copy that each of them finds", () => {
  const older = (path: string) =>
    checkout((found) => ({ ...found, [path]: { version: "0.9.0", integrity: "x" } }));
  expect(isInstalled(older("node_modules/a/node_modules/c"), ["own"])).toBe(false);
  expect(isInstalled(older("node_modules/c"), ["own"])).toBe(true);
  expect(isInstalled(older("node_modules/c"), ["tests"])).toBe(false);
});
