import { KINDS, type Kind, type PageName } from "@meridian/contract";
import type { CollectionSlug, GlobalSlug } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { putTranslation } from "#translations/put.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 400_000 });
const cms = testCms();
const published = { _status: "published" };

beforeAll(async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { language: "en", otherLanguages: ["de"], _status: "published" },
  });
});

/** Pages that are off in German. */
async function offInGerman(): Promise<PageName[]> {
  const url = new URL("http://cms.test/api/meridian/v1/settings?lang=de");
  const { pages } = (await (await answerGet(url, cms.payload)).json()) as {
    pages?: { off: PageName[] };
  };
  return pages?.off ?? [];
}

const POSTS_ONLY = new Set(["authors", "categories", "tags"]);
const OPTIONAL = KINDS.flatMap(({ page, collection, global }: Kind): [string, PageName][] => {
  const slug = collection ?? global;
  return page?.off && slug && !POSTS_ONLY.has(slug) ? [[slug, page.off as PageName]] : [];
});

/** Without the form's checks: only states count. `null` for a page that exists once. */
async function addOriginal(kind: string): Promise<number | null> {
  const { db, config } = cms.payload;
  if (config.globals.some(({ slug }) => slug === kind)) {
    await db.updateGlobal({ slug: kind as GlobalSlug, data: published as never });
    return null;
  }
  const data = { slug: "one", ...published };
  return Number((await db.create({ collection: kind as CollectionSlug, data })).id);
}

test.each(OPTIONAL)(
  "[LANG-58] of %s, the page %s is off in a language without a published translation",
  async (kind, name) => {
    const { db } = cms.payload;
    const record = await addOriginal(kind);
    expect(await offInGerman()).toContain(name);
    const data = { kind, record, language: "de", title: "One", slug: "eins", words: [] };
    const made = { collection: "translations", data: { ...data, ...published } } as const;
    const { id } = await db.create(made);
    expect(await offInGerman()).not.toContain(name);
    await db.updateOne({ collection: "translations", id, data: { _status: "draft" } });
    expect(await offInGerman()).toContain(name);
  },
);

test("[LANG-58] the first publication purges all pages of the language, a second one does not", async () => {
  const service = { title: "Teams", shortDescription: "A team.", order: 1, ...published };
  const publish = async (slug: string): Promise<string[]> => {
    const data = { ...service, slug } as never;
    const { id } = await cms.payload.create({ collection: "services", data });
    await cms.payload.delete({ collection: "purges", where: { id: { exists: true } } });
    await putTranslation(
      cms.payload,
      { kind: "services", record: Number(id), language: "de" },
      { ...service, slug: `de-${slug}` },
      {},
    );
    const { docs } = await cms.payload.find({ collection: "purges", limit: 0, pagination: false });
    return docs.flatMap(({ tags }) => tags as string[]);
  };
  expect(await publish("teams")).toContain("settings@de");
  expect(await publish("more")).not.toContain("settings@de");
});
