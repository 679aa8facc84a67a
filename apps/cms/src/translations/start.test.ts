import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTranslation } from "#translations/start.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";
import type { PayloadRequest } from "payload";

vi.setConfig({ testTimeout: 60_000 });
let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
}, 60_000);
afterAll(() => cms.close());

test("[LANG-53] a record has one translation in a language, also when two editors begin it at once", async () => {
  const { id } = await cms.payload.create({
    collection: "services",
    data: {
      slug: "audits",
      title: "Audits",
      shortDescription: "A team's work, reviewed.",
      order: 2,
      _status: "published",
    },
  });
  const begin = () =>
    startTranslation(
      { payload: cms.payload, context: {} } as PayloadRequest,
      { kind: "services", record: id, language: "de" },
      true,
    );
  const [first, second] = await Promise.all([begin(), begin()]);
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  await cms.payload.update({
    collection: "translations",
    id: Number(first),
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  });
  const after = await begin();
  expect(after).not.toBe(first);
  await expect(
    cms.payload.update({
      collection: "translations",
      id: Number(first),
      data: { deletedAt: null },
      trash: true,
    }),
  ).rejects.toThrow();
});
