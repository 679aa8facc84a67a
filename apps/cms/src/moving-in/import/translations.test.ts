import { checkConformance } from "#moving-in/conformance/conformance.ts";
import { createDemoHost, DEMO_LANGUAGES, type DemoHost } from "@meridian/demo";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { importContent } from "#moving-in/import/import-host.ts";
import { languagesAt } from "#moving-in/import/languages.ts";
import { contentOf } from "#moving-in/import/read-host.ts";
import type { Entry } from "#moving-in/import/report.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 120_000 });
let cms: TestCms;
let demo: DemoHost;
let host: string;
beforeAll(async () => {
  cms = await openTestCms();
  demo = createDemoHost({ languages: DEMO_LANGUAGES });
  host = await demo.listen();
}, 120_000);
afterAll(async () => {
  await demo.stop();
  await cms.close();
});

async function importAll(): Promise<Entry[]> {
  const survey = await checkConformance({ host, depth: "whole", timeout: 20_000, pause: 1 });
  const whole = contentOf(survey.answers, survey.posted, survey.links);
  // Of every kind, but few of those that have many.
  const { seo, portfolio, vacancies, blog, specialisationCosts } = whole;
  const content = {
    ...whole,
    seo: seo.slice(0, 5),
    portfolio: portfolio.slice(0, 3),
    vacancies: vacancies.slice(0, 3),
    blog: blog.slice(0, 3),
    specialisationCosts: specialisationCosts.slice(0, 3),
  };
  const translations = languagesAt(survey.languages, content, [host]).flatMap(({ items }) => items);
  // Without pictures: they take most of the time.
  const fetchPicture = () => Promise.reject(new Error("no pictures here"));
  return importContent(cms.payload, content, { own: [host], translations, fetchPicture });
}
const ofTranslations = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ kind }) => kind === "translations");

test("[LANG-32] an import writes translations, and a second one changes nothing", async () => {
  const first = ofTranslations(await importAll());
  expect(first.length).toBeGreaterThan(20);
  expect(first.filter(({ outcome }) => outcome !== "created")).toEqual([]);
  const reply = await answerGet(
    new URL("/api/wp/v2/posts?slug=feste-teams&lang=de", "http://cms.test"),
    cms.payload,
  );
  expect(await reply.json()).toMatchObject([
    {
      translations: expect.objectContaining({ en: "dedicated-teams", de: "feste-teams" }) as object,
    },
  ]);
  const again = ofTranslations(await importAll());
  expect(again.map(({ outcome }) => outcome)).toEqual(first.map(() => "unchanged"));
});
