import { expect, test, vi } from "vitest";
import { addressOnSite, globalOnSite } from "#publishing/preview/address-on-site.ts";
import { pendingIn } from "#publishing/purge/pending.ts";
import { publicState } from "#publishing/preview/public-state.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const SITE = "https://www.example.com";
const cms = testCms();

test("[OWN-57] a record links to its page: not before it is published, not to a draft's address, not from the trash", async () => {
  const { payload } = cms;
  const service = { collection: "services", draft: true } as const;
  const data = { title: "Our work", slug: "our-work", order: 1 };
  const { id } = await payload.create({ ...service, data: { ...data, _status: "draft" } });
  const address = () => addressOnSite(payload, "services", id, SITE);
  expect(await address()).toBeNull();
  await payload.update({ collection: "services", id, data: { ...data, _status: "published" } });
  expect(await address()).toEqual({ address: `${SITE}/services/our-work`, isOff: false });
  await payload.update({ ...service, id, data: { slug: "another" } });
  expect(await address()).toEqual({ address: `${SITE}/services/our-work`, isOff: false });
  await payload.update({
    collection: "services",
    id,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await address()).toBeNull();
  expect(await addressOnSite(payload, "services", 987_654, SITE)).toBeNull();
});

test("[OWN-57] so do pages and settings; a page that is switched off is reported instead of linked", async () => {
  const { payload } = cms;
  expect(await globalOnSite(payload, "home", SITE)).toBeNull();
  const data = { title: "Our clients", _status: "published" } as const;
  await payload.updateGlobal({ slug: "clients", data });
  const clients = () => globalOnSite(payload, "clients", SITE);
  expect(await clients()).toEqual({ address: `${SITE}/clients`, isOff: false });
  const switchOff = (off: "clients"[]) =>
    payload.updateGlobal({
      slug: "site-settings",
      data: { pages: { off }, _status: "published" },
    });
  await switchOff(["clients"]);
  expect(await clients()).toEqual({ address: `${SITE}/clients`, isOff: true });
  expect(await globalOnSite(payload, "site-settings", SITE)).toEqual({
    address: `${SITE}/`,
    isOff: false,
  });
  await switchOff([]);
  expect(await clients()).toEqual({ address: `${SITE}/clients`, isOff: false });
});

test("[OWN-57] lists show a record's picture and end with the link to the page; nothing is stored for it", () => {
  const columns = Object.fromEntries(
    cms.payload.config.collections.map(({ slug, admin }) => [slug, admin.defaultColumns]),
  );
  expect(columns.services).toContain("featuredImage");
  expect(columns["case-studies"]).toContain("featuredImage");
  expect(columns["blog-posts"]).toContain("thumbnail");
  for (const slug of ["expertise", "seo-records"]) expect(columns[slug]).toContain("image");
  for (const slug of ["services", "vacancies", "blog-posts", "landing-pages", "seo-records"])
    expect(columns[slug]?.at(-1)).toBe("onSite");
});

test("[EDIT-22] the form knows since when the site has the last public change; a draft is none", async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: "services",
    data: { title: "Timed", slug: "timed", order: 1, _status: "published" },
  });
  const state = () => publicState(payload, "services", id, SITE);
  expect(await state()).toMatchObject({
    place: { address: `${SITE}/services/timed` },
    isOwn: true,
    isWaiting: true,
    liveAfter: null,
  });
  const deliver = async (): Promise<void> => {
    const pending = pendingIn(payload);
    await pending.markSent((await pending.read()).map((change) => change.id));
  };
  await deliver();
  const live = await state();
  expect(live).toMatchObject({ isWaiting: false, liveAfter: expect.any(Number) });
  await payload.update({ collection: "services", id, data: { title: "Draft" }, draft: true });
  expect(await state()).toEqual(live);
  await payload.update({ collection: "services", id, data: { _status: "draft" } });
  expect(await state()).toMatchObject({ place: null, isWaiting: true });
  await deliver();
  expect(await state()).toMatchObject({ place: null, isWaiting: false });
});

test("[EDIT-22] a record without a page has the page that shows it; what does not exist has no state", async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: "specialisation-costs",
    data: { positionName: "Sailor", order: 1, _status: "published" },
  });
  expect(await publicState(payload, "specialisation-costs", id, SITE)).toMatchObject({
    place: { address: `${SITE}/pricing` },
    isOwn: false,
  });
  expect(await publicState(payload, "services", 987_654, SITE)).toBeNull();
  expect(await publicState(payload, "users", 1, SITE)).toBeNull();
});
