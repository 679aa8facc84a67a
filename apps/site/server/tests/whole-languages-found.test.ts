/** What search engines, feed readers and language models find of a site in several languages. */
import { beforeAll, expect, test } from "vitest";
import { landingFixture } from "#server/tests/landing-fixture.ts";
import { addLanguage } from "#server/tests/languages-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();
const { get, textOf: page } = running;
/** Codes of the head's versions. */
const alternates = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, code = ""]) => code);

beforeAll(async () => {
  const { demo } = running.fixture;
  demo.translations.clear();
  const german = addLanguage(demo, "de", {
    "dedicated-teams": "feste-teams",
    "senior-react-engineer-harbour-ledger": "react-entwickler-hafenbuch",
    "time-zone-overlap-in-practice": "gemeinsame-stunden",
  });
  for (const service of german.services) service.title = "Feste Entwicklungsteams";
  addLanguage(demo, "he", { "dedicated-teams": "צוותים" });
  await running.site.purge(["*"]);
  await page("/");
});

test("[LANG-23] a page of a list and a filter have no version; their links stay in their language", async () => {
  const { blog } = running.fixture.demo.content;
  const more = blog.flatMap((post) =>
    [1, 2].map((copy) => ({
      ...structuredClone(post),
      id: post.id + 1000 * copy,
      post_name: `${post.post_name}-${copy}`,
      translations: {},
    })),
  );
  blog.push(...more);
  await running.site.purge(["blog"]);
  for (const path of ["/blog?page=2", "/de/vacancies?q=react", "/de/pricing?team=react.senior.2"])
    expect([path, alternates(await page(path))]).toEqual([path, []]);
  expect(await page("/blog?page=2")).toMatch(/rel="canonical" href="[^"]*\/blog\?page=2"/);
  expect(await page("/blog")).toMatch(/rel="next" href="\/blog\?page=2"/);
  for (const path of ["/de/vacancies", "/de/blog", "/de/blog/category/remote-work"]) {
    const html = await page(path);
    const feeds = [...html.matchAll(/<link [^>]*type="application\/[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(feeds.length).toBeGreaterThan(0);
    expect(feeds.filter((href) => !href?.startsWith(`${path}/`))).toEqual([]);
  }
  for (const path of ["/de/vacancies", "/de/blog"])
    expect(alternates(await page(path))).toEqual(["en", "de", "he", "x-default"]);
});

test("[LANG-12] [LANG-13] a category that has no post in a language has no version there", async () => {
  const { content, translations } = running.fixture.demo;
  const german = translations.get("de");
  const names: Record<string, string> = { "remote-work": "fernarbeit", cost: "kosten" };
  for (const of of [content, german])
    for (const term of of?.categories ?? []) {
      const name = names[term.slug];
      if (name === undefined) continue;
      Object.assign(term, { translations: { en: term.slug, de: name } });
      if (of === german) term.slug = name;
    }
  await running.site.purge(["categories", "categories@de"]);
  const links = (html: string, code: string): string[] => [
    ...new Set(
      [...html.matchAll(/<a [^>]*>/g)].flatMap(([tag]) =>
        tag.includes(`hrefLang="${code}"`) ? [/ href="([^"]*)"/.exec(tag)?.[1] ?? ""] : [],
      ),
    ),
  ];
  const filled = await page("/blog/category/remote-work");
  expect(alternates(filled)).toEqual(["en", "de", "x-default"]);
  expect(links(filled, "de")).toEqual(["/de/blog/category/fernarbeit"]);
  expect(alternates(await page("/de/blog/category/fernarbeit"))).toEqual(alternates(filled));
  const old = await get("/de/blog/category/remote-work");
  expect([old.status, old.headers.get("location")]).toEqual([301, "/de/blog/category/fernarbeit"]);
  const alone = await page("/blog/category/cost");
  expect(alternates(alone)).toEqual([]);
  // The list of the blog, of which the category is a part.
  expect(links(alone, "de")).toEqual(["/de/blog"]);
  const lost = await get("/de/blog/category/kosten");
  expect(lost.status).toBe(404);
  expect(/<main\b[^]*<\/main>/.exec(await lost.text())?.[0]).toContain(
    'href="/blog/category/cost"',
  );
  // Posts of one language are on no page of another.
  const rendered = () => running.site.metrics("site_render_ms_count");
  await running.site.purge(["blog@de"]);
  const before = await rendered();
  await page("/blog/category/remote-work");
  await page("/blog/category/cost");
  expect(await rendered()).toEqual(before);
  await page("/de/blog/category/fernarbeit");
  expect(await rendered()).not.toEqual(before);
  // Where the list is off, the way on is the home page.
  Object.assign(german?.siteSettings ?? {}, { pages: { off: ["blog"] } });
  await running.site.purge(["settings@de"]);
  expect(links(await page("/blog/category/cost"), "de")).toEqual(["/de"]);
  Object.assign(german?.siteSettings ?? {}, { pages: { off: [] } });
  await running.site.purge(["settings@de"]);
});

test("[LANG-14] [LANG-58] a page that is off in a language leads to the other languages", async () => {
  const german = running.fixture.demo.translations.get("de");
  Object.assign(german?.siteSettings ?? {}, { pages: { off: ["services"] } });
  await running.site.purge(["settings@de"]);
  for (const [path, to] of [
    ["/de/services/team-extension", "/services/team-extension"],
    ["/de/services/feste-teams", "/services/dedicated-teams"],
  ] as const) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    const main = /<main\b[^]*<\/main>/.exec(await response.text())?.[0];
    expect(main).toContain(`href="${to}"`);
  }
  expect(alternates(await page("/services/dedicated-teams"))).not.toContain("de");
  Object.assign(german?.siteSettings ?? {}, { pages: { off: [] } });
  await running.site.purge(["settings@de"]);
});

