import { PAGE_SERIES } from "@meridian/contract";
import { OWN_PATHS } from "@meridian/contract/paths";
import { expect, test } from "vitest";
import { loadContent, type DemoContent } from "#content.ts";
import { pathOf } from "#translations/load-languages.ts";

const ANCHORS = new Set(["/#solutionSection", "/#services", "/#company", "/#contact-form"]);

function pagesOf(content: DemoContent, series = [...PAGE_SERIES]): string[] {
  return series.flatMap(({ kind: { demo, page = {} } }) =>
    [content[demo as keyof DemoContent]]
      .flat()
      .map((record) => pathOf(page.at ?? "", record as Parameters<typeof pathOf>[1])),
  );
}
const pagesIn = (content: DemoContent): Set<string> =>
  new Set([...OWN_PATHS.map((path) => `/${path}`), ...pagesOf(content)]);

/** Addresses in texts, and texts that are an address. */
function linksIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(linksIn);
  if (typeof value !== "string") return [];
  const inHtml = Array.from(value.matchAll(/href="([^"]*)"/g), ([, href = ""]) => href);
  return /^(?:\/|https?:)/.test(value) ? [value, ...inHtml] : inHtml;
}

/** Neither pages nor files of the site. */
function brokenIn(content: DemoContent): string[] {
  const pages = pagesIn(content);
  const { redirects, ...records } = content;
  const links = [...linksIn(records), ...redirects.map(({ to }) => to)];
  return links.filter(
    (link) =>
      !pages.has(link) &&
      !ANCHORS.has(link) &&
      !link.endsWith(".svg") &&
      !/^https:\/\/example\.com\/\S*$|^mailto:[a-z]+@example\.com$|^tel:/.test(link),
  );
}

test("each link leads to a page, or to an address reserved for examples", () => {
  const content = loadContent();
  expect(brokenIn(content)).toEqual([]);
  content.about.data.description += '<p><a href="/nowhere">x</a></p>';
  Object.assign(content.caseStudies[0]?.data ?? {}, { site_url: "https://acme.com/" });
  expect(brokenIn(content).sort()).toEqual(["/nowhere", "https://acme.com/"]);
});

test("the footer names every service and expertise, and exactly the technologies that are published", () => {
  const { options, services, expertise, ...rest } = loadContent();
  const pages = pagesIn({ options, services, expertise, ...rest });
  const footer = options.acf.footer_links_list;
  const shown = (links: { link: string }[]): string[] => links.map(({ link }) => link);
  expect(shown(footer.services)).toEqual(
    expect.arrayContaining(services.map(({ slug }) => `/services/${slug}`)),
  );
  expect(shown(footer.expertise)).toEqual(
    expect.arrayContaining(expertise.map(({ slug }) => `/${slug}`)),
  );
  for (const { links } of footer.custom_column_repeater_languages_and_technologies)
    for (const { post_name: name, post_status: status } of links)
      expect([name, status]).toEqual([name, pages.has(`/${name}`) ? "publish" : "draft"]);
});

test("redirects lead from addresses without a page, in one step", () => {
  const { redirects, ...rest } = loadContent();
  const pages = pagesIn({ redirects, ...rest });
  const targets = new Set(redirects.map(({ to }) => to));
  expect(redirects.filter(({ from }) => pages.has(from) || targets.has(from))).toEqual([]);
});

test("each page has its search text, unless it has a description of its own", () => {
  const content = loadContent();
  const described = pagesOf(
    content,
    PAGE_SERIES.filter(({ kind }) => kind.isNoPost),
  );
  const texts = content.seo.map(({ path }) => path);
  expect([...new Set(texts)].sort()).toEqual(texts.sort());
  const pages = [...pagesIn(content)].filter((page) => !described.includes(page));
  expect(texts.filter((path) => !described.includes(path))).toEqual(pages.sort());
  for (const { path, canonical } of content.seo) expect(canonical).toBe(path);
});
