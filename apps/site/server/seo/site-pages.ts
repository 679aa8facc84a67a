/** Every page by kind, from the contract's calls: for sitemaps and llms.txt. */
import {
  isOff,
  KINDS,
  PAGE_SERIES,
  placeOf,
  SINGLE_PAGES,
  type Kind,
  type ListingCall,
  type PageName,
  type Summary,
} from "@meridian/contract";
import { recordName, type NamedRecord } from "@meridian/contract/record-name";
import { english } from "@meridian/messages/language";
import { readArticle } from "#app/pages/article/read-article.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { readTerms } from "#app/pages/blog/terms.server.ts";
import { fieldRecord } from "#app/pages/field/read-field.server.ts";
import { FIELD_PREFIXES } from "#app/pages/field/types.ts";
import { landingTexts } from "#app/pages/landing/landing-texts.server.ts";
import { readLegal } from "#app/pages/legal/read-legal.server.ts";
import { SEARCH } from "#app/shell/search/search-address.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import { looksLikeFile, readAddress } from "#server/http/addresses.ts";
import type { RouteTable } from "#server/http/route-table.ts";

export interface SitePage {
  /** Canonical, and matched by a route. */
  path: string;
  title: string;
  text: string;
  /** The page's data: if it changes, the page has changed. */
  of: unknown;
  /** Its own date, `YYYY-MM-DD`; `""` if the record has none. */
  date: string;
}

type Draft = Omit<SitePage, "date"> & { date?: string };

const isAnywhere = ({ page }: Kind): boolean => page?.anywhere !== undefined;

/** Names of the sitemaps, in the order they are listed. */
export const SITEMAPS: ReadonlySet<string> = new Set([
  "pages",
  ...[...KINDS]
    .sort((a, b) => Number(isAnywhere(b)) - Number(isAnywhere(a)))
    .flatMap(({ page }) => page?.sitemap ?? []),
]);

/**
 * Throws when the host fails and nothing is cached: an incomplete list would report the other pages
 * as removed.
 */
export async function readPages(
  sitemap: string,
  content: ContentSource,
  routes: RouteTable,
  off: readonly PageName[] = [],
): Promise<SitePage[]> {
  const drafts = await readDrafts(sitemap, content, routes);
  const found = drafts.flatMap(({ date = "", ...draft }) => {
    const path = canonical(draft.path);
    if (path === null || looksLikeFile(path)) return [];
    const isLanding = sitemap === "landing";
    // Landing pages have no route of their own, and cannot take another page's address, except the
    // search's while it is off.
    const isThere =
      isLanding && path === SEARCH
        ? isOff(path, off)
        : routes.match(path).isFallback === isLanding && !isOff(path, off);
    return isThere ? [{ ...draft, path, date: /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? "" }] : [];
  });
  return [...new Map(found.map((page) => [page.path, page])).values()];
}

async function readDrafts(
  sitemap: string,
  content: ContentSource,
  routes: RouteTable,
): Promise<Draft[]> {
  if (sitemap === "pages") return readOwnPages(content, routes);
  const kinds = KINDS.filter(({ page }) => page?.sitemap === sitemap);
  const read = READERS[sitemap];
  return read ? read(content) : (await Promise.all(kinds.map(readList(content)))).flat();
}

/** Kinds whose pages are not listed by their list and summary. */
const READERS: Readonly<Record<string, (content: ContentSource) => Promise<Draft[]>>> = {
  landing: async (content) => (await content.read("landingPages"))?.map(landingTexts) ?? [],
  fields: readFields,
};

/** Lists in which some records have no page. */
const LISTS: Readonly<Record<string, (content: ContentSource) => Promise<readonly object[]>>> = {
  blog: readPosts,
  authors: async (content) => {
    const posts = await readPosts(content);
    return ((await content.read("authors")) ?? []).filter(({ id }) =>
      posts.some(({ author }) => author !== null && author === id),
    );
  },
  categories: async (content) => readTerms(content, "category", await readPosts(content)),
  tags: async (content) => readTerms(content, "tag", await readPosts(content)),
};

/** These calls have no parameters. */
const readCall = (content: ContentSource, name: string): Promise<unknown> =>
  (content.read as (name: string) => Promise<unknown>)(name);

const readList =
  (content: ContentSource) =>
  async ({ listedBy = "", page }: Kind): Promise<Draft[]> => {
    const records = await (LISTS[listedBy]?.(content) ?? readCall(content, listedBy));
    return (Array.isArray(records) ? (records as NamedRecord[]) : []).flatMap((of) => {
      const summary = summaryOf(page, of);
      const path = placeOf(listedBy as ListingCall, recordName(of), of);
      return summary ? [{ path, ...summary, of }] : [];
    });
  };

