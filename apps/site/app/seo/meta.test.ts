import { serviceData } from "#app/seo/structured-data.ts";
import { expect, test } from "vitest";
import { fakeContent, HOST } from "#app/content/testing/fake-content.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { metaTags, pageSeo } from "#app/seo/meta.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";

const SITE = { brand: { name: "Meridian" }, seo: { title: "{title} | {brand}" } };

const address = new URL("https://meridian.example/clients?from=mail");
const seo = {
  title: "Clients",
  description: "Who we work for.",
  keywords: "clients, partners",
  canonical: "/clients/",
  image: { src: "/media/seo/clients.webp", alt: "", sizes: {} },
};

test("[SH-07] a canonical path and the picture get the site's origin", () => {
  expect(pageSeo(seo, address, { title: "Fallback" })).toEqual({
    title: "Clients",
    description: "Who we work for.",
    keywords: "clients, partners",
    canonical: "https://meridian.example/clients",
    markdown: "https://meridian.example/clients.md",
    image: "https://meridian.example/pictures/1080.webp/media/seo/clients.webp",
    size: null,
    published: "",
  });
});

test("[SH-07] a page without SEO data uses its own words, and its own address without the query", () => {
  expect(
    pageSeo(null, address, { title: "Our clients", description: "Thirteen countries." }),
  ).toEqual({
    title: "Our clients",
    description: "Thirteen countries.",
    keywords: "",
    canonical: "https://meridian.example/clients",
    markdown: "https://meridian.example/clients.md",
    image: "https://meridian.example/og/clients.png",
    size: { width: 1200, height: 630 },
    published: "",
  });
});

test("[SH-07] the home page's canonical address keeps its one slash; a malformed one is ignored", () => {
  expect(pageSeo({ ...seo, canonical: "/" }, address, { title: "x" }).canonical).toBe(
    "https://meridian.example/",
  );
  expect(pageSeo({ ...seo, canonical: "https://[broken" }, address, { title: "x" }).canonical).toBe(
    "https://meridian.example/clients",
  );
});

test("[SH-07] a canonical on the host's own origin becomes the page's address, whatever the permalink; one on another origin is unchanged", async () => {
  const canonicalOf = async (canonical: string, path = "/services/dedicated-teams?a=1") => {
    const content = fakeContent({ seo: { ...seo, canonical } });
    return (await readSeo(content, new URL(path, address), SITE))({ title: "x" }).canonical;
  };
  const own = "https://meridian.example/services/dedicated-teams";
  expect(await canonicalOf(`${HOST}/dedicated-teams/`)).toBe(own);
  expect(await canonicalOf(`${HOST}/home/`, "/")).toBe("https://meridian.example/");
  expect(await canonicalOf("https://partner.example/teams/?page=2")).toBe(
    "https://partner.example/teams/?page=2",
  );
  expect(await canonicalOf("https://meridian.example/clients/")).toBe(
    "https://meridian.example/clients",
  );
  expect(await canonicalOf("javascript:alert(1)")).toBe(own);
  expect(await canonicalOf("")).toBe(own);
});

test("[SH-07] prints title, description, keywords, Open Graph, Twitter and canonical, and omits empty ones", () => {
  const tags = metaTags(pageSeo(seo, address, { title: "x" }), "Meridian");
  expect(tags).toContainEqual({ title: "Clients" });
  expect(tags).toContainEqual({ name: "description", content: "Who we work for." });
  expect(tags).toContainEqual({ name: "keywords", content: "clients, partners" });
  expect(tags).toContainEqual({ property: "og:title", content: "Clients" });
  expect(tags).toContainEqual({ property: "og:url", content: "https://meridian.example/clients" });
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://meridian.example/clients",
  });
  expect(
    metaTags(pageSeo(null, address, { title: "x" }), "Meridian")
      .filter((tag) => "name" in tag)
      .map((tag) => ("name" in tag ? tag.name : "")),
  ).toEqual(["twitter:card", "twitter:title", "twitter:image"]);
});

test("[SH-07] without SEO data uses the record's text and picture, shortened and without markup", () => {
  const result = pageSeo(null, new URL("https://meridian.example/technologies-java"), {
    title: "Java",
    markup: `<p>Ledgers &amp; ${"more ".repeat(60)}</p>` as SafeHtml,
    image: { src: "/media/hero.webp" },
  });
  expect(result.image).toBe("https://meridian.example/pictures/1080.webp/media/hero.webp");
  expect(result.description).toMatch(/^Ledgers & more .*more…$/);
  expect(result.description.length).toBeLessThanOrEqual(160);
});

test.each([
  ["larger than it is shared", 4000, 3000, [1080, 810]],
  ["upright", 3000, 4000, [1080, 1440]],
  ["smaller", 800, 500, [800, 500]],
])("[SH-07] a picture that is %s has width and height", (_, width, height, size) => {
  const image = { src: "/media/a.webp", alt: "", sizes: {}, width, height };
  for (const page of [
    pageSeo({ ...seo, image }, address, { title: "x" }),
    pageSeo(null, address, { title: "x", image }),
  ]) {
    const tags = metaTags(page, "Meridian");
    for (const [at, side] of ["width", "height"].entries())
      expect(tags).toContainEqual({ property: `og:image:${side}`, content: String(size[at]) });
  }
});

test("[SH-07] plain text keeps its special characters", () => {
  const description = 'Vec<T> & "quotes"\n<b> &amp;';
  expect(pageSeo(null, address, { title: "x", description }).description).toBe(
    'Vec<T> & "quotes" <b> &amp;',
  );
});

test("[SH-07] replaces an SVG by the page's generated picture, with its size", () => {
  const result = pageSeo(
    { ...seo, image: { src: "/media/logo.svg", alt: "", sizes: {} } },
    new URL("https://meridian.example/"),
    { title: "x" },
  );
  expect(result.image).toBe("https://meridian.example/og/index.png");
  expect(metaTags(result, "Meridian")).toContainEqual({
    property: "og:image:width",
    content: "1200",
  });
});

test("[SH-07] an article has its type and day; a free-text date is omitted", () => {
  const tags = metaTags(pageSeo(seo, address, { title: "x", published: "2026-03-02" }), "Meridian");
  expect(tags).toContainEqual({ property: "og:type", content: "article" });
  expect(tags).toContainEqual({ property: "article:published_time", content: "2026-03-02" });
  expect(
    metaTags(pageSeo(seo, address, { title: "x", published: "2 March" }), "Meridian"),
  ).toContainEqual({ property: "og:type", content: "website" });
});

test("[LANG-01] Open Graph names the page's language, unless it is its default", () => {
  const localeOf = (language: string): string =>
    metaTags({ ...pageSeo(null, address, { title: "x" }), language }, "Meridian")
      .flatMap((tag) => ("property" in tag && tag.property === "og:locale" ? tag.content : []))
      .join();
  expect(["de", "he", "de-AT", "en-GB", "en"].map(localeOf)).toEqual([
    "de_DE",
    "he_IL",
    "de_AT",
    "en_GB",
    "",
  ]);
});

test("[SH-07] soft hyphens of a record are in no tag and in no structured data", () => {
  const seen = pageSeo(null, address, {
    title: "Entwicklungs\u00adteams",
    description: "a\u00adb",
  });
  const data = serviceData(seen, "Entwicklungs\u00adteams", { brand: { name: "Meridian" } });
  const tags = metaTags(seen, "Meridian", [data]);
  expect(JSON.stringify(tags)).not.toContain("\u00ad");
  expect(tags).toContainEqual({ title: "Entwicklungsteams" });
});
