/** What a change of the page's language leaves as it is, without script (LANG-42, LANG-44). */
import { beforeAll, expect, test } from "vitest";
import { addLanguage } from "#server/tests/languages-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();
const { textOf: page } = running;
/** By language: the switcher's links to the page's versions. */
const versions = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*hrefLang="(\w+)"[^>]*>/gi)].flatMap(([link, code = ""]) =>
      link.includes('rel="alternate"')
        ? [[code, (/ href="([^"]*)"/.exec(link)?.[1] ?? "").replaceAll("&amp;", "&")]]
        : [],
    ),
  );
const VACANCY = "junior-front-end-developer-dunemark";
const TEAM = "team=react.senior.2,qa.middle.1";

beforeAll(async () => {
  const german = addLanguage(running.fixture.demo, "de", { [VACANCY]: VACANCY });
  const [vacancy] = german.vacancies;
  if (vacancy) vacancy.vacancies_filter.specialization = [{ name: "Oberflächen" }];
  Object.assign(german.vacancyCategories, { specialization: [{ name: "Oberflächen" }] });
  for (const cost of german.specialisationCosts)
    cost.position_name = cost.position_name.startsWith("QA")
      ? "Qualitätssicherung"
      : cost.position_name.replace(/ Developer$/, "-Entwicklung");
  const {
    survey,
    language: _,
    ...settings
  } = german.siteSettings as {
    survey?: object;
    language?: string;
  };
  Object.assign(german.siteSettings, {
    ...settings,
    language: "de",
    survey: { ...survey, offers: { regions: ["Westeuropa", "Osteuropa"] } },
  });
  await running.site.purge(["*"]);
  await page("/");
});

test("[LANG-42] the switcher leads to the same team, filter and search in the other language, and back", async () => {
  for (const [path, query] of [
    ["/pricing", TEAM],
    ["/survey", TEAM],
    ["/vacancies", "work_type=Remote"],
    ["/search", "q=react"],
  ]) {
    const [english, german] = [`${path}?${query}`, `/de${path}?${query}`];
    expect(versions(await page(english))).toEqual({ en: english, de: german });
    expect(versions(await page(german))).toEqual({ en: english, de: german });
  }
  expect(versions(await page("/blog?category=cost&tag=budget"))).toEqual({
    en: "/blog",
    de: "/de/blog",
  });
  expect(versions(await page("/pricing"))).toEqual({ en: "/pricing", de: "/de/pricing" });
});

test("[LANG-42] the filter's names are those of the language, and unknown ones are dropped", async () => {
  const location = async (path: string): Promise<string | null> =>
    (await running.get(path)).headers.get("location");
  const german = `/de/vacancies?${new URLSearchParams({ specialization: "Oberflächen" })}`;
  const english = "/vacancies?specialization=Front-End";
  expect(await location(`/de${english}`)).toBe(german);
  expect(await location(german.slice(3))).toBe(english);
  expect(await location("/de/vacancies?specialization=Elsewhere")).toBe("/de/vacancies");
  expect(versions(await page(german)).en).toBe(german.slice(3));
});

const rows = (html: string): string =>
  (/<table[^>]*>.*?<\/table>/s.exec(html)?.[0] ?? "").replaceAll(/<[^>]*>|\s|&nbsp;/g, " ");

test("[LANG-42] a team's address is the same team in each language, whose titles may differ", async () => {
  const [english, german] = [await page(`/pricing?${TEAM}`), await page(`/de/pricing?${TEAM}`)];
  expect(rows(english)).toMatch(/Senior React.*Middle QA/);
  expect(rows(german)).toMatch(/Senior React-Entwicklung.*Mid-Level Qualitätssicherung/);
  expect(await page(`/de/survey?${TEAM}`)).toContain("Mid-Level Qualitätssicherung");
  // The identifier of a form and of an address is the same in all languages.
  expect(german).toMatch(/<option value="Middle">Mid-Level<\/option>/);
});

test("[LANG-44] the language changes how an amount is written, not its currency", async () => {
  const amounts = (html: string): string[] =>
    [...rows(html).matchAll(/\d[\d.,]{3,}/g)].map(([amount]) => amount.replaceAll(/[.,]/g, ""));
  for (const currency of ["USD", "EUR"]) {
    const { content, translations } = running.fixture.demo;
    for (const { siteSettings } of [content, ...translations.values()])
      Object.assign(siteSettings, {
        pricing: { ...siteSettings.pricing, calculator: { currency, own: "EE" } },
      });
    await running.site.purge(["settings", "settings@de"]);
    const [english, german] = [await page(`/pricing?${TEAM}`), await page(`/de/pricing?${TEAM}`)];
    const sign = currency === "USD" ? "$" : "€";
    expect(amounts(german)).toEqual(amounts(english));
    expect(amounts(german).length).toBeGreaterThan(3);
    for (const html of [english, german]) {
      expect(rows(html)).toContain(sign);
      expect(rows(html)).not.toContain(currency === "USD" ? "€" : "$");
    }
    const currencies = (html: string): string[] =>
      [...html.matchAll(/<input[^>]*name="currency"[^>]*>/g)].map(
        ([input]) => /value="(\w+)"/.exec(input)?.[1] ?? "",
      );
    const surveys = await Promise.all(["/survey", "/de/survey"].map((path) => page(path)));
    expect(currencies(surveys[1] ?? "")).toEqual(currencies(surveys[0] ?? ""));
  }
});
