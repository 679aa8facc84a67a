/** A site in several languages, on the whole site (LANG-10…LANG-14). */
import { languageOf } from "@meridian/messages/language";
import { beforeAll, expect, test } from "vitest";
import { addLanguage } from "#server/tests/languages-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();
const { get, textOf: page } = running;
const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = ""]) => href);
/** The head's versions by language, as paths. */
const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, code = "", href = ""]) => [code, new URL(href).pathname],
    ),
  );
const SERVICE = "/services/dedicated-teams";

beforeAll(async () => {
  const { demo } = running.fixture;
  const german = addLanguage(demo, "de", {
    "dedicated-teams": "feste-teams",
    "harbour-ledger": "hafenbuch",
    "senior-react-engineer-harbour-ledger": "react-entwickler-hafenbuch",
  });
  for (const service of german.services) service.title = "Feste Entwicklungsteams";
  addLanguage(demo, "he", { "dedicated-teams": "צוותים" });
  demo.content.redirects.push(
    { from: "/services/old-teams", to: "/services/dedicated-teams", status: 301 },
    { from: "/services/old-gone", to: "/services/no-service", status: 301 },
  );
  await running.site.purge(["*"]);
  await page("/");
});

test("[LANG-10] a language has its pages under its prefix, with its own slugs and content", async () => {
  const html = await page("/de/services/feste-teams");
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("Feste Entwicklungsteams");
  expect(await page("/de")).toContain('<html lang="de">');
  expect(await page("/he/services/%D7%A6%D7%95%D7%95%D7%AA%D7%99%D7%9D")).toContain(
    '<html lang="he" dir="rtl">',
  );
  expect(await page(SERVICE)).toContain('<html lang="en">');
});

