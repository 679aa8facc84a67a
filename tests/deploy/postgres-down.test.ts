/** The way back of the last migration on PostgreSQL, with values that the version before does not have. */
import { beforeAll, afterAll, expect, test } from "vitest";
import { noteEvent } from "../../apps/cms/src/accounts/audit/note-event.ts";
import { down } from "../../apps/cms/src/server/migrations/postgres/20261129_152449_languages_and_sources.ts";
import { poolOf } from "../../apps/cms/src/server/nodes/pool.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";

onPostgres("the way back of a migration", (cluster) => {
  let cms: TestCms;
  beforeAll(
    async () => void (cms = await openTestCms({ databaseUrl: await cluster.newDatabase() })),
  );
  afterAll(() => cms?.close());

  test("a translator becomes an author, an import stays in the audit log as a change of the settings", async () => {
    const { payload } = cms;
    const user = { name: "Tom", email: "tom@example.com", password: "a password of thirty signs" };
    await payload.create({ collection: "users", data: { ...user, role: "translator" } as never });
    await noteEvent({ payload }, { event: "imported", who: "Tom" });
    await down({
      db: (payload.db as never as { drizzle: never }).drizzle,
      payload,
      req: {} as never,
    });
    const rows = async (query: string) => (await poolOf(payload.db)?.query(query))?.rows;
    expect(
      await rows(`select "role"::text from "users" where "email" = 'tom@example.com'`),
    ).toEqual([{ role: "author" }]);
    expect(
      await rows(`select distinct "event"::text from "audit_log" where "who" = 'Tom'`),
    ).toEqual([{ event: "settings" }]);
  });
});
