/** The update that ends the approval by two people, on PostgreSQL; on SQLite: `publishing/review/`. */
import { expect, test } from "vitest";
import { provesUpgrade } from "../../apps/cms/src/testing/ended-proposals.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";

onPostgres("on PostgreSQL", (cluster) => {
  test("what waited for a second person becomes a draft for review, without its time", async () => {
    await expect(provesUpgrade(await cluster.newDatabase())).resolves.toBeUndefined();
  });
});
