import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#records/contract/answer.ts";
import { startTranslation } from "#records/translations/start.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";
import type { Translation } from "#payload-types.ts";
import type { PayloadRequest } from "payload";

vi.setConfig({ testTimeout: 60_000 });
let cms: TestCms;
let service: number;
beforeAll(async () => {
  cms = await openTestCms();
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
afterAll(() => cms.close());

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

test("LANG-50 a record exists in a language once its translation is published, with its own address", async () => {
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

test("LANG-50 parts of pages keep the original's words until they are translated", async () => {
  const menu = async (lang: string) =>
    (await replyTo(`/api/meridian/v1/settings?lang=${lang}`)) as { language?: string };
  expect(await menu("he")).toMatchObject({
    language: "he",
    menu: { items: [{ label: "Services" }] },
  });
});
