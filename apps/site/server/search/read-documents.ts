/** What the search finds: every public page, by the lists from which sitemaps are made. */
import { isOff } from "@meridian/contract";
import { titleWithin } from "@meridian/contract/page-title";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import type { SearchDocument } from "#server/search/search-index.ts";
import { readPages, SITEMAPS, type SitePage } from "#server/seo/site-pages.ts";

/** Groups of results by the name of their sitemap. */
export const SEARCH_GROUPS: ReadonlySet<string> = SITEMAPS.difference(new Set(["landing"]));
const groupOf = (sitemap: string): string => (sitemap === "landing" ? "pages" : sitemap);

export interface Reading {
  content: ContentSource;
  site: SiteConfig;
  routes: RouteTable;
}

/** The lists, each read by itself: one that fails costs only its own pages. */
export const SEARCH_LISTS: readonly {
  group: string;
  read(reading: Reading): Promise<SitePage[]>;
}[] = [
  ...[...SITEMAPS].map((name) => ({
    group: groupOf(name),
    read: ({ content, site, routes }: Reading) => readPages(name, content, routes, site.pages.off),
  })),
  { group: "vacancies", read: readCareerPosts },
];

/** Career posts have pages, but are in no sitemap. */
async function readCareerPosts({ content, site }: Reading): Promise<SitePage[]> {
  const posts = (await content.read("careerPosts")) ?? [];
  return posts.flatMap((post) => {
    const path = `/career/${post.id}`;
    return post.id === null || post.status === 404 || isOff(path, site.pages.off)
      ? []
      : [{ path, title: post.title, text: "", of: post, date: "" }];
  });
}

const BETWEEN = " · ";

/** A sentence needs no separator after it. */
const joined = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, at, { length }) =>
      at === length - 1 ? part : part + (/[.!?…:;]$/.test(part) ? " " : BETWEEN),
    )
    .join("");

/** Items of a list are separate texts, as separate fields are. */
const END_OF_BLOCK = /<\/(?:p|li|h[1-6]|dt|dd|td|th|blockquote)>/i;

const texts = new WeakMap<object, string>();

/** A record's text, without parts shown elsewhere; cached by the record object. */
function textOf(record: unknown, without: readonly string[] = []): string {
  if (typeof record !== "object" || record === null) return "";
  const known = texts.get(record);
  if (known !== undefined) return known;
  const all = [...stringsIn(record)]
    .filter((markup) => !without.includes(plainText(markup)))
    .flatMap((markup) => markup.split(END_OF_BLOCK).map(plainText));
  const text = joined([...new Set(all)]);
  texts.set(record, text);
  return text;
}

export function documentOf(
  { path, title, text, of }: SitePage,
  group: string,
  site: SiteConfig,
): SearchDocument {
  const own = SETTINGS_OF[path]?.(site);
  // The records of a list have their own pages.
  const records = (Array.isArray(of) ? of : [of]).filter((record) => !Array.isArray(record));
  const branded = (words: string): string => words.replaceAll("{brand}", site.brand.name);
  const ownTitle = (): string =>
    branded(titleIn(own)) || records.map(titleIn).find((words) => words !== "") || "";
  const name = title === path ? ownTitle() : titleWithin(title, site);
  const [shown, summary] = [plainText(name) || path, plainText(text)];
  const elsewhere = [shown, summary, plainText(title)];
  return {
    path,
    group,
    title: shown,
    text: joined([
      summary === shown ? "" : summary,
      ...records.map((record) => textOf(record, elsewhere)),
      branded(textOf(own)),
    ]),
  };
}

const SETTINGS_OF: Readonly<Record<string, (site: SiteConfig) => object>> = {
  "/": ({ home }) => home,
  "/clients": ({ clients }) => clients,
  "/case-studies": ({ caseStudies }) => caseStudies,
  "/career": ({ career }) => career,
  "/vacancies": ({ vacancies }) => vacancies,
  "/blog": ({ reading: { blog } }) => blog,
  "/dedicated-team-road-map": ({ reading: { roadMap } }) => roadMap,
  "/sales": ({ sales }) => sales,
  "/pricing": ({ pricing }) => pricing,
  "/survey": ({ survey }) => survey,
};

/** The title of a page's first screen, for a host without texts for search engines. */
function titleIn(of: unknown): string {
  if (typeof of !== "object" || of === null) return "";
  if ("hero" in of && titleIn(of.hero)) return titleIn(of.hero);
  const title = "title" in of ? of.title : "page_title" in of ? of.page_title : "";
  return typeof title === "string" ? title : "";
}

/** Fields with addresses, dates and names of choices instead of texts. */
const NO_TEXT =
  /^(?:.*_)?(?:link|url|slug|src|path|date|canonical|keywords|image_fill|post_name|valid_through|select_type_to_watching|type|kind|currency|own|compared|drawing|address|side|hot|show|related|modified|translations)$/;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") {
    yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* stringsIn(item);
  } else if (typeof value === "object" && value !== null && !("src" in value)) {
    for (const [name, inner] of Object.entries(value))
      if (!NO_TEXT.test(name)) yield* stringsIn(inner);
  }
}
