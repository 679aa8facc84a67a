/** The changes that a site gets from a content host on PostgreSQL. */
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changesSince } from "../../apps/cms/src/publishing/purge/changes.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";

onPostgres("changes on PostgreSQL", (cluster) => {
  let cms: TestCms;
  let slow: Client;
  beforeAll(async () => {
    const databaseUrl = await cluster.newDatabase();
    cms = await openTestCms({ databaseUrl });
    slow = new Client({ connectionString: databaseUrl });
    await slow.connect();
  });
  afterAll(async () => {
    await slow?.end();
    await cms?.close();
  });

  const publish = (slug: string) =>
    cms.payload.create({
      collection: "services",
      data: { slug, title: slug, order: 1, _status: "published" },
    });
  const beginSlowly = async (tag: string): Promise<void> => {
    await slow.query("begin");
    await slow.query(
      "insert into purges (tags, updated_at, created_at) values ($1, now(), now())",
      [JSON.stringify([tag])],
    );
  };

  test("[NODE-02] a change that is committed after one with a higher number is sent", async () => {
    await publish("before");
    const { last: since } = await changesSince(cms.payload, undefined);
    await beginSlowly("late");
    await publish("meanwhile");
    const first = await changesSince(cms.payload, since);
    expect(first.tags).toEqual(["services", "service:meanwhile", "seo:/services/meanwhile"]);
    await slow.query("commit");
    const second = await changesSince(cms.payload, first.last);
    expect(second.tags).toContain("late");
    expect(await changesSince(cms.payload, second.last)).toEqual({ last: second.last, tags: [] });
  });

  test("[NODE-02] a site's first request during an uncommitted change does not miss it", async () => {
    await beginSlowly("late again");
    await publish("after");
    const { last } = await changesSince(cms.payload, undefined);
    await slow.query("commit");
    expect((await changesSince(cms.payload, last)).tags).toContain("late again");
  });

  test("[NODE-02] one that is taken back holds nothing up, and a short one is waited for", async () => {
    const { last } = await changesSince(cms.payload, undefined);
    await beginSlowly("never");
    await slow.query("rollback");
    await beginSlowly("short");
    await publish("and-on");
    const pending = changesSince(cms.payload, last);
    await slow.query("commit");
    expect((await pending).tags).toEqual([
      "short",
      "services",
      "service:and-on",
      "seo:/services/and-on",
    ]);
  });
});
