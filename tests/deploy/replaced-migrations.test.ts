/** The newest code starts on a database of a commit whose migrations were later joined into one. */
import type { Migration, Payload } from "payload";
import { describe, expect, test } from "vitest";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { poolOf } from "../../apps/cms/src/server/nodes/pool.ts";
import { clientOf } from "../../apps/cms/src/server/nodes/sqlite-client.ts";
import { openTestCms } from "../../apps/cms/src/testing/open-cms.ts";

const JOINED = "_ways_in_approval_consent";
const migrationsOf = ({ db }: Payload): Migration[] => db.prodMigrations as Migration[];

const runRaw = async ({ db }: Payload, text: string): Promise<Record<string, unknown>[]> =>
  (await (clientOf(db)?.execute(text) ?? poolOf(db)?.query(text)))?.rows ?? [];

/** Brings a first release's database to a commit that had only the approval's tables. */
async function approvalAlone(payload: Payload, approval: string): Promise<void> {
  const all = migrationsOf(payload);
  const joined = all.findIndex(({ name }) => name.endsWith(JOINED));
  await payload.db.migrate({ migrations: all.slice(0, joined) });
  // That commit's statements are part of the joined migration.
  const isItsOwn = (text: string): boolean =>
    /"?`?(?:proposals|approval|enum_proposals)/.test(text);
  const { up } = all[joined] as Migration & { up: (args: object) => Promise<void> };
  const texts: string[] = [];
  const collect = async (statement: { queryChunks: { value: string[] }[] }): Promise<void> =>
    void texts.push(...statement.queryChunks.flatMap(({ value }) => value));
  await up({ db: { run: collect, execute: collect } });
  for (const text of texts
    .join("\n")
    .split(/;\s*(?:\n|$)/)
    .filter(isItsOwn))
    await runRaw(payload, text);
  await payload.create({
    collection: "payload-migrations",
    data: { name: approval, batch: 2 },
  });
}

async function expectWorking(payload: Payload): Promise<void> {
  await payload.db.migrate({ migrations: migrationsOf(payload) });
  await expect(payload.count({ collection: "proposals" })).resolves.toEqual({ totalDocs: 0 });
  await expect(payload.count({ collection: "passkeys" })).resolves.toEqual({ totalDocs: 0 });
  await expect(payload.findGlobal({ slug: "site-settings" })).resolves.toBeTruthy();
  await payload.db.migrate({ migrations: migrationsOf(payload) });
}

describe("on SQLite", () => {
  test("a database with a migration that was later joined with others starts", async () => {
    const cms = await openTestCms({ oldest: true });
    try {
      await approvalAlone(cms.payload, "20261125_195806_approval");
      await expectWorking(cms.payload);
    } finally {
      await cms.close();
    }
  });
});

onPostgres("on PostgreSQL", (cluster) => {
  test("a database with a migration that was later joined with others starts", async () => {
    const cms = await openTestCms({ oldest: true, databaseUrl: await cluster.newDatabase() });
    try {
      await approvalAlone(cms.payload, "20261125_195813_approval");
      await expectWorking(cms.payload);
    } finally {
      await cms.close();
    }
  });
});
