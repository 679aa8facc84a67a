import { expect, test, vi } from "vitest";
import { changedIn, olderThanOriginals } from "#translations/changed-originals.ts";
import { fillTranslatedFrom } from "#translations/fill-translated-from.ts";
import { originalOf } from "#translations/original-of.ts";
import { putTranslation } from "#translations/put.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const published = { _status: "published" } as const;
const GERMAN = { title: "Gruppen", shortDescription: "Eine Gruppe." };

const change = (record: number, data: object) =>
  cms.payload.update({
    collection: "services",
    id: record,
    data: { ...data, ...published } as never,
  });
const latest = (id: number) =>
  cms.payload.findByID({
    collection: "translations",
    id,
    draft: true,
    depth: 0,
    showHiddenFields: true,
  });

async function translated(slug: string): Promise<{ record: number; id: number }> {
  const { id: record } = await cms.payload.create({
    collection: "services",
    data: { slug, title: "Teams", shortDescription: "A team.", order: 1, ...published },
  });
  const place = { kind: "services", record, language: "de" };
  await putTranslation(cms.payload, place, { ...GERMAN, slug: `${slug}-de` }, {});
  const where = { record: { equals: record } };
  const { docs } = await cms.payload.find({ collection: "translations", where, depth: 0 });
  return { record, id: docs[0]?.id ?? 0 };
}
async function draft(id: number, words: object): Promise<void> {
  const { words: own } = await latest(id);
  const data = { words: [{ ...own?.[0], ...words }] } as never;
  await cms.payload.update({ collection: "translations", id, data, draft: true });
}
/** As in a database from before the words were stored. */
async function start(): Promise<void> {
  const client = clientOf(cms.payload.db);
  await client?.execute("update translations set translated_from = null");
  await client?.execute("update _translations_v set version_translated_from = null");
  await fillTranslatedFrom(cms.payload);
}
async function changes(id: number) {
  const doc = await latest(id);
  const kind = translatedKind(doc.kind);
  const own = await originalOf(cms.payload, doc);
  return kind && own && changedIn(kind, own, doc);
}
const isOlder = async (id: number) => (await olderThanOriginals(cms.payload, [id])).has(id);

test("[EDIT-04] an old translation is compared with its original as it was when it was last published", async () => {
  const { record, id } = await translated("old");
  const same = await translated("same");
  await change(record, { title: "Whole teams" });
  await change(same.record, { order: 7 });
  const before = await latest(id);
  await start();
  expect(await changes(id)).toEqual({ title: { from: "Teams", to: "Whole teams" } });
  expect([await isOlder(id), await isOlder(same.id)]).toEqual([true, false]);
  expect((await latest(id)).updatedAt).toBe(before.updatedAt);
  expect((await latest(id)).words).toEqual(before.words);
});

test("[EDIT-04] its draft has translated what it writes otherwise, and nothing else", async () => {
  const { record, id } = await translated("draft");
  await change(record, { title: "Whole teams", shortDescription: "One team." });
  await draft(id, { title: "Ganze Gruppen" });
  await start();
  expect(await changes(id)).toEqual({ shortDescription: { from: "A team.", to: "One team." } });
  // Visitors still read the old words.
  expect(await isOlder(id)).toBe(true);
});

test("[EDIT-04] without a version of that time it begins with the words of now; what has words keeps them", async () => {
  const { record, id } = await translated("gone");
  const kept = await translated("kept");
  await change(record, { title: "Whole teams" });
  await cms.payload.db.deleteVersions({
    collection: "services",
    where: { parent: { equals: record } },
  });
  await start();
  expect(await changes(id)).toEqual({});
  await change(record, { title: "Teams again" });
  await change(kept.record, { title: "New" });
  await fillTranslatedFrom(cms.payload);
  expect(await changes(id)).toEqual({ title: { from: "Whole teams", to: "Teams again" } });
  expect(await changes(kept.id)).toEqual({ title: { from: "Teams", to: "New" } });
});