/** The record is of the summary's kind. */
const summaryOf = (page: Kind["page"], record: object): Summary | null | undefined =>
  (page?.summary as ((record: object) => Summary | null) | undefined)?.(record);

const FIELD_KINDS = KINDS.filter(({ page }) => page?.sitemap === "fields");

/** Of hosts that list technologies and expertise; otherwise the footer has the published ones. */
async function readFields(content: ContentSource): Promise<Draft[]> {
  const all = await Promise.all(
    FIELD_KINDS.map(async (kind) =>
      (await readCall(content, kind.listedBy ?? "")) === null ? kind : readList(content)(kind),
    ),
  );
  const unlisted = all.filter((one): one is Kind => !Array.isArray(one));
  const linked = unlisted.length > 0 ? await readLinkedFields(content) : [];
  const prefixes = PAGE_SERIES.flatMap(({ kind, prefix }) =>
    unlisted.includes(kind) ? [prefix] : [],
  );
  return [
    ...all.flatMap((one) => (Array.isArray(one) ? one : [])),
    ...linked.filter(({ path }) => prefixes.some((prefix) => path.startsWith(prefix))),
  ];
}

async function readLinkedFields(content: ContentSource): Promise<Draft[]> {
  const { expertise, custom_column_repeater_languages_and_technologies: columns } = (
    await content.read("options")
  ).acf.footer_links_list;
  const technologies = columns.flatMap(({ links }) =>
    links
      .filter(({ post_status }) => post_status === "publish")
      .map(({ post_name, post_title }) => ({
        path: `/${post_name.replace(/^\/+/, "")}`,
        title: post_title,
      })),
  );
  const links = [
    ...expertise.map(({ link, link_name }) => ({ path: link, title: link_name })),
    ...technologies,
  ].filter(({ path }) => FIELD_PREFIXES.some((prefix) => path.startsWith(prefix)));
  const pages = await Promise.all(
    links.map(async (link) => ({ ...link, of: await fieldRecord(content, link.path.slice(1)) })),
  );
  return pages.flatMap(({ of, ...link }) => {
    const series = PAGE_SERIES.find(({ prefix }) => link.path.startsWith(prefix));
    const summary = of && summaryOf(series?.kind.page, of);
    return summary ? [{ ...summary, ...link, of }] : [];
  });
}

async function readOwnPages(content: ContentSource, routes: RouteTable): Promise<Draft[]> {
  const paths = [...new Set([...OWN_PAGES.keys(), ...routes.paths()])].filter(
    (path) => path !== SEARCH && !looksLikeFile(path) && !routes.match(path).isFallback,
  );
  const pages = await Promise.all(paths.map((path) => ownPage(content, path)));
  return pages.filter((page) => page !== null);
}

/** The kind whose list or record a page is built from, besides its SEO record. */
const OWN_PAGES: ReadonlyMap<string, Kind> = new Map([
  ...SINGLE_PAGES,
  ...KINDS.flatMap((kind): [string, Kind][] =>
    kind.page?.partOf === undefined ? [] : [[kind.page.partOf, kind]],
  ),
]);

/** Pages that respond with 404 also where their record is empty: `null` then, in any language. */
const OR_EMPTY: Readonly<Record<string, (content: ContentSource) => Promise<unknown>>> = {
  article: (content) => readArticle(content, english),
  privacyPolicy: (content) => readLegal(content, "privacyPolicy", english),
  termsOfUse: (content) => readLegal(content, "termsOfUse", english),
};

/** `null`: its record is missing, or is empty, and the page responds with 404. */
async function ownPage(content: ContentSource, path: string): Promise<Draft | null> {
  const kind = OWN_PAGES.get(path);
  const call = kind?.listedBy;
  const [seo, record] = await Promise.all([
    content.read("seo", { path: path.slice(1) }),
    call === undefined ? null : readCall(content, call),
  ]);
  if (call !== undefined && record === null && !kind?.page?.isAlwaysThere) return null;
  if ((await OR_EMPTY[call ?? ""]?.(content)) === null) return null;
  return { path, title: seo?.title || path, text: seo?.description ?? "", of: [seo, record] };
}

/** The canonical path, or `null` if invalid. */
function canonical(path: string): string | null {
  const address = readAddress(path);
  const settled = address.kind === "redirect" ? readAddress(address.location) : address;
  return settled.kind === "page" ? settled.path : null;
}