test("[LANG-14] [VACD-05] a closed vacancy is offered in no language", async () => {
  const open = running.fixture.demo.content.vacancies.find(
    ({ slug }) => slug !== "senior-react-engineer-harbour-ledger",
  );
  const path = `/vacancies/${open?.slug}`;
  const offer = async () => {
    const response = await get(`/he${path}`);
    expect(response.status).toBe(404);
    return /<main\b[^]*<\/main>/.exec(await response.text())?.[0];
  };
  expect(await offer()).toContain(`href="${path}"`);
  Object.assign(open ?? {}, { closed: true });
  await running.site.purge(["vacancies", `vacancy:${open?.slug}`]);
  const closed = await get(path);
  expect(closed.status).toBe(410);
  expect(alternates(await closed.text())).toEqual([]);
  expect(await offer()).not.toContain(`href="${path}"`);
});

test("[LANG-21] each language has its llms.txt, which names the others, and its feeds", async () => {
  const robots = await page("/robots.txt");
  const [, url = ""] = /Sitemap: (.*)\/sitemap\.xml/.exec(robots) ?? [];
  const english = await page("/llms.txt");
  expect(english).toContain(
    `## Site languages\n\n- [Deutsch](${url}/de/llms.txt)\n- [עברית](${url}/he/llms.txt)\n`,
  );
  expect(english).not.toContain(`${url}/de/services`);
  const german = await page("/de/llms.txt");
  expect(german).toContain(`## Sprachen der Website\n\n- [English](${url}/llms.txt)\n- [עברית]`);
  expect(german).toContain(`](${url}/de.md)`);
  expect(german).toContain(`[Feste Entwicklungsteams](${url}/de/services/feste-teams.md)`);
  const names = new Set(["/llms.txt", "/he/llms.txt"]);
  const addresses = [...german.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) =>
    address.slice(url.length),
  );
  expect(addresses.filter((path) => !names.has(path) && !/^\/de[./]/.test(path))).toEqual([]);
  for (const path of addresses) await page(path);
  expect((await get("/DE/llms.txt")).headers.get("location")).toBe("/de/llms.txt");
  for (const path of ["/fr/llms.txt", "/de/de/llms.txt"])
    expect((await get(path)).status).toBe(404);
  expect(robots).toContain("\nDisallow: /de/search?\n");
  for (const feed of [
    "/vacancies/jobs.xml",
    "/vacancies/feed.xml",
    "/vacancies/feed.json",
    "/blog/feed.xml",
    "/blog/category/fernarbeit/feed.xml",
    "/blog/tag/time-zones/feed.xml",
  ]) {
    const text = await page(`/de${feed}`);
    const all = [...text.matchAll(/https?:\/\/[^\s"<\]]+/g)]
      .map(([address]) => address)
      .filter(
        (address) => address.startsWith(url) && !/\/(?:brand|pictures|media|og)\//.test(address),
      );
    expect([feed, all.length > 1, all.filter((one) => !/\/de(?:\/|$)/.test(one))]).toEqual([
      feed,
      true,
      [],
    ]);
  }
}, 60_000);

test("[LANG-12] a landing page's address in another script is escaped where a browser reads it", async () => {
  const { content, translations } = running.fixture.demo;
  const translated = { en: "solutions/banks", he: "solutions/בנקים" };
  const at = (path: string) => ({ ...landingFixture, path, translations: translated });
  content.landingPages = [at("/solutions/banks")];
  Object.assign(translations.get("he") ?? {}, { landingPages: [at("/solutions/בנקים")] });
  await running.site.purge(["landing-pages", "landing-pages@he"]);
  const there = `/he/solutions/${encodeURI("בנקים")}`;
  const { status, headers } = await get("/he/solutions/banks");
  expect([status, headers.get("location")]).toEqual([301, there]);
  expect(await page("/solutions/banks")).toMatch(
    new RegExp(`<link rel="alternate" hrefLang="he" href="[^"]*${there}"`),
  );
});

test("[LANG-13] a page that is in no language is not named as missing in the others", async () => {
  const response = await get("/de/no/such/page");
  const html = await response.text();
  expect([response.status, html]).toEqual([404, expect.stringMatching(/hrefLang="en"/i)]);
  expect(html).not.toContain("noch nicht in dieser Sprache");
  expect(await page("/vacancies/senior-go-engineer-wayfold")).toContain(
    "This page is not in this language yet",
  );
});
