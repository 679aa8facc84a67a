import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { attributesOf } from "#server/http/html-elements.ts";
import { oneSite } from "#server/tests/one-site.ts";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";

vi.setConfig({ testTimeout: 60_000 });
const SITE_URL = "https://meridian.example";
const running = oneSite({
  siteUrl: SITE_URL,
  securityContact: "mailto:security@meridian.example",
});
const { get } = running;

const text = async (path: string) => (await get(path)).text();

describe("files for search engines", () => {
  test("the sitemaps list pages at the site's own address, each once, with its day", async () => {
    expect(await text("/sitemap.xml")).toMatch(
      new RegExp(
        `<sitemapindex.*<loc>${SITE_URL}/sitemaps/pages\\.xml</loc><lastmod>\\d{4}-\\d{2}-\\d{2}</lastmod>`,
        "s",
      ),
    );
    const paths = await sitemapPaths(running.site.url);
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/sales", "/technologies-java", "/expertise-fintech"]),
    );
    expect(paths).not.toContain("/technologies-rust");
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("robots.txt links to the sitemap, llms.txt to the pages", async () => {
    expect(await text("/robots.txt")).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect(await text("/llms.txt")).toMatch(
      new RegExp(
        `^# Meridian\\n\\n> .*## Technologies and expertise\\n\\n.*\\[Java\\]\\(${SITE_URL}/technologies-java\\.md\\): Java engineers`,
        "s",
      ),
    );
  });

  test("[SEC-11] security.txt has the contact for security reports and expires within a year", async () => {
    const response = await get("/.well-known/security.txt");
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8",
    ]);
    const fields = new Map(
      (await response.text())
        .trimEnd()
        .split("\n")
        .map((line) => [line.split(": ", 1)[0], line.slice(line.indexOf(": ") + 2)]),
    );
    expect(fields.get("Contact")).toBe("mailto:security@meridian.example");
    expect(fields.get("Canonical")).toBe(`${SITE_URL}/.well-known/security.txt`);
    const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  });

  test("draws a preview picture once for a page, and none for other addresses", async () => {
    const response = await get("/og/technologies-java.png");
    const { width, height, format } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    expect({ status: response.status, width, height, format }).toEqual({
      status: 200,
      width: 1200,
      height: 630,
      format: "png",
    });
    const again = await fetch(`${running.site.url}/og/technologies-java.png`, {
      headers: { "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(
      await Promise.all(
        [
          "/og/nothing.png",
          "/og/technologies-nothing.png",
          "/og/a/b/c.png",
          "/og/x.jpg",
          "/og/..%2fhealthz.png",
        ].map(async (path) => (await get(path)).status),
      ),
    ).toEqual([404, 404, 404, 404, 404]);
  });

  test.each([
    "/",
    "/blog",
    "/blog/time-zone-overlap-in-practice",
    "/article/article-it-outsourcing",
    "/dedicated-team-road-map",
    "/privacy-policy",
    "/terms-of-use",
  ])("[SH-07] what search engines and social networks read of %s is the host's", async (path) => {
    const { seo } = running.fixture.demo.content;
    const given = seo.find((record) => record.path === path);
    const html = (await text(path)).replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
    expect(html).toContain(`<title>${given?.title}</title>`);
    for (const tag of [
      `<meta name="description" content="${given?.description}"`,
      '<meta name="twitter:card" content="summary_large_image"',
      `<link rel="canonical" href="${SITE_URL}${path}"`,
      `<meta property="og:image" content="${SITE_URL}/`,
    ])
      expect(html).toContain(tag);
  });

  test("[SH-07] a page without SEO data is described by its own record, and gets that picture", async () => {
    running.fixture.demo.content.seo = running.fixture.demo.content.seo.filter(
      ({ path }) => !["/technologies-java", "/sales"].includes(path),
    );
    await running.site.purge(["seo:/technologies-java", "seo:/sales"]);
    const java = await text("/technologies-java");
    const meta = (html: string, name: string) =>
      [...html.matchAll(/<meta\b[^>]*>/g)]
        .map(([tag]) => attributesOf(tag))
        .find((tag) => tag.name === name || tag.property === name)?.content;
    expect(java).toContain(
      "<title>Java engineers for systems that must be right to the cent | Meridian</title>",
    );
    expect(meta(java, "description")).toMatch(/^Our longest engagements are in Java.{60,}…$/);
    expect(meta(java, "og:image")).toMatch(
      new RegExp(`^${SITE_URL}/pictures/1080\\.webp/media/technologies/java/hero`),
    );
    expect(meta(await text("/sales"), "og:image")).toBe(`${SITE_URL}/og/sales.png`);
    running.fixture.demo.reset();
    await running.site.purge(["seo:/technologies-java", "seo:/sales"]);
  });

  test("[ERR-04] with the host down known lists are served; a site without any responds with 503 instead of an empty list", async () => {
    const newborn = mkdtempSync(join(tmpdir(), "site-newborn-"));
    const other = await running.fixture.start({ dataDir: newborn, siteUrl: SITE_URL });
    running.fixture.demo.behave("*", { down: true });
    try {
      expect((await get("/sitemaps/fields.xml")).status).toBe(200);
      const answers = await Promise.all(
        ["/sitemap.xml", "/llms.txt", "/og/technologies-java.png"].map((path) =>
          fetch(other.url + path),
        ),
      );
      expect(
        answers.map(({ status, headers }) => [
          status,
          headers.has("retry-after"),
          headers.get("cache-control"),
        ]),
      ).toEqual([
        [503, true, "no-store"],
        [503, true, "no-store"],
        [503, true, "no-store"],
      ]);
      expect((await fetch(`${other.url}/robots.txt`)).status).toBe(200);
      // [SEC-11] That site has no contact configured.
      expect((await fetch(`${other.url}/.well-known/security.txt`)).status).not.toBe(200);
    } finally {
      running.fixture.demo.behave("*", {});
      await other.stop();
      rmSync(newborn, { recursive: true, force: true });
    }
  });
});

test("the HTML of every kind of page is valid", async () => {
  const seen = new Map<string, string>();
  for (const path of [...(await sitemapPaths(running.site.url)), "/nothing/at/all"])
    seen.set(
      path
        .replace(/^\/(services|case-studies|blog|vacancies|career)\/.*/, "/$1/:")
        .replace(/^\/(technologies|expertise)-.*/, "/$1-"),
      path,
    );
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React's style of valid HTML differs from the validator's.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "no-inline-style": "off",
      "no-trailing-whitespace": "off",
      "void-style": "off",
      // Search engines shorten long titles; the texts are the editors'.
      "long-title": "off",
      // Displayed sizes and phone numbers may wrap.
      "tel-non-breaking": "off",
      // Everything comes from our own origin.
      "require-sri": "off",
    },
  });
  const wrong: string[] = [];
  for (const path of seen.values()) {
    const report = await validator.validateString(await text(path));
    for (const { messages } of report.results)
      wrong.push(
        ...messages.map(
          ({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
        ),
      );
  }
  expect([...new Set(wrong)]).toEqual([]);
});
