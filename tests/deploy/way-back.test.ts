/** The copy from before an update's migrations brings PostgreSQL back, with the commands of docs/operations.md. */
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Migration } from "payload";
import { expect, test } from "vitest";
import { poolOf } from "../../apps/cms/src/server/nodes/pool.ts";
import { openTestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";

const run = promisify(execFile);
const NAME = "20991231_000000_later";

onPostgres("the way back on PostgreSQL", (cluster) => {
  test("the database is copied once, before its migrations, and restored from the copy", async () => {
    const databaseUrl = await cluster.ownDatabase();
    const cms = await openTestCms({ databaseUrl });
    try {
      const { db } = cms.payload;
      const namesRun = async () =>
        (await poolOf(db)?.query("select name from payload_migrations order by id"))?.rows;
      const before = await namesRun();
      const nothing = () => Promise.resolve();
      const later: Migration = { name: NAME, up: nothing, down: nothing };
      const migrations = [...(db.prodMigrations as Migration[]), later];
      await db.migrate({ migrations });
      await db.migrate({ migrations });
      expect(await namesRun()).toEqual([...(before ?? []), { name: NAME }]);
      const folder = join(cms.settings.dataDir, "before-update");
      const [copy = "", ...more] = await readdir(folder);
      expect([copy, more]).toEqual([expect.stringMatching(/^[\dTZ-]+\.dump$/), []]);

      const rename = "alter schema public rename to public_of_the_update";
      await run("psql", ["--command", rename, databaseUrl]);
      const args = ["--no-owner", "--exit-on-error", `--dbname=${databaseUrl}`];
      await run("pg_restore", [...args, join(folder, copy)]);
      expect(await namesRun()).toEqual(before);
    } finally {
      await cms.close();
    }
  });
});
