/** The host check on hosts of several languages: each fault on a host that has it. */
import { printed, reportOf, type HostReport } from "./check-host/report.ts";
import { checkConformance } from "../apps/cms/src/moving-in/conformance/conformance.ts";
import { createDemoHost, type DemoHost } from "@meridian/demo";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

type Content = DemoHost["content"];
type Translated = { slug: string; title: string; translations?: Record<string, string> };

const demo = createDemoHost();
let host = "";
/** Two services have a German version; no other record has one. */
let german: Content;
beforeAll(async () => void (host = await demo.listen()));
afterAll(() => demo.stop());
beforeEach(() => {
  demo.reset();
  german = structuredClone(demo.content);
  const lists = ["caseStudies", "vacancies", "blog", "technologies", "expertise", "careerPosts"];
  for (const name of [...lists, "landingPages", "seo"]) Object.assign(german, { [name]: [] });
  german.services.splice(2);
  for (const [at, service] of servicesOf(german).entries()) {
    const original = servicesOf(demo.content)[at];
    if (!original) continue;
    const translations = { en: original.slug, de: `${original.slug}-de` };
    Object.assign(original, { translations });
    Object.assign(service, { slug: translations.de, title: "Team", translations });
  }
  demo.content.siteSettings.otherLanguages = ["de"];
  demo.translations.set("de", german);
});

const servicesOf = ({ services }: Content): Translated[] => services as unknown as Translated[];
const check = async (): Promise<HostReport> =>
  reportOf(host, await checkConformance({ host, depth: "sample", timeout: 5000, pause: 1 }));
const notes = ({ warnings }: HostReport): string[] =>
  warnings.filter(({ topic }) => topic === "languages").map(({ note }) => note);

test("[LANG-31] each language is read by every call, and versions that name each other are fine", async () => {
  const report = await check();
  expect([report.status, notes(report)]).toEqual([0, []]);
  expect(report.languages).toMatchObject([{ code: "de", isThere: true }]);
  const callsIn = (isGerman: boolean) =>
    new Set(
      demo.requests
        .filter(({ address }) => address.includes("lang=de") === isGerman)
        .flatMap(({ call }) => call ?? []),
    );
  // Records that German does not have.
  expect(callsIn(false).difference(callsIn(true))).toEqual(
    new Set(["caseStudy", "vacancy", "blogPost", "media"]),
  );
  expect(printed(report).join("\n")).toContain("language de: ");
});

test("[LANG-31] a host that ignores lang is named, and nothing else is requested for it", async () => {
  demo.translations.clear();
  const report = await check();
  expect(report).toMatchObject({ status: 1, languages: [{ code: "de", isThere: false }] });
  expect(printed(report).join("\n")).toMatch(/BREAKS {2}language de: .*ignores lang/);
  expect(demo.requests.filter(({ address }) => address.includes("lang=de"))).toHaveLength(1);
});

test("[LANG-31] versions that do not name each other, repeated slugs and untranslated lists are named", async () => {
  const [first, second] = servicesOf(german);
  const original = servicesOf(demo.content)[1];
  if (first) first.translations = { de: first.slug };
  if (original) original.translations = { ...original.translations, de: "gone" };
  if (first && second) second.slug = first.slug;
  german.vacancies = demo.content.vacancies;
  expect(notes(await check())).toEqual([
    expect.stringMatching(
      /^\d+ versions of records do not name each other: service "\S+" \(en\) names "\S+-de" \(de\), which names none\. Connect/,
    ),
    expect.stringMatching(
      /^1 names are given twice in one language: service "\S+-de" \(de\)\. Visitors/,
    ),
    expect.stringMatching(/^vacancies \(de\) has the same records as in the first language/),
  ]);
});
