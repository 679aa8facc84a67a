import type { CollectionSlug, Field } from "payload";
import { expect, test, vi } from "vitest";
import { today } from "#records/fields/day.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

type Doc = Record<string, unknown> & { id: number; slug?: string | null };

const copied = () =>
  cms.payload.config.collections.filter(
    ({ versions, disableDuplicate }) => versions?.drafts && !disableDuplicate,
  );
const inForm = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) =>
    field.type === "tabs"
      ? field.tabs.flatMap((tab) => ("name" in tab && tab.name ? [] : inForm(tab.fields)))
      : field.type === "row" || field.type === "collapsible"
        ? inForm(field.fields)
        : [field],
  );
/** Set by Payload. */
const OWN_TIMES = new Set(["createdAt", "updatedAt", "deletedAt"]);
const namesOf = (fields: readonly Field[], type: Field["type"]): string[] =>
  inForm(fields).flatMap((field) =>
    field.type === type && "name" in field && !OWN_TIMES.has(field.name) ? [field.name] : [],
  );

const create = async (collection: CollectionSlug, data: object) =>
  (await cms.payload.create({ collection, data: data as never })) as unknown as Doc;
const copyOf = async (collection: CollectionSlug, id: number, data: object = {}) =>
  (await cms.payload.duplicate({
    collection,
    id,
    data: data as never,
    user: users.editor,
  })) as unknown as Doc;
const published = (collection: CollectionSlug, id: number) =>
  cms.payload.update({ collection, id, data: { _status: "published" } as never });
const typed = async (collection: CollectionSlug, id: number, data: object) =>
  (await cms.payload.update({
    collection,
    id,
    data: data as never,
    draft: true,
    autosave: true,
    user: users.editor,
  })) as unknown as Doc;

const BEFORE = "2026-01-15T12:00:00.000Z";
let made = 0;
/** Public, with every date and flag of its form. */
const whole = (collection: CollectionSlug, fields: readonly Field[]) =>
  create(collection, {
    title: "Whole",
    name: "Whole",
    positionName: "Whole",
    description: "Words",
    order: 1,
    hot: 3,
    kind: "expertise",
    ...(collection === "seo-records"
      ? { path: `/before-${(made += 1)}` }
      : { slug: `before-${collection}-${(made += 1)}` }),
    ...Object.fromEntries(namesOf(fields, "date").map((name) => [name, BEFORE])),
    ...Object.fromEntries(namesOf(fields, "checkbox").map((name) => [name, true])),
    search: { noindex: true, title: "Of the original" },
    updatedAt: BEFORE,
    _status: "published",
  });

test("[EDIT-01] a copy of every kind is a draft of today, without times and flags, and can be published at once", async () => {
  expect(copied().length).toBeGreaterThanOrEqual(14);
  for (const { slug, fields } of copied()) {
    const collection = slug as CollectionSlug;
    const original = await whole(collection, fields);
    expect(original.updatedAt, slug).toBe(BEFORE);
    // The call wants no draft.
    const copy = await copyOf(collection, original.id, { _status: "published" });
    expect(copy, slug).toMatchObject({
      _status: "draft",
      updatedAt: expect.not.stringContaining(BEFORE),
      ...Object.fromEntries(
        namesOf(fields, "date").map((name) => [name, name === "date" ? today() : null]),
      ),
      ...Object.fromEntries(namesOf(fields, "checkbox").map((name) => [name, false])),
      ...("hot" in copy && { hot: 0 }),
      ...("search" in copy && { search: { noindex: false, title: null } }),
    });
    const where = { id: { equals: copy.id }, _status: { equals: "published" } };
    expect(await cms.payload.count({ collection, where }), slug).toEqual({ totalDocs: 0 });
    expect(await published(collection, copy.id), slug).toMatchObject({ _status: "published" });
  }
});

test("[EDIT-01] the address of a copy of any kind follows the copy's title until it is published; the old address leads nowhere", async () => {
  const addressed = copied().filter(({ fields }) => namesOf(fields, "text").includes("slug"));
  expect(addressed.length).toBeGreaterThanOrEqual(9);
  for (const { slug, fields } of addressed) {
    const collection = slug as CollectionSlug;
    const copy = await copyOf(collection, (await whole(collection, fields)).id);
    expect(copy.slug, slug).toMatch(/^whole(-\d)?$/);
    const renamed = await typed(collection, copy.id, { ...copy, title: `Other ${slug}` });
    expect(renamed.slug, slug).toBe(`other-${slug}`);
    await published(collection, copy.id);
    const after = await typed(collection, copy.id, { title: "Third" });
    expect(after.slug, slug).toBe(`other-${slug}`);
  }
  expect(await cms.payload.count({ collection: "redirects" })).toEqual({ totalDocs: 0 });
});

test("[EDIT-01] a copy has no translations, and one whose title gives no address has none until it has another title", async () => {
  const original = await create("services", {
    title: "日本",
    slug: "nihon",
    order: 1,
    _status: "published",
  });
  await create("translations", {
    kind: "services",
    record: original.id,
    language: "de",
    slug: "japan",
    words: [{ blockType: "services", title: "Japan" }],
    _status: "published",
  });
  const copy = await copyOf("services", original.id);
  expect(copy.slug).toBeNull();
  expect(
    await cms.payload.count({
      collection: "translations",
      where: { record: { equals: copy.id }, kind: { equals: "services" } },
    }),
  ).toEqual({ totalDocs: 0 });
  expect((await typed("services", copy.id, { title: "Japan" })).slug).toBe("japan");
});
