import { calls, KINDS, readReply, type GetCallName } from "@meridian/contract";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { loadContent, type DemoContent } from "#content.ts";
import { createHandlers } from "#replies/handlers.ts";
import { loadLanguages } from "#translations/load-languages.ts";
import {
  DEMO_LANGUAGES,
  keyOf,
  loadOverlays,
  type DemoLanguage,
  type Overlays,
} from "#translations/overlays.ts";

const all = loadLanguages(DEMO_LANGUAGES);

function contentIn(code: DemoLanguage): DemoContent {
  const content = all.translations.get(code);
  if (!content) throw new Error(`no content in ${code}`);
  return content;
}

test("without further languages the content has no trace of them", () => {
  expect(loadLanguages([])).toEqual({ content: loadContent(), translations: new Map() });
});

test.each(DEMO_LANGUAGES)("each list in %s is as the contract describes it", (code) => {
  const content = contentIn(code);
  const handlers = createHandlers(content) as Record<string, (params: object) => unknown>;
  const lists = KINDS.flatMap(({ listedBy }) => listedBy ?? []) as GetCallName[];
  for (const call of [...lists, "options", "settings", "vacancyCategories"] as GetCallName[]) {
    const reply = handlers[call]?.({}) ?? null;
    if (reply === null) continue;
    const read = readReply(calls[call].reply as v.GenericSchema<unknown>, reply);
    expect([call, read.ok, read.breaches]).toEqual([call, true, []]);
  }
});

test("versions of a record name each other, and share what is no word", () => {
  const german = contentIn("de");
  const own = { en: "dedicated-teams", de: "feste-teams" };
  const service = german.services.find(({ slug }) => slug === "feste-teams");
  const [original] = all.content.services;
  for (const record of [service, original])
    expect(record).toMatchObject({ id: 201, translations: expect.objectContaining(own) as object });
  expect(service?.featured_image_url).toBe(original?.featured_image_url);
  for (const { siteSettings } of [all.content, german])
    expect(siteSettings.otherLanguages).toEqual(DEMO_LANGUAGES);
  expect(german.siteSettings.language).toBe("de");
});

test("links lead to the translated pages; those without translation are not linked", () => {
  const german = contentIn("de");
  const { footer_links_list: footer } = german.options.acf;
  expect(footer.services.map(({ link }) => link)).toContain("/services/feste-teams");
  expect(footer.expertise).toEqual([]);
  expect(german.roadMap.under_text_of_list).toContain('href="/services/teamverstaerkung"');
  expect(german.seo.map(({ path }) => path)).toContain("/services/feste-teams");
});

test("optional pages without a record are off in the language", () => {
  const { siteSettings, vacancies } = contentIn("he");
  expect(vacancies.map(({ slug }) => slug)).toContain("פיתוח-ios-carmel-pulse");
  expect(siteSettings.pages?.off).toEqual(expect.arrayContaining(["blog", "caseStudies"]));
  expect(siteSettings.pages?.off).not.toContain("vacancies");
  expect(all.content.siteSettings.pages).toBeUndefined();
});

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const addresses = (html: unknown): string[] => String(html).match(/href="[^"]*"/g) ?? [];
const isSentence = (text: unknown): boolean =>
  typeof text === "string" && !/^\/|^https?:/.test(text) && /\S \S+ \S+ \S/.test(text);

/** Texts of pages that a language may lack, or that no visitor reads. */
const IN_PART = ["siteSettings", "images"];

/** What of a language's words has no place in the original, and sentences without words. */
function misfits(original: unknown, words: unknown, where: string): string[] {
  const isPart = IN_PART.some((file) => where.startsWith(file));
  if (words === undefined && isObject(original))
    return Object.entries(original).flatMap(([key, inner]) =>
      misfits(inner, undefined, `${where}.${key}`),
    );
  if (words === undefined) return isSentence(original) && !isPart ? [`${where} is missing`] : [];
  if (!isObject(original) || !isObject(words)) {
    const isText = typeof original === "string" && typeof words === "string" && words !== "";
    const added = addresses(words).filter((address) => !addresses(original).includes(address));
    return isText ? added.map((address) => `${where} adds ${address}`) : [`${where} is no text`];
  }
  if (Array.isArray(original) && original.length !== words.length)
    return [`${where} is no list of ${original.length}`];
  const added = Object.keys(words).filter((key) => !(key in original));
  return [
    ...added.map((key) => `${where}.${key} is not in the original`),
    ...Object.entries(original).flatMap(([key, inner]) =>
      misfits(inner, words[key], `${where}.${key}`),
    ),
  ];
}

function allMisfits(overlays: Overlays): string[] {
  const content: Json = { ...loadContent() };
  return Object.entries(overlays).flatMap(([file, words]) => {
    const original = content[file];
    if (!Array.isArray(original)) return misfits(original, words, file);
    const records = new Map(original.map((record: object) => [keyOf(record), record]));
    return Object.entries(words).flatMap(([key, one]) =>
      records.has(key)
        ? misfits(records.get(key), one, `${file}.${key}`)
        : [`${file}.${key}: no record`],
    );
  });
}

test.each(DEMO_LANGUAGES)("the texts in %s fit the records", (code) => {
  expect(allMisfits(loadOverlays(code))).toEqual([]);
});

test("names each fault of a translation", () => {
  const overlays = loadOverlays("de");
  const service = overlays.services?.["dedicated-teams"] ?? {};
  Object.assign(service, { id: 7, size: "L" });
  Object.assign(service.data ?? {}, {
    box_repeater: [],
    how_it_works: undefined,
    explore_our_expertise: { description: '<p><a href="/technologies-php">PHP</a></p>' },
  });
  Object.assign(overlays.services ?? {}, { unknown: {} });
  Object.assign(overlays, { poems: {} });
  expect(allMisfits(overlays)).toEqual(
    expect.arrayContaining([
      "services.dedicated-teams.size is not in the original",
      "services.dedicated-teams.id is no text",
      'services.dedicated-teams.data.explore_our_expertise.description adds href="/technologies-php"',
      "services.dedicated-teams.data.box_repeater is no list of 3",
      expect.stringMatching(/^services.dedicated-teams.data.how_it_works.*is missing$/),
      "services.unknown: no record",
      "poems is no text",
    ]),
  );
});