test("[LANG-10] other spellings of a prefix redirect; a double or unknown one is no language", async () => {
  expect((await get("/DE/Services/Feste-Teams/")).headers.get("location")).toBe(
    "/de/services/feste-teams",
  );
  expect((await get("/de/")).headers.get("location")).toBe("/de");
  for (const path of ["/de/de", "/de/de/services/feste-teams", "/fr", "/fr/services/feste-teams"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test("[LANG-11] links, feeds and forms of a page stay in its language", async () => {
  const german = [
    "/de",
    "/de/services/feste-teams",
    "/de/vacancies",
    "/de/vacancies?q=zorkmid",
    "/de/vacancies?work_type=Remote",
    "/de/blog",
    "/de/search?q=zorkmid",
    "/de/pricing",
    "/de/survey",
  ];
  for (const path of german) {
    const html = await page(path);
    const tags = [...html.matchAll(/<(?:a|form|link)\b[^>]*?\b(?:href|action)="\/[^"]*"[^>]*>/g)];
    const own = tags.flatMap(([tag]) => {
      // Only the switcher leaves the language.
      const isSwitch = /\bhrefLang=/i.test(tag);
      const to = / (?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? "";
      return isSwitch || /^\/(?:pictures|media|assets|brand)\/|\.webmanifest/.test(to) ? [] : [to];
    });
    expect([path, own.filter((to) => !/^\/de(?:[/#?]|$)/.test(to))]).toEqual([path, []]);
    expect(own.length).toBeGreaterThan(10);
    expect(own).toContain("/de/search");
  }
});

test.each([
  // The former slug of the first language, at the page's own address in this one.
  ["/de/services/old-teams?x=1", 301, "/de/services/feste-teams?x=1", "no-cache"],
  // Its not-found page offers the original.
  ["/he/services/staff-augmentation", 302, "/he/services/team-extension", "no-cache"],
  ["/de/services/old-gone", 404, null, "no-store"],
])("[LANG-12] a redirect of the first language leads on in another: %s", async (path, ...to) => {
  const { status, headers } = await get(path);
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual(to);
});

test("[LANG-12] versions of a page name each other, with the first language as the default", async () => {
  const all = {
    en: SERVICE,
    de: "/de/services/feste-teams",
    he: "/he/services/%D7%A6%D7%95%D7%95%D7%AA%D7%99%D7%9D",
    "x-default": SERVICE,
  };
  for (const path of [all.en, all.de, all.he]) {
    const html = await page(path);
    expect(alternates(html)).toEqual(all);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  }
  expect(alternates(await page("/services/team-extension"))).toEqual({});
  expect(alternates(await page("/de/pricing"))).toEqual({
    en: "/pricing",
    de: "/de/pricing",
    he: "/he/pricing",
    "x-default": "/pricing",
  });
});

test("[LANG-12] the slug of another language redirects to the page's address here", async () => {
  const wrong = await get("/de/services/dedicated-teams");
  expect([wrong.status, wrong.headers.get("location")]).toEqual([301, "/de/services/feste-teams"]);
  const back = await get("/services/feste-teams");
  expect([back.status, back.headers.get("location")]).toEqual([301, SERVICE]);
});

test("[LANG-13] the switcher leads to the same page, or names its absence and leads to the list", async () => {
  const links = (html: string) =>
    [
      ...html.matchAll(
        /<a [^>]*hrefLang="(\w+)"[^>]*href="([^"]+)"|<a href="([^"]+)" hrefLang="(\w+)"/gi,
      ),
    ].map(([, code, href, href2, code2]) => `${code ?? code2} ${href ?? href2}`);
  expect(new Set(links(await page("/de/services/feste-teams")))).toEqual(
    new Set([
      `en ${SERVICE}`,
      "de /de/services/feste-teams",
      "he /he/services/%D7%A6%D7%95%D7%95%D7%AA%D7%99%D7%9D",
    ]),
  );
  const html = await page("/case-studies/harbour-ledger");
  expect(new Set(links(html))).toEqual(
    new Set([
      "en /case-studies/harbour-ledger",
      "de /de/case-studies/hafenbuch",
      "he /he/case-studies",
    ]),
  );
  expect(html).toContain("This page is not in this language yet");
});

test("[LANG-20] no page is redirected by the browser's languages; each has a hidden note per other language that has it", async () => {
  const inGerman = { headers: { "accept-language": "de" }, redirect: "manual" } as const;
  const response = await fetch(running.site.url + SERVICE, inGerman);
  expect([response.status, response.headers.get("vary")]).toEqual([200, "Accept-Encoding"]);
  const notesOf = (html: string): string[] =>
    [...(/<aside[^>]* hidden[^]*?<\/aside>/.exec(html)?.[0] ?? "").matchAll(/<a .*?<\/a>/g)].map(
      ([link]) => link,
    );
  const html = await response.text();
  expect(notesOf(html)).toEqual([
    expect.stringMatching(/hrefLang="de".*Diese Seite gibt es auch auf Deutsch/),
    expect.stringMatching(/hrefLang="he".*העמוד הזה קיים גם ב.?עברית/),
  ]);
  expect(html).toBe(await page(SERVICE));
  expect(notesOf(await page("/services/team-extension"))).toEqual([]);
  expect(notesOf(await page("/de/services/feste-teams"))[0]).toContain(`href="${SERVICE}"`);
  expect(notesOf(await page("/pricing?team=react.senior.2"))).toEqual([]);
});

test("[LANG-14] a record without translation is not found in that language, with the way to the original", async () => {
  const response = await get("/de/services/team-extension");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('<html lang="de">');
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? "";
  expect(hrefs(main)).toContain("/services/team-extension");
});

test("[LANG-10] [ERR-04] a page that the host cannot send is unavailable in the language of its address", async () => {
  const { demo } = running.fixture;
  demo.behave("service", { status: 500 });
  try {
    const response = await get("/de/services/unbekannt");
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(languageOf("de").language.t("error.unavailable"));
  } finally {
    demo.behave("service", {});
  }
});

test("[LANG-15] the sitemaps have the pages of all languages, and every version names the others", async () => {
  const index = await page("/sitemap.xml");
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
  const versions = new Map<string, Record<string, string>>();
  for (const map of maps)
    for (const [, url = ""] of (await page(map)).matchAll(/<url>(.*?)<\/url>/g)) {
      const pathOf = (address = ""): string => new URL(address).pathname;
      versions.set(
        pathOf(/<loc>([^<]+)/.exec(url)?.[1]),
        Object.fromEntries(
          [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = "", href]) => [
            code,
            pathOf(href),
          ]),
        ),
      );
    }
  expect(versions.has("/de/services/feste-teams")).toBe(true);
  expect([...versions.keys()].filter((path) => path.startsWith("/de/case-studies/"))).toEqual([
    "/de/case-studies/hafenbuch",
  ]);
  for (const [path, own] of versions) {
    expect([path, Object.values(own).every((other) => versions.has(other))]).toEqual([path, true]);
    for (const other of Object.values(own)) expect(versions.get(other)).toEqual(own);
  }
  const several = [...versions].filter(([, own]) => Object.keys(own).length > 0);
  expect(several.length).toBeGreaterThan(20);
  for (const [path, own] of several)
    expect([path, alternates(await page(path))]).toEqual([path, own]);
}, 120_000);

test("[LANG-15] feeds, structured data and social pictures name the addresses of their language", async () => {
  const origin = new URL(running.site.url).origin;
  const feed = await page("/de/vacancies/feed.xml");
  expect(feed).toContain("/de/vacancies/react-entwickler-hafenbuch</link>");
  expect(feed).toContain("<language>de</language>");
  const html = await page("/de/services/feste-teams");
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].join("");
  const addresses = [
    ...data.matchAll(/https?:\/\/[^"/]+(?:\/de)?\/(?:services|case-studies)\/[^"]*/g),
  ];
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter(([address]) => !address.includes("/de/"))).toEqual([]);
  expect(await page("/de")).toContain('"inLanguage":"de"');
  const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(origin + new URL(picture).pathname)).status).toBe(200);
  expect(await page("/de/search?q=Entwicklungsteams")).toContain('href="/de/services/feste-teams"');
});

test("[SH-02] [LANG-16] the words of the get-in-touch modal are at an address of the page's language, not in the page", async () => {
  for (const [path, code] of [
    ["", "en"],
    ["/de", "de"],
  ] as const) {
    const title = languageOf(code).language.t("getInTouch.title");
    const html = await page(`${path}/blog`);
    const [, address = ""] = /data-get-in-touch="([^"]+)"/.exec(html) ?? [];
    expect(address).toBe(`${path}/get-in-touch/words.json`);
    const [, data = ""] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ language: { messages: {} } });
    expect(data).not.toContain(title);
    const words: Record<string, unknown> = JSON.parse(await page(address));
    expect(words["getInTouch.title"]).toEqual([title]);
    expect(words).toHaveProperty(["contact.send"]);
  }
});

test("[LANG-10] a change of one language purges its pages only", async () => {
  const { demo } = running.fixture;
  const [service] = demo.translations.get("de")?.services ?? [];
  await Promise.all([page(SERVICE), page("/de/services/feste-teams")]);
  if (service) service.title = "Andere Teams";
  await running.site.purge(["services@de", "service:feste-teams@de"]);
  const before = demo.requests.length;
  expect(await page("/de/services/feste-teams")).toContain("Andere Teams");
  await page(SERVICE);
  // Not the check for lost purges, which may come at any time.
  const calls = demo.requests.slice(before).flatMap(({ call, address }) => (call ? address : []));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((address) => !address.includes("lang=de"))).toEqual([]);
});

