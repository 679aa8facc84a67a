import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pathOfTexts } from "#records/search-texts/of-page.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

test("[OWN-53] a record's texts are at its public address, before that at its draft's, and a part of another page has none", async () => {
  const { payload } = cms;
  const service = { collection: "services", draft: true } as const;
  const data = { title: "Teams", slug: "teams", order: 1 };
  const { id } = await payload.create({ ...service, data: { ...data, _status: "published" } });
  await payload.update({ ...service, id, data: { slug: "new-teams" } });
  expect(await pathOfTexts(payload, "services", { id, slug: "new-teams" })).toBe("/services/teams");
  expect(await pathOfTexts(payload, "services", { slug: "new" })).toBe("/services/new");
  expect(await pathOfTexts(payload, "services", {})).toBeNull();
  expect(await pathOfTexts(payload, "clients", {})).toBe("/clients");
  for (const kind of ["site-settings", "options", "vacancy-terms", "media"])
    expect([kind, await pathOfTexts(payload, kind, { id: 1 })]).toEqual([kind, null]);
});
