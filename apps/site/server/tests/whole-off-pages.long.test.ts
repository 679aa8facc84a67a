import { isOff, PAGE_NAMES, type PageName } from "@meridian/contract";
import { decode } from "html-entities";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";

vi.setConfig({ testTimeout: 60_000 });
const SITE_URL = "https://meridian.example";
const running = oneSite({ siteUrl: SITE_URL });
const { get } = running;
const TEAM = "team=react.senior.2";
/** Pages that are in no sitemap. */
const OTHERS = [
  "/nothing-here",
  "/search",
  "/blog/feed.xml",
  "/vacancies/feed.xml",
  "/vacancies/feed.json",
  "/vacancies/jobs.xml",
  `/pricing?${TEAM}`,
  `/survey?${TEAM}`,
];

const text = async (path: string) => (await get(path)).text();
const switchOff = async (...off: PageName[]): Promise<void> => {
  running.fixture.demo.content.siteSettings = off.length > 0 ? { pages: { off } } : {};
  await running.site.purge(["settings"]);
};

/** Every address in a page's markup, data and machine-readable output. */
const addresses = (html: string): string[] =>
  [...decode(html).matchAll(/["'>(](?:https:\/\/meridian\.example)?(\/[^"'\s<>)]*)/g)].map(
    ([, address = ""]) => address,
  );

/** Empty elements that a removed link can leave behind, except those that scripts fill. */
const holes = (html: string): string[] =>
  html.match(
    /<(p|ul|ol|li|nav|section|h[1-6]|a|figure)\b(?![^>]*(?:data-|tabindex))[^>]*>\s*<\/\1>/g,
  ) ?? [];

const SHELL = /<header [^>]*data-header=[^]*?<\/header>|<footer\b[^]*?<\/footer>/g;

let paths: string[];
/** Addresses on each page with all pages on, besides its header and footer. */
const namedBy = new Map<string, string[]>();
/** Those of all pages, with all pages on. */
let allNamed: string[];
beforeAll(async () => {
  await switchOff();
  paths = [...(await sitemapPaths(running.site.url)), ...OTHERS];
  const pages = await Promise.all(paths.map(text));
  allNamed = pages.flatMap(addresses);
  for (const [at, path] of paths.entries())
    namedBy.set(path, addresses((pages[at] ?? "").replace(SHELL, "")));
  expect(pages.flatMap(holes)).toEqual([]);
}, 60_000);

describe("[OWN-13] a page that is off", () => {
  test.each(PAGE_NAMES)("%s: responds with 404, and no page has its address", async (page) => {
    await switchOff();
    const first = paths.find((path) => isOff(path, [page])) ?? "";
    expect((await get(first)).status).toBe(200);
    expect(allNamed.some((address) => isOff(address, [page]))).toBe(true);
    await switchOff(page);
    const named: string[] = [];
    const statuses: string[] = [];
    // The pages that can change; header and footer are on them, too.
    const touched = paths.filter(
      (path) =>
        path === "/" ||
        path === "/nothing-here" ||
        isOff(path, [page]) ||
        namedBy.get(path)?.some((address) => isOff(address, [page])),
    );
    for (const path of touched) {
      const response = await get(path);
      const due = path === "/nothing-here" || isOff(path, [page]) ? 404 : 200;
      if (response.status !== due) statuses.push(`${response.status} ${path}`);
      const html = await response.text();
      expect.soft(holes(html)).toEqual([]);
      for (const address of new Set(addresses(html)))
        if (isOff(address, [page])) named.push(`${path} → ${address}`);
    }
    expect.soft(statuses).toEqual([]);
    expect.soft(named).toEqual([]);
    const machines = await Promise.all(
      [
        "/llms.txt",
        "/sitemap.xml",
        ...["pages", "services", "case-studies", "fields", "blog", "vacancies"].map(
          (kind) => `/sitemaps/${kind}.xml`,
        ),
      ].map(text),
    );
    expect(
      machines
        .flatMap((one) => addresses(one))
        .filter((address) => isOff(address.replace(/\.md$/, ""), [page])),
    ).toEqual([]);
    expect((await get(`/og${first.replace(/\?.*/, "")}.png`)).status).toBe(404);
  });

  test("with all off the remaining pages work and have no dead links", async () => {
    await switchOff(...PAGE_NAMES);
    for (const path of ["/", "/privacy-policy", "/terms-of-use", "/nothing-here"]) {
      const html = await text(path);
      expect(addresses(html).filter((address) => isOff(address, PAGE_NAMES))).toEqual([]);
      expect(holes(html)).toEqual([]);
      expect(html).toContain("Contact Us");
    }
    expect(await sitemapPaths(running.site.url)).toEqual(["/", "/privacy-policy", "/terms-of-use"]);
  });

  test("is absent for search engines, returns when switched on, and may be moved meanwhile", async () => {
    await switchOff();
    expect((await get("/sales")).status).toBe(200);
    await switchOff("sales");
    const gone = await get("/sales");
    expect(gone.status).toBe(404);
    expect(gone.headers.get("cache-control")).toBe("no-store");
    expect(await gone.text()).toContain('name="robots" content="noindex"');
    const { content } = running.fixture.demo;
    const { redirects } = content;
    content.redirects = [{ from: "/sales", to: "/pricing", status: 302 }];
    await running.site.purge(["redirects"]);
    expect((await get("/sales")).headers.get("location")).toBe("/pricing");
    await switchOff();
    // Files other than pages use the settings once a page was rendered with them.
    await get("/");
    expect((await get("/sales")).status).toBe(200);
    content.redirects = redirects;
    await running.site.purge(["redirects"]);
  });

  test("accepts a message of a form that was open when its page was switched off", async () => {
    await switchOff("survey");
    await get("/");
    expect((await get("/survey")).status).toBe(404);
    const { posted } = running.site;
    const before = posted.length;
    await get("/survey", { method: "POST", body: "x=1" });
    expect(posted.slice(before).map(({ pathname }) => pathname)).toEqual(["/survey"]);
  });
});
