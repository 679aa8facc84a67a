/** What the search finds: every public page, by the lists from which sitemaps are made. */
import { titleWithin } from "@meridian/contract/page-title";
import { PAGES, pages } from "#app/pages/all-pages.server.ts";
import type { Sitemap } from "#app/pages/define-page.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { plainText } from "#app/text/plain-text.ts";
import type { SearchDocument } from "#server/search/search-index.ts";
import { readPages, SITEMAPS, type Reading, type SitePage } from "#server/seo/site-pages.ts";

const LISTINGS = PAGES.flatMap(({ listing }) => listing ?? []);

/** Groups of results by name, in the order of the sitemaps. */
export const SEARCH_GROUPS: ReadonlyMap<string, Sitemap> = new Map(
  LISTINGS.map(({ group }) => [group.name, group]),
);

/** The lists, each read by itself: one that fails costs only its own pages. */
export const SEARCH_LISTS: readonly {
  group: string;
  read(reading: Reading): Promise<SitePage[]>;
}[] = [...SITEMAPS.keys(), undefined].map((name) => ({
  group: LISTINGS.find(({ sitemap }) => sitemap?.name === name)?.group.name ?? "",
  read: (reading) => readPages(name, reading),
}));

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
  const own = pages.get(path)?.settings?.(site);
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

/** The title of a page's first screen, for a host without texts for search engines. */
function titleIn(of: unknown): string {
  if (typeof of !== "object" || of === null) return "";
  if ("hero" in of && titleIn(of.hero)) return titleIn(of.hero);
  const title = "title" in of ? of.title : "page_title" in of ? of.page_title : "";
  return typeof title === "string" ? title : "";
}

/** Fields with addresses, dates and names of choices instead of texts, or with the words of another one. */
const NO_TEXT =
  /^(?:.*_)?(?:formatted_description|link|url|slug|src|path|date|canonical|keywords|image_fill|post_name|valid_through|select_type_to_watching|type|kind|currency|own|compared|drawing|address|side|hot|show|related|modified|translations)$/;

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
