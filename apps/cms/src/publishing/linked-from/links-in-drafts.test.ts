import { expect, test, vi } from "vitest";
import { confirmDeletion } from "#publishing/linked-from/confirm-deletion.ts";
import { linkingTo } from "#publishing/linked-from/find-links.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const SITE = "https://www.example.com";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const newPicture = () =>
  cms.payload.create({
    collection: "media",
    data: { alt: "A pixel" },
    file: { data: pixel, mimetype: "image/png", name: "pixel.png", size: pixel.length },
  });

test("[LIST-03] a picture that only drafts of a record and a page use is in use, and its deletion needs a confirmation", async () => {
  const { payload } = cms;
  const [shown, drafted] = [await newPicture(), await newPicture()];
  const showing = ({ id }: { id: number }, more: object = {}) => ({
    collection: "technologies" as const,
    data: {
      slug: "ada",
      title: "Ada",
      whySection: { boxes: [{ title: "One", image: id }] },
      ...more,
    },
  });
  const { id } = await payload.create(showing(shown, { _status: "published" }));
  await payload.update({ ...showing(drafted, { _status: "draft" }), id, draft: true });
  // Never published, and without the picture of its first save.
  const fresh = { slug: "new", title: "New" };
  const { id: unpublished } = await payload.create({ ...showing(shown, fresh), draft: true });
  await payload.update({ ...showing(drafted, fresh), id: unpublished, draft: true });
  await payload.updateGlobal({
    slug: "site-settings",
    draft: true,
    data: { brand: { logo: drafted.id }, _status: "draft" },
  });
  expect(await linkingTo(payload, "media", shown.id, SITE)).toEqual([
    { kind: "Technology page", title: "Ada", address: `/admin/collections/technologies/${id}` },
  ]);
  const used = await linkingTo(payload, "media", drafted.id, SITE);
  expect(used.map(({ title, isDraft }) => [title, isDraft])).toEqual([
    ["Ada", true],
    ["New", true],
    ["Settings", true],
  ]);
  const remove = confirmDeletion(SITE)({
    collection: { slug: "media" },
    id: drafted.id,
    context: {},
    req: { payload, user: { id: 1 }, i18n: { language: "en", translations: {} } },
  } as never);
  await expect(remove).rejects.toThrow(
    "3 records show this: technology page “Ada” (in a draft), technology page “New” (in a draft) and 1 more.",
  );
  await payload.update({
    collection: "technologies",
    id: unpublished,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await linkingTo(payload, "media", drafted.id, SITE)).toHaveLength(2);
});
