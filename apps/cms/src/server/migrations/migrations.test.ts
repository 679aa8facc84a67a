import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SQL } from "@payloadcms/db-sqlite/drizzle";
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

test("what a row points to can be deleted", async () => {
  const db = new DatabaseSync(":memory:");
  const run = async ({ queryChunks }: SQL): Promise<void> =>
    void db.exec(queryChunks.flatMap((chunk) => (chunk as { value: string[] }).value).join(""));
  for (const { up } of sqlite) await (up as (args: object) => Promise<void>)({ db: { run } });
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
