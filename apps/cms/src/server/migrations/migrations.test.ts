import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrations as postgres } from "#server/migrations/postgres/index.ts";
import landed from "#server/migrations/landed.json" with { type: "json" };
import { migrations as sqlite } from "#server/migrations/sqlite/index.ts";

const folder = join(import.meta.dirname, "sqlite");
const upwards = readdirSync(folder)
  .filter((name) => /^\d.*\.ts$/.test(name))
  .map((name) => ({
    name,
    up: readFileSync(join(folder, name), "utf8").split("export async function down")[0] ?? "",
  }));

test("no migration of SQLite builds a table anew: the rows of its lists would go with the old one", () => {
  expect(upwards.filter(({ up }) => /DROP TABLE|__new_/.test(up))).toEqual([]);
});

test("what a column that came later points to can be deleted", () => {
  const added = upwards.flatMap(({ up }) => up.match(/ADD .* REFERENCES .*;/g) ?? []);
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((line) => !/ ON DELETE (?:set null|cascade);/.test(line))).toEqual([]);
});

test.each([
  ["SQLite", sqlite, landed.sqlite],
  ["PostgreSQL", postgres, landed.postgres],
] as const)("%s: no migration that has landed is renamed, removed or overtaken", (_, known, names) => {
  expect(known.map(({ name }) => name).slice(0, names.length)).toEqual(names);
});
