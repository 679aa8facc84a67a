import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { olderThanOriginals } from "#translations/changed-originals.ts";
import { everyRecord } from "#translations/every-record.ts";
import { startTranslation } from "#translations/start.ts";
import { testCms } from "#testing/test-cms.ts";
import type { Translation } from "#payload-types.ts";
import type { PayloadRequest } from "payload";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
let service: number;
beforeAll(async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: {
      language: "en",
      otherLanguages: ["de", "he"],
      brand: { name: "Meridian" },
      menu: { items: [{ label: "Services", link: "/services" }] },
      _status: "published",
    },
  });
  ({ id: service } = await cms.payload.create({
    collection: "services",
    data: {
      slug: "dedicated-teams",
      title: "Dedicated teams",
      shortDescription: "A team of your own.",
      order: 1,
      boxes: [{ title: "People" }, { title: "Tools" }],
      _status: "published",
    },
  }));
}, 60_000);

const replyTo = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();
const SERVICES = "/api/wp/v2/posts?filter[category_name]=services";

const requestOf = () => ({ payload: cms.payload, context: {} }) as PayloadRequest;

/** Translates and publishes. */
async function translate(
  of: { kind: string; record: number | null },
  words: Record<string, unknown>,
  {
    slug,
    language = "de",
    isCopy = false,
  }: { slug?: string; language?: string; isCopy?: boolean } = {},
): Promise<number> {
  const id = Number(await startTranslation(requestOf(), { ...of, language }, isCopy));
  const { words: blocks } = await cms.payload.findByID({
    collection: "translations",
    id,
    draft: true,
    depth: 0,
  });
  const [block] = blocks ?? [];
  await cms.payload.update({
    collection: "translations",
    id,
    data: {
      slug,
      words: [{ ...block, ...words }] as unknown as Translation["words"],
      _status: "published",
    },
  });
  return id;
}

test("[LANG-50] a record exists in a language once its translation is published, with its own address", async () => {
  expect(await replyTo(`${SERVICES}&lang=de`)).toEqual([]);
  const [people, tools] =
    (await cms.payload.findByID({ collection: "services", id: service })).boxes ?? [];
  await translate(
    { kind: "services", record: service },
    {
      title: "Feste Teams",
      shortDescription: "Ein eigenes Team.",
      boxes: [
        { of: tools?.id, title: "Werkzeug" },
        { of: people?.id, title: "Menschen" },
      ],
    },
    { slug: "feste-teams" },
  );
  expect(await replyTo(`${SERVICES}&lang=de`)).toMatchObject([
    {
      id: service,
      slug: "feste-teams",
      title: "Feste Teams",
      translations: { en: "dedicated-teams", de: "feste-teams" },
      data: {
        short_description: "Ein eigenes Team.",
        box_repeater: [{ title: "Menschen" }, { title: "Werkzeug" }],
      },
    },
  ]);
  expect(await replyTo("/api/wp/v2/posts?slug=feste-teams&lang=de")).toMatchObject([
    { title: "Feste Teams" },
  ]);
  expect(await replyTo("/api/wp/v2/posts?slug=dedicated-teams&lang=de")).toEqual([]);
  expect(await replyTo("/api/wp/v2/posts?slug=dedicated-teams")).toMatchObject([
    { title: "Dedicated teams", translations: { en: "dedicated-teams", de: "feste-teams" } },
  ]);
});

/** Tags of the changes since the last call. */
async function newTags(): Promise<string[]> {
  const { docs } = await cms.payload.find({ collection: "purges", limit: 0, pagination: false });
  await cms.payload.delete({ collection: "purges", where: { id: { exists: true } } });
  return docs.flatMap(({ tags }) => tags as string[]).toSorted();
}

test("[LANG-51] a change of a translation purges its language; its address and the original concern the others, too", async () => {
  const [{ id }] = (
    await cms.payload.find({
      collection: "translations",
      where: { slug: { equals: "feste-teams" } },
    })
  ).docs as [Translation];
  await newTags();
  const published = { _status: "published" } as const;
  const words = (await cms.payload.findByID({ collection: "translations", id })).words;
  await cms.payload.update({ collection: "translations", id, data: { words, ...published } });
  const own = await newTags();
  expect(own).toContain("services@de");
  expect(own.filter((tag) => !tag.endsWith("@de"))).toEqual([]);
  await cms.payload.update({
    collection: "services",
    id: service,
    data: { order: 2, ...published },
  });
  expect(await newTags()).toEqual(
    expect.arrayContaining(["services", "services@de", "service:feste-teams@de"]),
  );
  await cms.payload.update({
    collection: "translations",
    id,
    data: { slug: "teams", ...published },
  });
  expect(await newTags()).toEqual(
    expect.arrayContaining(["redirects", "service:dedicated-teams", "service:teams@de"]),
  );
  expect(await replyTo("/api/meridian/v1/redirects")).toEqual([
    expect.objectContaining({ from: "/de/services/feste-teams", to: "/de/services/teams" }),
  ]);
});

