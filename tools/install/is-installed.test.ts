import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isInstalled } from "./is-installed.mjs";

const LOCK = {
  "": { name: "whole", version: "1.0.0" },
  "packages/own": { name: "own", version: "1.0.0" },
  "node_modules/own": { resolved: "packages/own", link: true },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/b": { version: "2.0.0", integrity: "sha512-b", dev: true },
  "node_modules/other-system": { version: "3.0.0", integrity: "sha512-c", optional: true },
};
type Packages = Record<string, object>;

/** A checkout as `npm ci` leaves it, with what the test changes. */
function checkout(change: (found: Packages) => Packages | undefined): string {
  const root = mkdtempSync(join(tmpdir(), "installed-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ["a", "b"]) {
    mkdirSync(join(root, "node_modules", name), { recursive: true });
    writeFileSync(join(root, "node_modules", name, "package.json"), "{}");
  }
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: LOCK }));
  const { "": _, "node_modules/other-system": __, ...found } = LOCK;
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
