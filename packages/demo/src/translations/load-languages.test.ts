import { calls, KINDS, readReply, type GetCallName } from "@meridian/contract";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { loadContent, type DemoContent } from "#content.ts";
import { createHandlers } from "#replies/handlers.ts";
import { loadLanguages } from "#translations/load-languages.ts";
import { DEMO_LANGUAGES, loadOverlays, type DemoLanguage } from "#translations/overlays.ts";
import { validateTranslation } from "#validation/translations.ts";

const all = loadLanguages(DEMO_LANGUAGES);

function contentIn(code: DemoLanguage): DemoContent {
  const content = all.translations.get(code);
  if (!content) throw new Error(`no content in ${code}`);
  return content;
}

test.each(DEMO_LANGUAGES)("the texts in %s fit the records", (code) => {
  expect(validateTranslation(code).faults).toEqual([]);
});

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

test("names each fault of a translation", () => {
  const overlays = loadOverlays("de");
  const { services = {} } = overlays;
  const service = services["dedicated-teams"] ?? {};
  Object.assign(service, { id: 7, featured_image_url: "home/header-video", size: "L" });
  Object.assign(service.data ?? {}, {
    short_description: "<b>Fett</b>",
    box_repeater: [],
    how_it_works: undefined,
    explore_our_expertise: { description: '<p><a href="/technologies-php">PHP</a></p>' },
  });
  Object.assign(services, { unknown: {} });
  Object.assign(overlays, { poems: {} });
  const at = "de: services[dedicated-teams]";
  expect(validateTranslation("de", overlays).faults).toEqual(
    expect.arrayContaining([
      `${at}.size: not in the original`,
      `${at}.id: not a text`,
      `${at}.featured_image_url: shared with the original`,
      `${at}.data.short_description: <b is not in the original`,
      `${at}.data.explore_our_expertise.description: link /technologies-php does not resolve`,
      `${at}.data.box_repeater: not a list of 3`,
      "de: services: no record unknown",
      "de: poems: no file to translate",
    ]),
  );
});
