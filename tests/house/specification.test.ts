import { expect, test } from "vitest";
import { files, read } from "./tree.ts";

const rows = new Set(
  [...read("docs/specification.md").matchAll(/^\| ([A-Z]+-\d\d) \|/gm)].map(([, id]) => id ?? ""),
);
const areas = new Set([...rows].map((id) => id.split("-")[0] ?? ""));
const tests = files(/\.(test|spec)\.tsx?$/);

/** Ids in square brackets in a test's title: `[CON-01] [CON-02]`. */
const named = new Set(
  tests.flatMap((path) =>
    [...read(path).matchAll(/\[([A-Z]+-\d\d(?:[ ,]+[A-Z]+-\d\d)*)\]/g)].flatMap(([, ids = ""]) =>
      ids.split(/[ ,]+/),
    ),
  ),
);

test("every row is proven by a test that names it", () => {
  expect([...rows].filter((id) => !named.has(id))).toEqual([]);
  expect(rows.size).toBeGreaterThan(140);
});

test("every row that a test, a comment or a document names is in the specification", () => {
  const unknown = files(/\.(tsx?|mjs|css|md)$/).flatMap((path) =>
    [...read(path).matchAll(/\b([A-Z]+)-\d\d\b/g)]
      .filter(([id, area = ""]) => areas.has(area) && !rows.has(id))
      .map(([id]) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
