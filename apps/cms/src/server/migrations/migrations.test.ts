import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrateUpArgs } from "@payloadcms/db-sqlite";
import { expect, test } from "vitest";
import { migrations as postgres } from "#server/migrations/postgres/index.ts";
import landed from "#server/migrations/landed.json" with { type: "json" };
import { PAGES } from "#server/migrations/one-form/words.ts";
import { migrations as sqlite } from "#server/migrations/sqlite/index.ts";
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { openTestCms } from "#testing/open-cms.ts";

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
  const cms = await openTestCms();
  const keys = await clientOf(cms.payload.db)?.execute(
    `select tables.name, keys."from", keys.on_delete from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys`,
  );
  await cms.close();
  const rows = keys?.rows ?? [];
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((key) => !/^(?:SET NULL|CASCADE)$/.test(String(key.on_delete)))).toEqual([]);
});

test("SQLite gives the number of a deleted record to no other one, from the update on", async () => {
  const cms = await openTestCms();
  const { payload } = cms;
  const add = async (slug: string) => {
    const data = { title: slug, slug, _status: "published" } as const;
    return (await payload.create({ collection: "tags", data })).id;
  };
  const remove = (id: number) => payload.delete({ collection: "tags", id });
  try {
    await add("stays");
    const last = await add("one");
    await remove(last);
    expect(await add("two")).toBe(last + 1);

    const update = sqlite.find(({ name }) => name.endsWith("_numbers_given_once"));
    const args = { db: payload.db.drizzle, payload, req: {} } as unknown as MigrateUpArgs;
    const before = await payload.find({ collection: "tags", limit: 0, depth: 0 });
    await update?.down(args);
    await remove(last + 1);
    expect(await add("reused")).toBe(last);
    // The audit log has the number of a record that was deleted before.
    await update?.up(args);
    await remove(last);
    expect(await add("three")).toBe(last + 2);

    const after = await payload.find({ collection: "tags", limit: 0, depth: 0 });
    expect(after.totalDocs).toBe(before.totalDocs);
    const client = clientOf(payload.db);
    const reusing = await client?.execute(
      "select name from sqlite_schema where sql like '%`id` integer primary key not null%'",
    );
    expect(reusing?.rows).toEqual([]);
    const check = await client?.execute("pragma integrity_check");
    expect(check?.rows[0]?.integrity_check).toBe("ok");
  } finally {
    await cms.close();
  }
});

test.each([
  ["SQLite", sqlite, landed.sqlite],
  ["PostgreSQL", postgres, landed.postgres],
] as const)("%s: no migration that has landed is renamed, removed or overtaken", (_, known, names) => {
  expect(known.map(({ name }) => name).slice(0, names.length)).toEqual(names);
});
