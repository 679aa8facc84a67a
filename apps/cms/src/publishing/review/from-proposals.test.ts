import type { Migration } from "payload";
import { expect, test, vi } from "vitest";
import { isRecentlyOnePerson } from "#publishing/review/one-person.ts";
import { openBefore, provesUpgrade, service } from "#testing/ended-proposals.ts";

vi.setConfig({ testTimeout: 120_000 });

test("[SEC-28] what waited for a second person becomes a draft for review, without its time", () =>
  expect(provesUpgrade()).resolves.toBeUndefined());

test("[SEC-28] without proposals and with the rule off, times stay and nothing is reported", async () => {
  const cms = await openBefore();
  const { payload } = cms;
  try {
    await service(payload, 1, { _status: "draft", publish_at: "2036-01-01T00:00:00.000Z" });
    await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
    const [doc] = (await payload.find({ collection: "services", draft: true })).docs;
    expect(doc).toMatchObject({ publishAt: "2036-01-01T00:00:00.000Z", review: { asked: false } });
    expect(await isRecentlyOnePerson(payload)).toBe(false);
    expect((await payload.count({ collection: "audit-log" })).totalDocs).toBe(0);
  } finally {
    await cms.close();
  }
});
