/** Payload loads the admin's components by path at run time; nothing else detects a wrong path. */
import { expect, test } from "vitest";
import { contentHostModules } from "../../.dependency-cruiser.mjs";
import { files, read } from "./tree.ts";

const SOURCE = "apps/cms/src";
const IMPORT_MAP = read(`${SOURCE}/app/(payload)/admin/importMap.js`);

/** Components in the configuration, each with the file that names it. */
const named = files(/^apps\/cms\/src\/.*\.tsx?$/)
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => {
    // A path in repeated use is a constant of its file.
    const text = read(file);
    const constants = [...text.matchAll(/^const (\w+) = "(\/[\w/-]+\.tsx)";$/gm)];
    const whole = constants.reduce(
      (made, [, constant, path = ""]) => made.replaceAll(`\${${constant}}`, path),
      text,
    );
    return [...whole.matchAll(/["`](\/[\w/-]+\.tsx)#(\w+)["`]/g)].map(
      ([, path = "", name = ""]) => ({ file, path, name }),
    );
  });

const exists = new Set(files(/^apps\/cms\/src\/.*\.tsx$/));
const exported = (path: string, name: string): boolean =>
  exists.has(SOURCE + path) &&
  new RegExp(`^export (async function|function|const) ${name}\\b`, "m").test(read(SOURCE + path));

test("every component of the admin is a file's export and in the import map", () => {
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(
    ({ path, name }) => !exported(path, name) || !IMPORT_MAP.includes(`"${path}#${name}":`),
  );
  expect(missing).toEqual([]);
});

test("the import map has no component that the configuration does not name", () => {
  const known = new Set(named.map(({ path, name }) => `${path}#${name}`));
  const mapped = [...IMPORT_MAP.matchAll(/^ {2}"(\/[^"]+)":/gm)].map(([, key = ""]) => key);
  expect(mapped.filter((key) => !known.has(key))).toEqual([]);
});

test("a module names no component of a module above it", () => {
  const moduleOf = (path: string): number => contentHostModules.indexOf(path.split("/")[0] ?? "");
  const upward = named.filter(
    ({ file, path }) => moduleOf(path.slice(1)) > moduleOf(file.slice(SOURCE.length + 1)),
  );
  expect(upward).toEqual([]);
});
