/** Every page by sitemap, from the contract's calls: for sitemaps, llms.txt and the search. */
import { isOff } from "@meridian/contract";
import { isUnder } from "@meridian/contract/language-prefix";
import { PAGES } from "#app/pages/all-pages.server.ts";
import { LANDING } from "#app/pages/landing/page.server.ts";
import type { ListedPage, Sitemap } from "#app/pages/define-page.ts";
import { SEARCH } from "#app/shell/search/search-address.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { looksLikeFile, readAddress } from "#server/http/addresses.ts";
import type { RouteTable } from "#server/http/route-table.ts";

export interface SitePage extends ListedPage {
  /** Canonical, and matched by a route. */
  path: string;
  /** Its own date, `YYYY-MM-DD`; `""` if the record has none. */
  date: string;
}

/** By name, in the order they are listed. */
export const SITEMAPS: ReadonlyMap<string, Sitemap> = new Map(
  PAGES.flatMap(({ listing }) => {
    const sitemap = listing?.sitemap;
    return sitemap ? [[sitemap.name, sitemap]] : [];
  }),
);

export interface Reading {
  content: ContentSource;
  site: Pick<SiteConfig, "pages">;
  routes: RouteTable;
  /** Of all languages but the first, whose pages cannot be under them. */
  prefixes: readonly string[];
}

/**
 * The pages of a sitemap; without one those that only the search lists. Throws when the host fails
 * and nothing is cached: an incomplete list would report the other pages as removed.
 */
export async function readPages(
  sitemap: string | undefined,
  { content, site, routes, prefixes }: Reading,
): Promise<SitePage[]> {
  const { off } = site.pages;
  const taken = content.prefix ? [] : prefixes;
  const listed = await Promise.all(
    PAGES.map(async ({ listing, ...page }) =>
      listing && listing.sitemap?.name === sitemap ? listing.read(content, page) : [],
    ),
  );
  const found = listed.flat().flatMap(({ date = "", ...page }) => {
    const path = canonical(page.path);
    if (path === null || looksLikeFile(path) || taken.some((prefix) => isUnder(path, prefix)))
      return [];
    const isLanding = sitemap === LANDING;
    // Landing pages have no route of their own, and cannot take another page's address, except the
    // search's while it is off.
    const isServed =
      isLanding && path === SEARCH
        ? isOff(path, off)
        : routes.match(path).isFallback === isLanding && !isOff(path, off);
    return isServed ? [{ ...page, path, date: /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? "" }] : [];
  });
  return [...new Map(found.map((page) => [page.path, page])).values()];
}

/** The canonical path, or `null` if invalid. */
function canonical(path: string): string | null {
  const address = readAddress(path);
  const settled = address.kind === "redirect" ? readAddress(address.location) : address;
  return settled.kind === "page" ? settled.path : null;
}