test("[LANG-10] the addresses of a language taken out of the settings lead to the first language's", async () => {
  const { demo } = running.fixture;
  demo.content.siteSettings.otherLanguages = ["he"];
  for (const service of demo.content.services) Object.assign(service, { translations: undefined });
  await running.site.purge(["*"]);
  expect(await page("/")).not.toContain('hrefLang="de"');
  expect((await get("/de/services/nowhere")).status).toBe(404);
  expect((await get("/de/nowhere.png")).status).toBe(404);
  for (const [from, to] of [
    ["/de", "/"],
    ["/de/services/feste-teams?utm_source=x", `${SERVICE}?utm_source=x`],
    // A former slug of the first language, with the prefix.
    ["/de/services/old-teams", SERVICE],
    ["/de/pricing", "/pricing"],
    ["/de/vacancies?q=x", "/vacancies?q=x"],
    ["/de/vacancies/react-entwickler-hafenbuch", "/vacancies/senior-react-engineer-harbour-ledger"],
    ["/de/vacancies/feed.xml", "/vacancies/feed.xml"],
    ["/de/blog/feed.xml", "/blog/feed.xml"],
    ["/de/llms.txt", "/llms.txt"],
  ]) {
    const { status, headers } = await get(from ?? "");
    expect([from, status, headers.get("location")]).toEqual([from, 302, to]);
    expect(headers.get("cache-control")).toBe("no-cache");
    expect((await get(to ?? "")).status).toBe(200);
  }
});

test("[LANG-30] a host that ignores lang is a host of one language", async () => {
  const { demo } = running.fixture;
  demo.translations.clear();
  demo.content.siteSettings.otherLanguages = ["it"];
  const before = demo.requests.length;
  await running.site.purge(["*"]);
  const html = await page("/");
  expect(html).not.toMatch(/hrefLang="it"/i);
  expect(alternates(html)).toEqual({});
  for (const path of ["/it", "/it/services/dedicated-teams", "/it/vacancies"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect(await page("/sitemap.xml")).not.toContain("/it/");
  const german = demo.requests.slice(before).filter(({ address }) => address.includes("lang=it"));
  expect(german.map(({ call }) => call)).toEqual(["settings"]);
});

test("[LANG-30] nor has a host a language that it refuses", async () => {
  const { demo } = running.fixture;
  demo.content.siteSettings.otherLanguages = ["fr"];
  await running.site.purge(["settings"]);
  // For the first language the reply is stored before.
  await page("/");
  demo.behave("settings", { status: 400 });
  await running.site.purge(["settings@fr"]);
  await page("/pricing");
  expect((await get("/fr")).status).toBe(404);
});
