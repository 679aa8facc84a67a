import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SQL } from "@payloadcms/db-sqlite/drizzle";
import { expect, test } from "vitest";
import { migrations as postgres } from "#server/migrations/postgres/index.ts";
import landed from "#server/migrations/landed.json" with { type: "json" };
import { PAGES } from "#server/migrations/one-form/words.ts";
import { migrations as sqlite } from "#server/migrations/sqlite/index.ts";

const folder = join(import.meta.dirname, "sqlite");
const upwards = readdirSync(folder)
  .filter((name) => /^\d.*\.ts$/.test(name))
  .map((name) => ({
    name,
    up: readFileSync(join(folder, name), "utf8").split("export async function down")[0] ?? "",
  }));

/** Tables of features that have ended; no other refers to them. */
const ENDED = ["proposals", "approval"];
/** Lists that a data step has moved to other tables (decision 098). */
const MOVED = PAGES.flatMap(({ lists }) => Object.keys(lists)).flatMap((table) => [
  table,
  `_${table}_v`,
]);

test("no migration of SQLite builds a table anew: the rows of its lists would go with the old one", () => {
  expect(upwards.filter(({ up }) => up.includes("__new_"))).toEqual([]);
  const dropped = upwards.flatMap(({ up }) =>
    [...up.matchAll(/DROP TABLE \\`(\w+)\\`/g)].map(([, table]) => table),
  );
  expect(dropped.toSorted()).toEqual([...ENDED, ...MOVED].toSorted());
});

test("what a row points to can be deleted", async () => {
  const db = new DatabaseSync(":memory:");
  const run = async ({ queryChunks }: SQL): Promise<void> =>
    void db.exec(queryChunks.flatMap((chunk) => (chunk as { value: string[] }).value).join(""));
  // A data step finds nothing to do in a new database.
  const args = { db: { run, all: async () => [] }, payload: {} };
  for (const { up } of sqlite) await (up as (given: object) => Promise<void>)(args);
  const keys = db
    .prepare(
      `select tables.name, keys."from", keys.on_delete from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys`,
    )
    .all();
  db.close();
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !/^(?:SET NULL|CASCADE)$/.test(String(key.on_delete)))).toEqual([]);
});

test.each([
  ["SQLite", sqlite, landed.sqlite],
  ["PostgreSQL", postgres, landed.postgres],
] as const)("%s: no migration that has landed is renamed, removed or overtaken", (_, known, names) => {
  expect(known.map(({ name }) => name).slice(0, names.length)).toEqual(names);
});
