import { expect, test, vi } from "vitest";
import type { PayloadRequest } from "payload";
import { changedIn, olderThanOriginals } from "#translations/changed-originals.ts";
import { originalOf } from "#translations/original-of.ts";
import { startTranslation } from "#translations/start.ts";
import { changedTexts, notedTexts } from "#translations/translated-from.ts";
import { translatedKind } from "#translations/translated-kinds.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

const requestOf = () => ({ payload: cms.payload, context: {} }) as PayloadRequest;
const original = (slug: string) =>
  cms.payload.create({
    collection: "services",
    data: {
      slug,
      title: "Teams",
      shortDescription: "A team of your own.",
      order: 1,
      boxes: [{ title: "People" }, { title: "Tools" }],
      _status: "published",
    },
  });
const latest = (id: number) =>
  cms.payload.findByID({
    collection: "translations",
    id,
    draft: true,
    depth: 0,
    user: users.editor,
    showHiddenFields: true,
  });
type Words = { blockType: "services"; boxes?: { of?: string; title?: string }[] };
async function write(id: number, change: object, how: object = {}, more: object = {}) {
  const { words } = await latest(id);
  const [block] = words as unknown as Words[];
  await cms.payload.update({
    collection: "translations",
    id,
    data: { words: [{ ...block, ...change }], ...more } as never,
    user: users.editor,
    ...how,
  });
}
const DRAFT = { draft: true, autosave: true };
const PUBLISHED = { _status: "published" };
async function translated(slug: string): Promise<{ record: number; id: number }> {
  const { id: record } = await original(slug);
  const place = { kind: "services", record, language: "de" };
  const id = Number(await startTranslation(requestOf(), place, false));
  const { words } = await latest(id);
  const [block] = words as unknown as Words[];
  const boxes = (block?.boxes ?? []).map((row, at) => ({ ...row, title: ["Leute", "Mittel"][at] }));
  const german = { title: "Gruppen", shortDescription: "Eine eigene Gruppe.", boxes };
  await write(id, german, {}, { ...PUBLISHED, slug: `${slug}-de` });
  return { record, id };
}
async function changes(id: number) {
  const doc = await latest(id);
  const kind = translatedKind(doc.kind);
  const own = kind && (await originalOf(cms.payload, doc));
  return kind && own ? changedIn(kind, own, doc) : {};
}
const isOlder = async (id: number) => (await olderThanOriginals(cms.payload, [id])).has(id);
const change = (id: number, data: object) =>
  cms.payload.update({
    collection: "services",
    id,
    data: { ...data, _status: "published" } as never,
  });

test("[EDIT-04] a translation is older than its original only if words changed, and stays so until these are translated and public", async () => {
  const { record, id } = await translated("words");
  await change(record, { order: 7 });
  expect(await isOlder(id)).toBe(false);
  await change(record, { title: "Whole teams" });
  expect(await changes(id)).toEqual({ title: { from: "Teams", to: "Whole teams" } });
  expect(await isOlder(id)).toBe(true);
  // A draft, and a publication, of other words.
  await write(id, { shortDescription: "Eine eigene Truppe." }, DRAFT);
  await write(id, { shortDescription: "Eine eigene Mannschaft." }, {}, PUBLISHED);
  expect(await isOlder(id)).toBe(true);
  await write(id, { title: "Ganze Gruppen" }, DRAFT);
  expect(await changes(id)).toEqual({});
  // Visitors still read the old words.
  expect(await isOlder(id)).toBe(true);
  await write(id, {}, {}, PUBLISHED);
  expect(await isOlder(id)).toBe(false);
});

test("[EDIT-04] a restored version brings back the words that it was made from", async () => {
  const { record, id } = await translated("restored");
  const { docs } = await cms.payload.findVersions({
    collection: "translations",
    where: { parent: { equals: id }, "version._status": { equals: "published" } },
    limit: 1,
  });
  await change(record, { title: "Whole teams" });
  await write(id, { title: "Ganze Gruppen" }, {}, PUBLISHED);
  expect(await changes(id)).toEqual({});
  const { status } = await callApi(cms, `/translations/versions/${docs[0]?.id}`, {
    method: "POST",
    token: users.editor.token,
  });
  expect(status).toBe(200);
  expect(await changes(id)).toEqual({ title: { from: "Teams", to: "Whole teams" } });
});

test("[EDIT-04] an editor confirms a translation that still fits", async () => {
  const { record, id } = await translated("confirmed");
  await change(record, { title: "Teams!", shortDescription: "Your own team." });
  await write(id, {}, DRAFT, { stillRight: JSON.stringify({ title: "Teams!" }) });
  expect(Object.keys(await changes(id))).toEqual(["shortDescription"]);
  // A text that the editor has not seen is not confirmed.
  await write(id, {}, DRAFT, { stillRight: JSON.stringify({ shortDescription: "Other" }) });
  await write(id, {}, DRAFT, { stillRight: "no JSON" });
  expect(Object.keys(await changes(id))).toEqual(["shortDescription"]);
  await write(id, { shortDescription: "Ihre eigene Gruppe." }, {}, PUBLISHED);
  expect(await changes(id)).toEqual({});
  expect((await latest(id)).stillRight ?? null).toBeNull();
});

test("[EDIT-04] rows: an added one counts until it is translated, a moved or removed one does not", async () => {
  const { record, id } = await translated("rows");
  const { boxes } = await cms.payload.findByID({ collection: "services", id: record, depth: 0 });
  await change(record, { boxes: [boxes?.[1], boxes?.[0]] });
  expect(await changes(id)).toEqual({});
  await change(record, { boxes: [boxes?.[1], { title: "New" }] });
  expect(Object.values(await changes(id))).toEqual([{ from: "", to: "New" }]);
  const { words } = await latest(id);
  const [block] = words as unknown as Words[];
  const rows = (block?.boxes ?? []).map((row) => ({ ...row, title: row.title ?? "Neu" }));
  await write(id, { boxes: rows }, {}, PUBLISHED);
  expect(await changes(id)).toEqual({});
});

test("a list that an import has written anew, with other ids and the same words, has not changed", () => {
  const from = { "boxes.a1.title": "People", "boxes.a2.title": "Tools", title: "Teams" };
  const now = { "boxes.b1.title": "People", "boxes.b2.title": "Hardware", title: "Teams" };
  expect(changedTexts(from, now, now)).toEqual({ "boxes.b2.title": { from: "", to: "Hardware" } });
  expect(notedTexts(from, now, () => false)).toMatchObject({ "boxes.b1.title": "People" });
});
