/** A change of the host's settings: effects on pages, policy, emails and generated pictures. */
import { NORTHWIND } from "@meridian/contract/theme/testing/northwind";
import { beforeEach, expect, test } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";

const running = oneSite();

beforeEach(() => running.fixture.demo.reset());

const page = async (path: string) => {
  const response = await fetch(running.site.url + path);
  return {
    status: response.status,
    policy: response.headers.get("content-security-policy") ?? "",
    html: await response.text(),
  };
};
const set = async (settings: object) => {
  running.fixture.demo.content.siteSettings = settings;
  await running.site.purge(["settings"]);
};

test("without settings of the host the file's apply; the host's appear on every page requested after their purge", async () => {
  await set({});
  for (const path of ["/", "/blog", "/pricing"])
    expect((await page(path)).html).toContain('content="Meridian"');
  for (const name of ["Acme", "Bolt", "Acme & Sons"]) {
    await set({ brand: { name }, pricing: { hero: { title: "What it would cost" } } });
    const pages = await Promise.all(["/", "/blog", "/pricing"].map(page));
    const written = name.replace("&", "&amp;");
    for (const { html } of pages)
      expect(html).toContain(`property="og:site_name" content="${written}"`);
    expect(pages[2]?.html).toContain("What it would cost");
  }
});

test("feeds, llms.txt, structured data and the job feed have the brand's new name", async () => {
  await set({ brand: { name: "Acme" } });
  const texts = await Promise.all(
    ["/blog/feed.xml", "/vacancies/feed.json", "/vacancies/jobs.xml", "/"].map(
      async (path) => (await page(path)).html,
    ),
  );
  for (const text of texts) expect(text).toContain("Acme");
  // A page was rendered, so other files use the new name, too.
  expect((await page("/llms.txt")).html).toMatch(/^# Acme\n/);
});

test("the library's logo is in the header and on generated pictures", async () => {
  const before = await fetch(`${running.site.url}/og/blog.png`).then((answer) =>
    answer.headers.get("etag"),
  );
  const icon = "home/provide/dedicated-team";
  const drawing =
    running.fixture.demo.content.images.find(({ id }) => id === icon) ??
    running.fixture.demo.content.images.find(({ kind }) => kind === "icon");
  expect(drawing).toBeDefined();
  await set({ brand: { logo: drawing?.id } });
  const { html } = await page("/blog");
  const logo = /<img src="(\/pictures\/[^"]+)" alt="" width="150"/.exec(html)?.[1];
  expect(logo).toBeDefined();
  expect((await fetch(running.site.url + logo)).status).toBe(200);
  expect(
    await fetch(`${running.site.url}/og/blog.png`).then((answer) => answer.headers.get("etag")),
  ).not.toBe(before);
});

test("[SH-08] a page's policy allows the chosen analytics provider only, and removes it again", async () => {
  await set({
    analytics: {
      provider: "plausible",
      site: "meridian.example",
      host: "https://stats.example.com",
    },
  });
  expect((await page("/blog")).policy).toContain("connect-src 'self' https://stats.example.com;");
  await set({ analytics: { provider: "ga4", site: "G-ABC123DEF4" } });
  expect((await page("/blog")).policy).toMatch(
    /script-src 'self' [^;]*https:\/\/\*\.googletagmanager\.com;/,
  );
  await set({});
  expect((await page("/blog")).policy).not.toMatch(/stats\.example|google/);
});

test("[OWN-02] [OWN-03] a change of colour is on pages, drawings and shared pictures once it is published, and back", async () => {
  const looks = async () => {
    const { html } = await page("/");
    const drawing = /src="(\/icons\/team-extension\.svg[^"]*)"/.exec(html)?.[1] ?? "";
    const shared = await fetch(`${running.site.url}/og/blog.png`);
    return {
      theme: /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1],
      button: /--action:([^;]+)/.exec(html)?.[1],
      drawing,
      drawn: await (await fetch(running.site.url + drawing)).text(),
      shared: shared.headers.get("etag"),
    };
  };
  await set({});
  const ours = await looks();
  expect(ours).toMatchObject({
    theme: "#e4eff1",
    button: "#b5125f",
  });
  expect(ours.drawn).toMatch(/#b5125f/i);
  await set({ theme: { colors: NORTHWIND.colors } });
  const theirs = await looks();
  expect(theirs).toMatchObject({ theme: "#e8eaf8", button: "#0b5fce" });
  expect(theirs.drawing).toMatch(/^\/icons\/team-extension\.svg\?v=[\w-]+$/);
  expect(theirs.drawn).toContain("#0b5fce");
  expect(theirs.drawn).not.toMatch(/#b5125f|#14252e/i);
  expect(theirs.shared).not.toBe(ours.shared);
  await set({});
  expect(await looks()).toEqual(ours);
});

