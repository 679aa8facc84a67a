/** A further language with a region and few words of the program, on the whole site (LANG-62). */
import { OPENS, CLOSES } from "@meridian/messages/marked-fallback";
import { beforeAll, expect, test } from "vitest";
import { addLanguage } from "#server/tests/languages-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();
const { get, textOf: page } = running;

beforeAll(async () => {
  const { demo } = running.fixture;
  const canadian = addLanguage(demo, "fr-CA", { "dedicated-teams": "equipes-dediees" });
  const messages = { fr: { "shell.menu": "Menu du site" }, "fr-CA": { "blog.title": "Articles" } };
  for (const { siteSettings } of [demo.content, canadian])
    Object.assign(siteSettings, { messages });
  await running.site.purge(["*"]);
  await page("/");
});

test("[LANG-62] a language with a region has its pages under its tag, in every spelling", async () => {
  const html = await page("/fr-ca/services/equipes-dediees");
  expect(html).toContain('<html lang="fr-CA">');
  expect(html).toContain('hrefLang="fr-CA"');
  expect(html).toContain('content="fr_CA"');
  expect((await get("/fr-CA/services/equipes-dediees")).headers.get("location")).toBe(
    "/fr-ca/services/equipes-dediees",
  );
  expect(await page("/services/dedicated-teams")).toContain(
    'href="/fr-ca/services/equipes-dediees"',
  );
});

test("[LANG-01] the program's words that it lacks have the language they are in; no mark is left in a page or file", async () => {
  for (const path of ["/fr-ca", "/fr-ca/vacancies", "/fr-ca/pricing", "/fr-ca/survey"]) {
    const html = await page(path);
    expect([path, html.includes(OPENS) || html.includes(CLOSES)]).toEqual([path, false]);
    expect([path, / lang="en"/.test(html)]).toEqual([path, true]);
  }
  for (const path of [
    "/fr-ca/vacancies/feed.xml",
    "/fr-ca/llms.txt",
    "/fr-ca/get-in-touch/words.json",
  ])
    expect([path, (await page(path)).includes(OPENS)]).toEqual([path, false]);
  expect(await page("/fr-ca/blog")).toMatch(/<h1(?![^>]* lang=)[^>]*>/);
});
