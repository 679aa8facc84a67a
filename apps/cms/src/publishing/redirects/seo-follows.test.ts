import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pendingIn } from "#publishing/purge/pending.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let cms: TestCms;
let image = 0;
beforeAll(async () => {
  cms = await openTestCms();
  image = (
    await cms.payload.create({
      collection: "media",
      data: { alt: "A pixel" },
      file: { data: PIXEL, mimetype: "image/png", name: "pixel.png", size: PIXEL.length },
    })
  ).id;
}, 60_000);
afterAll(() => cms.close());
beforeEach(async () => {
  for (const collection of ["redirects", "services", "seo-records"] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});

const titleAt = async (path: string): Promise<string | null | undefined> =>
  (
    await cms.payload.find({
      collection: "seo-records",
      where: { path: { equals: path }, _status: { equals: "published" } },
      draft: false,
    })
  ).docs[0]?.title;
const service = (slug: string) =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status: "published" },
  });
const move = (id: number, slug: string) =>
  cms.payload.update({ collection: "services", id, data: { slug, _status: "published" } });
const describeAs = (path: string, title: string, data: object = {}) =>
  cms.payload.create({
    collection: "seo-records",
    data: { path, title, _status: "published", ...data },
  });

test("the SEO texts follow their page, there and back, with their picture", async () => {
  const { id } = await service("a");
  const { id: texts } = await describeAs("/services/a", "About A", {
    image,
    canonical: "/services/a",
  });
  await move(id, "b");
  expect([await titleAt("/services/a"), await titleAt("/services/b")]).toEqual([
    undefined,
    "About A",
  ]);
  const { image: stored, canonical } = await cms.payload.findByID({
    collection: "seo-records",
    id: texts,
    depth: 0,
  });
  expect([stored, canonical]).toEqual([image, "/services/b"]);
  await move(id, "c");
  await move(id, "a");
  expect([
    await titleAt("/services/a"),
    await titleAt("/services/b"),
    await titleAt("/services/c"),
  ]).toEqual(["About A", undefined, undefined]);
});

test("an editor's unpublished change to them is neither published nor lost", async () => {
  const { id } = await service("a");
  const { id: texts } = await describeAs("/services/a", "As published", { image });
  await cms.payload.update({
    collection: "seo-records",
    id: texts,
    data: { title: "Begun" },
    draft: true,
  });
  await move(id, "b");
  expect(await titleAt("/services/b")).toBe("As published");
  expect(
    await cms.payload.findByID({ collection: "seo-records", id: texts, draft: true, depth: 0 }),
  ).toMatchObject({ path: "/services/b", title: "Begun", image });
  await cms.payload.update({
    collection: "seo-records",
    id: texts,
    data: { _status: "published" },
  });
  expect(await titleAt("/services/b")).toBe("Begun");
});

test("SEO texts that already exist at the new address stay, and so do those of a page that another record now has", async () => {
  const { id } = await service("a");
  await describeAs("/services/a", "Old");
  await describeAs("/services/b", "Written before");
  await move(id, "b");
  expect([await titleAt("/services/a"), await titleAt("/services/b")]).toEqual([
    "Old",
    "Written before",
  ]);
});

test("a draft's new address moves nothing, and the site is notified of both paths when it is published", async () => {
  const { id } = await service("a");
  await describeAs("/services/a", "About A");
  await cms.payload.update({ collection: "services", id, data: { slug: "b" }, draft: true });
  expect(await titleAt("/services/a")).toBe("About A");
  const pending = pendingIn(cms.payload);
  await pending.markSent((await pending.read()).map((change) => change.id));
  await cms.payload.update({ collection: "services", id, data: { _status: "published" } });
  expect((await pending.read()).flatMap(({ tags }) => tags)).toEqual(
    expect.arrayContaining(["seo:/services/a", "seo:/services/b"]),
  );
});
