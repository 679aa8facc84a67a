import { expect, test } from "vitest";
import { isLong } from "../../tools/checks.mjs";
import { files, read } from "./tree.ts";

const listed = [...read("docs/specification.md").matchAll(/^\| ([A-Z]+-\d{2,3}) \|/gm)].map(
  ([, id]) => id ?? "",
);
const rows = new Set(listed);
const areas = new Set([...rows].map((id) => id.split("-")[0] ?? ""));
const tests = files(/\.(test|spec)\.tsx?$/);

/**
 * Rows about several machines, PostgreSQL, a WordPress or keys in the admin, which only
 * `npm run test:long` sets up, with their proof there.
 */
const LONG_ROWS: Record<string, string> = {
  "LANG-33": "tests/wordpress/languages.test.ts",
  "NODE-03": "apps/site/server/bus/bus.long.test.ts",
  "NODE-08": "tests/deploy/files-in-bucket.test.ts",
  "NODE-09": "apps/site/server/forms/shared-limits.long.test.ts",
  "NODE-10": "apps/site/server/visits/shared-visits.long.test.ts",
  "NODE-13": "apps/site/server/bus/bus.long.test.ts",
  "NODE-20": "tests/deploy/kubernetes.test.ts",
  "NODE-22": "tests/deploy/compose.test.ts",
  "OWN-131": "tests/e2e/editing/inbox-teamwork.long.spec.ts",
  "SEC-34": "tests/deploy/postgres-backup.test.ts",
};

/** A single test of the long run in a file of the short one. */
const TAGGED = /\btest\(\s*(?:"(?:[^"\\]|\\.)*"|`[^`]*`),\s*\{ tag: "@long" \}/g;

/** Ids in square brackets in test titles: `[CON-01] [CON-02]`. */
const named = (path: string): string[] =>
  [
    ...read(path)
      .replace(TAGGED, "")
      .matchAll(/\[([A-Z]+-\d{2,3}(?:[ ,]+[A-Z]+-\d{2,3})*)\]/g),
  ].flatMap(([, ids = ""]) => ids.split(/[ ,]+/));

test("each row is listed once", () => {
  expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
});

test("a test of `npm test` proves each row", () => {
  const proven = new Set(tests.filter((path) => !isLong(path)).flatMap(named));
  expect([...rows].filter((id) => !proven.has(id)).toSorted()).toEqual(
    Object.keys(LONG_ROWS).toSorted(),
  );
  expect(rows.size).toBeGreaterThan(140);
});

test.each(Object.entries(LONG_ROWS))("%s is proven in %s", (id, path) =>
  expect(named(path)).toContain(id),
);

test("every row that a test, a comment or a document names is in the specification", () => {
  const unknown = files(/\.(tsx?|mjs|css|md)$/).flatMap((path) =>
    [...read(path).matchAll(/\b([A-Z]+)-\d{2,3}\b/g)]
      .filter(([id, area = ""]) => areas.has(area) && !rows.has(id))
      .map(([id]) => `${path}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
