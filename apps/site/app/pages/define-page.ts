/** What a page of the site is. Each page's folder defines its own in `page.server.ts`; `all-pages.server.ts` lists them. */
import type { GetCallName, Params } from "@meridian/contract";
import type { Translate } from "@meridian/messages/messages";
import type { InLanguage } from "#app/content/alternates.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";

/** Address and route of a page, or of a file such as a feed. Absent parts are `null` or `[]`. */
export interface PageDefinition<S = unknown> {
  /** React Router's pattern, from the root. */
  readonly at: string;
  /** The route's module in `app/`, and its id if another pattern has the same module. */
  readonly module: string;
  readonly id?: string;
  /** The beginnings of its paths, where the pattern takes others, too. */
  readonly prefixes?: readonly string[];
  /** Query parameters that it reads; others are dropped. */
  readonly query: readonly string[];
  /** The calls that it makes whatever their replies are, besides those of every page. */
  readonly calls: (page: CalledPage) => readonly PageCall[];
  /** What is at its address, before rendering; `null`: every address of the pattern has a page. */
  readonly find: Find<S> | null;
  /**
   * Its record may be missing or too empty for a page: then `find` decides in lists of pages and in
   * other languages, too. Others are always there, or wherever a list has their record.
   */
  readonly mayBeMissing?: true;
  /** Its addresses, for sitemaps, llms.txt and the search. */
  readonly listing: Listing | null;
  /** The settings whose texts it shows: the search finds them. */
  readonly settings: ((site: SiteConfig) => object) | null;
}

/** Of the path, decoded, by their names in the pattern. */
export type PathParams = Readonly<Record<string, string | undefined>>;

export type PageCall = {
  [N in GetCallName]: keyof Params<N> extends never ? [N] : [N, Params<N>];
}[GetCallName];

/** A call without parameters. */
export type PlainCall = Extract<PageCall, [unknown]>[0];

export interface CalledPage {
  path: string;
  params: PathParams;
  query: URLSearchParams;
}

/** What decides where a page is. */
export type Placed = Pick<PageDefinition, "at" | "find" | "mayBeMissing">;

export interface Found<S> {
  /** What its loader shows (`shownAt`); `null`: nothing is here, which is a 404. */
  of: S | null;
  /** Visitors are redirected to this path and query; a preview shows what is here. */
  to?: string;
  /** The redirect is permanent, to the record's only address. */
  isForGood?: true;
  /** The path of a not-found page that several unknown addresses share. */
  sharedAt?: string;
  /** Nothing is here any more: a 410, which has its own page. */
  isWithdrawn?: true;
  /** What the route's error page shows in place of nothing. */
  instead?: () => object;
}

export interface AddressRequest {
  path: string;
  params: PathParams;
  /** The query parameters that the page reads. */
  query: URLSearchParams;
  /** The page's; BCP 47. */
  code: string;
  t: Translate;
  /** All of the site. */
  languages: () => readonly Pick<InLanguage, "code" | "content">[];
}

/** Rejects if the host fails; the page handles the failure. */
export type Find<S> = (content: ContentSource, requested: AddressRequest) => Promise<Found<S>>;

/** A sitemap, which is a section of llms.txt, and a group of search results. */
export interface Sitemap {
  readonly name: string;
  title(t: Translate): string;
}

export interface Listing {
  /** `null`: the search alone lists these pages. */
  readonly sitemap: Sitemap | null;
  readonly group: Sitemap;
  /** Throws when the host fails and nothing is cached. */
  read(content: ContentSource, page: Placed): Promise<ListedPage[]>;
}

export interface ListedPage {
  path: string;
  title: string;
  text: string;
  /** The page's data: if it changes, the page has changed. */
  of: unknown;
  /** Its own date; its first ten characters are used. */
  date?: string;
}

/** A page that omits one of its parts does not compile. */
export const definePage = <S>(page: PageDefinition<S>): PageDefinition<S> => page;

/** A file, which no list has. */
export const defineFile = <S>(
  file: Omit<PageDefinition<S>, "listing" | "settings">,
): PageDefinition<S> => ({
  ...file,
  listing: null,
  settings: null,
});

export const always =
  (...names: PlainCall[]): PageDefinition["calls"] =>
  () =>
    names.map((name) => [name] as PageCall);

/**
 * A page's calls, with those of every page. The server starts them with the first request for the
 * page, so that a cold page costs one round trip to the content host; a test compares them with what
 * the loaders read.
 */
export function pageCalls({ at, calls }: PageDefinition, page: CalledPage): PageCall[] {
  // A feed has neither footer nor description.
  if (/\.(?:xml|json)$/.test(at)) return [...calls(page)];
  // As it is written, for the call escapes it itself.
  const path = decodeURIComponent(page.path.slice(1));
  return [...calls(page), ["seo", { path }], ["options"]];
}
