/** Further languages of a host: matched with the records that they translate, and counted. */
import { checkConformance } from "#moving-in/conformance/conformance.ts";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countedLanguage, languagesAt, type LanguageAtHost } from "#moving-in/import/languages.ts";
import { contentOf } from "#moving-in/import/read-host.ts";
import { summary } from "#moving-in/import/report.ts";

type Content = DemoHost["content"];
interface Named {
  slug: string;
  translations?: Record<string, string>;
}

const demo = createDemoHost();
let host = "";
let german: Content;
beforeAll(async () => void (host = await demo.listen()));
afterAll(() => demo.stop());
beforeEach(() => {
  demo.reset();
  german = structuredClone(demo.content);
  Object.assign(german, { blog: [], landingPages: [], seo: [], caseStudies: [], careerPosts: [] });
  Object.assign(german, { technologies: german.technologies.slice(0, 1), expertise: [] });
  demo.content.siteSettings.otherLanguages = ["de", "fr"];
  demo.translations.set("de", german);
});

const services = ({ services: all }: Content): Named[] => all as unknown as Named[];
const read = async (): Promise<LanguageAtHost[]> => {
  const survey = await checkConformance({ host, depth: "whole", timeout: 20_000, pause: 1 });
  return languagesAt(survey.languages, contentOf(survey.answers), [host]);
};

test("[LANG-32] an import reads each language, and finds the record that a translation belongs to", async () => {
  const [first, , alone] = services(german);
  const original = services(demo.content)[0];
  if (!first || !original || !alone) throw new Error("the demo has no services");
  const translations = { en: original.slug, de: "feste-teams" };
  Object.assign(original, { translations });
  Object.assign(first, { slug: "feste-teams", translations, id: 9001 });
  Object.assign(alone, { slug: "nur-deutsch", translations: { de: "nur-deutsch" }, id: 9002 });
  const [de, fr] = await read();
  const item = de?.items.find(
    ({ translated }) => "key" in translated && translated.key === "feste-teams",
  );
  expect(item).toMatchObject({
    language: "de",
    original: { collection: "services", key: original.slug },
  });
  // By number, which translations of one host may share.
  expect(
    de?.items.find(({ original: of }) => "collection" in of && of.collection === "technologies"),
  ).toBeDefined();
  if (!de || !fr) throw new Error("not two languages");
  const counted = countedLanguage(de);
  expect(counted.records).toMatchObject({
    services: demo.content.services.length - 1,
    vacancies: demo.content.vacancies.length,
    home: 1,
  });
  expect(counted.alone).toEqual(["services nur-deutsch"]);
  // The demo host sends its first language for one that it lacks.
  expect(countedLanguage(fr)).toMatchObject({ isThere: false, records: {} });
  const lines = summary({ entries: [], languages: [counted, countedLanguage(fr)], seconds: 1 });
  expect(lines).toContainEqual(
    expect.stringMatching(/^language de: \d+ records of the host are translated \(.*services \d/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^language de: services nur-deutsch has no record/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^language fr: the host ignores lang/));
}, 60_000);

test("a host of one language has none", async () => {
  demo.content.siteSettings.otherLanguages = [];
  expect(await read()).toEqual([]);
}, 60_000);
