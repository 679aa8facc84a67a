import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addressOnSite } from "#on-site/address-on-site.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const SITE = "https://www.example.com";
let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

test("[OWN-57] a record leads to the page on which visitors see it: not before it is published, not to an address that is a draft, not from the trash", async () => {
  const { payload } = cms;
  const service = { collection: "services", draft: true } as const;
  const data = { title: "Our work", slug: "our-work", order: 1 };
  const { id } = await payload.create({ ...service, data: { ...data, _status: "draft" } });
  const address = () => addressOnSite(payload, "services", id, SITE);
  expect(await address()).toBeNull();
  await payload.update({ collection: "services", id, data: { ...data, _status: "published" } });
  expect(await address()).toBe(`${SITE}/services/our-work`);
  await payload.update({ ...service, id, data: { slug: "another" } });
  expect(await address()).toBe(`${SITE}/services/our-work`);
  await payload.update({
    collection: "services",
    id,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await address()).toBeNull();
  expect(await addressOnSite(payload, "services", 987_654, SITE)).toBeNull();
});

test("[OWN-57] lists show a picture of what has one, and end with the way to the page; nothing is kept for it", () => {
  const columns = Object.fromEntries(
    cms.payload.config.collections.map(({ slug, admin }) => [slug, admin.defaultColumns]),
  );
  expect(columns.services).toContain("featuredImage");
  expect(columns["case-studies"]).toContain("featuredImage");
  expect(columns["blog-posts"]).toContain("thumbnail");
  for (const slug of ["services", "vacancies", "blog-posts", "landing-pages", "seo-records"])
    expect(columns[slug]?.at(-1)).toBe("onSite");
});