test("invalid settings affect only themselves, and are reported with their paths", async () => {
  await set({ brand: { name: 7 }, contact: { phones: "none" } });
  expect((await page("/clients")).html).toContain("+44 20 7946 0123");
  expect(
    running.site.lines
      .filter(({ msg }) => String(msg).startsWith("site settings:"))
      .map(({ path }) => path),
  ).toEqual(expect.arrayContaining(["brand.name", "contact.phones"]));
});

test("a failing settings call fails no page, and the file's settings apply", async () => {
  await set({});
  running.fixture.demo.behave("settings", { status: 500 });
  await running.site.purge(["*"]);
  const { status, html } = await page("/blog");
  expect([status, html.includes("Meridian")]).toEqual([200, true]);
});

test("[OWN-58] a page that the host hides from search engines has noindex and is in no sitemap; it stays in the site's search, and is listed again when the host shows it", async () => {
  const unlisted = "/privacy-policy";
  const sitemap = async (): Promise<string> => (await page("/sitemaps/pages.xml")).html;
  await set({ seo: { unlisted: [unlisted] } });
  expect((await page(unlisted)).html).toContain('<meta name="robots" content="noindex"/>');
  expect((await page("/terms-of-use")).html).not.toContain('name="robots"');
  expect(await sitemap()).not.toContain(`${unlisted}<`);
  expect((await page("/llms.txt")).html).not.toContain(unlisted);
  expect((await page("/search?q=privacy")).html).toContain(`href="${unlisted}"`);
  await set({});
  expect((await page(unlisted)).html).not.toContain('name="robots"');
  expect(await sitemap()).toContain(`${unlisted}<`);
});

test("[OWN-141] robots.txt follows the choice of AI crawlers with the purge; an unknown one is as none", async () => {
  const robots = async () => (await page("/robots.txt")).html;
  await set({ crawlers: "answers" });
  const chosen = await robots();
  expect(chosen).toContain("User-agent: GPTBot\n");
  await set({ crawlers: "sometimes" as never });
  const usual = await robots();
  expect(usual).not.toContain("GPTBot");
  await set({});
  expect(await robots()).toBe(usual);
});

test("[OWN-58] a page has noindex if its search texts say so; a host without the field hides nothing", async () => {
  await set({});
  const texts = running.fixture.demo.content.seo.find(({ path }) => path === "/terms-of-use");
  expect((await page("/terms-of-use")).html).not.toContain('name="robots"');
  Object.assign(texts ?? {}, { noindex: true });
  await running.site.purge(["seo:/terms-of-use"]);
  expect((await page("/terms-of-use")).html).toContain('<meta name="robots" content="noindex"/>');
  Object.assign(texts ?? {}, { noindex: "" });
  await running.site.purge(["seo:/terms-of-use"]);
  expect((await page("/terms-of-use")).html).not.toContain('name="robots"');
});

test("[OWN-147] the home page has the search consoles' tags, other pages and empty settings have none", async () => {
  const tags = async (path: string) =>
    [
      ...(await page(path)).html.matchAll(/<meta name="([^"]*verif[^"]*|msvalidate[^"]*)"[^>]*>/g),
    ].map(([tag]) => tag);
  await set({});
  expect(await tags("/")).toEqual([]);
  const google = "abc-DEF_123=";
  await set({
    verification: { google, bing: "0123456789ABCDEF", yandex: '"><script>', pinterest: "" },
  });
  expect(await tags("/")).toEqual([
    `<meta name="google-site-verification" content="${google}"/>`,
    '<meta name="msvalidate.01" content="0123456789ABCDEF"/>',
  ]);
  expect(await tags("/blog")).toEqual([]);
});
