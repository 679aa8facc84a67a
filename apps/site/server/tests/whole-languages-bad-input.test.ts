/** Unusual settings, slugs and redirects on a site in several languages. */
import { beforeAll, expect, test } from "vitest";
import { addLanguage } from "#server/tests/languages-fixture.ts";
import { fiveBands } from "#server/tests/landing-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();
const { get, textOf } = running;
const alternates = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, code = ""]) => code);
const locatedIn = async (name: string): Promise<string[]> =>
  [...(await textOf(`/sitemaps/${name}.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );

beforeAll(async () => {
  const { demo } = running.fixture;
  demo.translations.clear();
  const german = addLanguage(demo, "de", {
    "dedicated-teams": "feste-teams",
    "team-extension": "team-extension",
    "rd-partnership": "de",
    "technical-recruiting": "suche",
  });
  german.siteSettings.seo = { unlisted: ["/services/feste-teams", "/de/pricing"] };
  demo.content.siteSettings.otherLanguages = ["xx-invalid", "DE", "en", "de", "<b>"];
  demo.content.landingPages = [{ ...fiveBands, slug: "de", path: "" }];
  demo.content.redirects = [
    { from: "/de/alte-teams", to: "/de/services/feste-teams", status: 301 },
    { from: "/de/preise", to: "/pricing", status: 301 },
    { from: "/de", to: "/sales", status: 301 },
  ];
  await running.site.purge(["*"]);
  await textOf("/");
});

test("[LANG-22] unlisted pages of a language are not in its sitemap and llms.txt and have noindex; others are not affected", async () => {
  const noindex = '<meta name="robots" content="noindex"/>';
  for (const path of ["/de/services/feste-teams", "/de/pricing"])
    expect(await textOf(path)).toContain(noindex);
  for (const path of ["/services/dedicated-teams", "/pricing", "/de/services/suche"])
    expect(await textOf(path)).not.toContain(noindex);
  const services = await locatedIn("services");
  expect(services).not.toContain("/de/services/feste-teams");
  expect(services).toContain("/services/dedicated-teams");
  expect(services).toContain("/de/services/suche");
  expect(await locatedIn("pages")).not.toContain("/de/pricing");
  const german = await textOf("/de/llms.txt");
  expect(german).toContain("/de/services/suche.md)");
  expect(german).not.toMatch(/\/de\/(?:services\/feste-teams|pricing)\.md\)/);
});

test("[LANG-22] of the codes in otherLanguages, unknown, repeated and the first language's are skipped", async () => {
  const html = await textOf("/");
  expect(alternates(html)).toEqual(["en", "de", "x-default"]);
  for (const path of ["/xx-invalid", "/en", "/en/pricing"]) await textOf(path, 404);
});

test("[LANG-22] one slug in two languages is a page in each, without redirect", async () => {
  for (const path of ["/services/team-extension", "/de/services/team-extension"])
    expect(alternates(await textOf(path))).toEqual(["en", "de", "x-default"]);
});

test("[LANG-22] a prefix is the language's home page; records named like it do not replace it", async () => {
  expect(await textOf("/de")).toContain('<html lang="de">');
  expect(await textOf("/de/services/de")).toContain('<html lang="de">');
  await textOf("/de/de", 404);
  const all = [...(await locatedIn("landing").catch(() => [])), ...(await locatedIn("pages"))];
  expect(all.filter((path) => path === "/de")).toEqual(["/de"]);
  expect(await textOf("/llms.txt")).not.toMatch(/\/de\.md\)/);
});

test("[LANG-22] redirects start from addresses of a language, but not from its home page", async () => {
  const old = await get("/de/alte-teams");
  expect([old.status, old.headers.get("location")]).toEqual([301, "/de/services/feste-teams"]);
  const prices = await get("/de/preise");
  expect([prices.status, prices.headers.get("location")]).toEqual([301, "/pricing"]);
  await textOf("/de/nirgends", 404);
});

test("[LANG-22] a link to a deleted translation leads to a page that offers the original", async () => {
  const { demo } = running.fixture;
  const german = demo.translations.get("de");
  if (!german) throw new Error("no German content");
  expect(alternates(await textOf("/services/technical-recruiting"))).toContain("de");
  german.services = german.services.filter(({ slug }) => slug !== "suche");
  await running.site.purge(["services@de", "service:suche@de"]);
  await textOf("/de");
  await textOf("/de/services/suche", 404);
  // The original still names the translation, until the host takes that back.
  expect(await textOf("/services/technical-recruiting")).toContain("<h1");
  expect(await locatedIn("services")).not.toContain("/de/services/suche");
  const original = demo.content.services.find(({ slug }) => slug === "technical-recruiting");
  Object.assign(original ?? {}, { translations: { en: "technical-recruiting" } });
  await running.site.purge(["services", "service:technical-recruiting"]);
  expect(alternates(await textOf("/services/technical-recruiting"))).toEqual([]);
  const lost = await textOf("/de/services/technical-recruiting", 404);
  expect(/<main\b[^]*<\/main>/.exec(lost)?.[0]).toContain('href="/services/technical-recruiting"');
  // As the bundled host adds it (`withdrawnAddresses`).
  const path = "/de/services/technical-recruiting";
  demo.content.redirects.push({ from: "/de/services/suche", to: path, status: 302 });
  await running.site.purge(["redirects"]);
  const moved = await get("/de/services/suche");
  expect([moved.status, moved.headers.get("location")]).toEqual([302, path]);
});

test.each(["/blog", "/de/blog"])(
  "[BLOG-10] an unknown category or tag of %s is 404 on a site in several languages, too",
  async (list) => {
    const queries = ["category=nope", "tag=nope", "category=cost&tag=nope"];
    const replies = await Promise.all(queries.map((query) => get(`${list}?${query}`)));
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  },
);
