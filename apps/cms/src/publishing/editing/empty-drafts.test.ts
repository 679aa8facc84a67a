import type { CollectionSlug } from "payload";
import { expect, test, vi } from "vitest";
import { sweepEmptyDrafts } from "#publishing/editing/empty-drafts.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const TOMORROW = new Date(Date.now() + 25 * 3_600_000);
const cms = testCms();
const users = testUsers(cms);

/** What the admin's "Create new" does. */
const createNew = (collection: CollectionSlug) =>
  cms.payload.create({
    collection,
    data: {} as never,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: users.editor,
  });
const left = async (collection: CollectionSlug): Promise<unknown[]> =>
  (await cms.payload.find({ collection, draft: true, sort: "id", pagination: false })).docs.map(
    ({ id }) => id,
  );
const drafted = (): CollectionSlug[] =>
  cms.payload.config.collections
    // Translations have their original's kind from the start.
    .filter(({ slug, versions }) => versions?.drafts && slug !== "translations")
    .map(({ slug }) => slug as CollectionSlug);

test("untouched new records of every kind are deleted after a day, not before", async () => {
  for (const kind of drafted()) await createNew(kind);
  expect(drafted().length).toBeGreaterThan(8);
  expect(await sweepEmptyDrafts(cms.payload, new Date())).toBe(0);
  expect(await sweepEmptyDrafts(cms.payload, TOMORROW)).toBe(drafted().length);
  for (const kind of drafted()) expect(await left(kind), kind).toEqual([]);
});

test("a draft with a word, a row, a picture, a time or a history stays; so does what is published", async () => {
  const { payload } = cms;
  const typed = async (data: object): Promise<number> => {
    const { id } = await createNew("services");
    await payload.update({
      collection: "services",
      id,
      data: data as never,
      draft: true,
      autosave: true,
      user: users.editor,
    });
    return Number(id);
  };
  const edited = [
    await typed({ title: "Be" }),
    await typed({ order: 7 }),
    await typed({ publishAt: new Date(Date.now() + 40 * 3_600_000).toISOString() }),
  ];
  const { id: emptied } = await payload.create({
    collection: "services",
    data: { slug: "was", title: "Was", order: 1, _status: "published" },
  });
  await payload.update({
    collection: "services",
    id: emptied,
    data: { slug: "was", title: "Was", _status: "draft" },
  });
  const { id: shown } = await payload.create({
    collection: "services",
    data: { slug: "shown", title: "Shown", order: 1, _status: "published" },
  });
  const walked = Number((await createNew("services")).id);
  expect(await sweepEmptyDrafts(payload, TOMORROW)).toBe(1);
  expect(await left("services")).toEqual([...edited, emptied, shown]);
  expect(await left("services")).not.toContain(walked);
});