test("[LANG-52] the draft of a translation is public only in its preview; unpublished, the record is absent", async () => {
  const [{ id }] = (
    await cms.payload.find({ collection: "translations", where: { slug: { equals: "teams" } } })
  ).docs as [Translation];
  const { words } = await cms.payload.findByID({ collection: "translations", id, depth: 0 });
  const [block] = words ?? [];
  await cms.payload.update({
    collection: "translations",
    id,
    draft: true,
    data: { words: [{ ...block, title: "Im Entwurf" }] as unknown as Translation["words"] },
  });
  const url = new URL(`${SERVICES}&lang=de`, "http://cms.test");
  expect(await replyTo(`${SERVICES}&lang=de`)).toMatchObject([{ title: "Feste Teams" }]);
  const preview = { kind: "translations", id, admin: "http://cms.test", until: 0 };
  expect(await (await answerGet(url, cms.payload, { preview })).json()).toMatchObject([
    { title: "Im Entwurf" },
  ]);
  await cms.payload.update({ collection: "translations", id, data: { _status: "draft" } });
  expect(await replyTo(`${SERVICES}&lang=de`)).toEqual([]);
  expect(await replyTo("/api/wp/v2/posts?slug=dedicated-teams")).not.toMatchObject([
    { translations: { de: expect.anything() as string } },
  ]);
});

test("[LANG-53] a copy of the original is a draft with its words; an address is unique in its language", async () => {
  const id = Number(
    await startTranslation(
      requestOf(),
      { kind: "services", record: service, language: "he" },
      true,
    ),
  );
  const copy = await cms.payload.findByID({
    collection: "translations",
    id,
    draft: true,
    depth: 0,
  });
  expect(copy).toMatchObject({
    _status: "draft",
    slug: "dedicated-teams",
    title: "Dedicated teams",
    words: [{ title: "Dedicated teams", boxes: [{ title: "People" }, { title: "Tools" }] }],
  });
  expect(await replyTo(`${SERVICES}&lang=he`)).toEqual([]);
  const { id: other } = await cms.payload.create({
    collection: "services",
    data: { slug: "other", title: "Other", order: 2, _status: "published" },
  });
  await cms.payload.update({
    collection: "translations",
    id,
    data: { sameWords: true, _status: "published" },
  });
  await expect(
    translate(
      { kind: "services", record: other },
      { title: "X" },
      { slug: "dedicated-teams", language: "he" },
    ),
  ).rejects.toThrow(/Address/);
});

test("[LANG-54] a row without translated words is not shown; a language out of the settings is refused, and its translations stay", async () => {
  const { boxes } = await cms.payload.findByID({ collection: "services", id: service });
  await cms.payload.update({
    collection: "services",
    id: service,
    data: { boxes: [...(boxes ?? []), { title: "New" }], _status: "published" },
  });
  expect(await replyTo(`${SERVICES}&lang=he`)).toMatchObject([
    { data: { box_repeater: [{ title: "People" }, { title: "Tools" }] } },
  ]);
  const settings = { slug: "site-settings", data: { _status: "published" } } as const;
  await cms.payload.updateGlobal({
    ...settings,
    data: { ...settings.data, otherLanguages: ["de"] },
  });
  const { status } = await answerGet(
    new URL(`${SERVICES}&lang=he`, "http://cms.test"),
    cms.payload,
  );
  expect(status).toBe(400);
  await cms.payload.updateGlobal({
    ...settings,
    data: { ...settings.data, otherLanguages: ["de", "he"] },
  });
  expect(await replyTo(`${SERVICES}&lang=he`)).toHaveLength(1);
});

test("[LANG-56] the list has each record with the state of its translations", async () => {
  const listed = (await everyRecord(cms.payload)).filter(({ kind }) => kind === "services");
  const own = listed.find(({ record }) => record === service);
  expect(own).toMatchObject({
    label: "Service",
    title: "Dedicated teams",
    edit: `/admin/collections/services/${service}`,
    translations: { de: { state: "draft" }, he: { state: "published" } },
  });
  const { de, he } = own?.translations ?? {};
  const older = await olderThanOriginals(cms.payload, [de?.id ?? 0, he?.id ?? 0]);
  expect(older.has(he?.id ?? 0)).toBe(true);
  expect(listed.filter(({ translations }) => translations.he?.state === "published")).toEqual([
    own,
  ]);
});

test("[LANG-50] a vacancy that is closed reports it at its address in each language", async () => {
  const { id } = await cms.payload.create({
    collection: "vacancies",
    data: { slug: "engineer", title: "Engineer", hot: 0, _status: "published" },
  });
  await translate(
    { kind: "vacancies", record: id },
    { title: "Entwickler" },
    { slug: "entwickler" },
  );
  const german = "/api/wp/v2/vacancy/?slug=entwickler&lang=de";
  expect(await replyTo(german)).toMatchObject([{ title: "Entwickler" }]);
  await cms.payload.update({ collection: "vacancies", id, data: { _status: "draft" } });
  expect(await replyTo(german)).toMatchObject([{ title: "Entwickler", closed: true }]);
  expect(await replyTo("/api/wp/v2/vacancy/?slug=engineer&lang=de")).toEqual([]);
});

test("[LANG-55] translations are deleted with their original", async () => {
  await cms.payload.delete({ collection: "services", id: service, trash: true });
  expect(
    (
      await cms.payload.count({
        collection: "translations",
        where: { kind: { equals: "services" }, record: { equals: service } },
      })
    ).totalDocs,
  ).toBe(0);
});

test("[LANG-50] parts of pages keep the original's words until they are translated", async () => {
  const menu = async (lang: string) =>
    (await replyTo(`/api/meridian/v1/settings?lang=${lang}`)) as { language?: string };
  expect(await menu("he")).toMatchObject({
    language: "he",
    menu: { items: [{ label: "Services" }] },
  });
});
