/** Permalinks of records from before the site was in front of a WordPress, without an import. */
import { plainName } from "@meridian/contract/record-name";
import { within } from "@meridian/http/within";
import type { KnownPermalinks } from "#server/content/known-permalinks.ts";
import type { Moved } from "#server/redirects/redirects.ts";

export interface OldAddresses {
  /** The record with this permalink, at its new address. `target`: path and query as requested. */
  find(target: string): Promise<Moved | null>;
  /** Whether a parameter of the home page names a record: by its number, or by a list. */
  isNamedByParameter(target: string): boolean;
}

export interface OldAddressesOptions {
  /** Absent: no host whose addresses are this site's. */
  permalinks: KnownPermalinks | undefined;
  /** Of the site's further languages; a WordPress has their prefix in permalinks, too. */
  further?: () => readonly { prefix: string; permalinks: KnownPermalinks }[];
  /** The host's own address, for its files. */
  host: string;
  /** Milliseconds to wait for the host's lists. */
  timeoutMs: number;
}

/** Parameters of a WordPress without pretty permalinks; its lists name others. */
const NAMING = ["p", "page_id", "vacancy"];
const LONGEST = 1000;

/** WordPress's search. Shared links have short numbers there, which are no words. */
const SEARCHED = "s";
const isSearched = (url: URL): boolean => /[^\d\s]/.test(url.searchParams.get(SEARCHED) ?? "");

const FEED = /^(.*)\/feed(?:\/(?:rss2?|rdf|atom))?\/?$/;
const LATER_PAGE = /^(.*)\/page\/\d+\/?$/;
const SITEMAP = /^\/(?:wp-sitemap|sitemap_index|[a-z_]+-sitemap)[a-z\d_-]*\.xml$/i;
const UPLOAD = /^\/wp-content\/uploads\/./i;
/** Files that the picture route serves. */
const SHOWN = /\.(?:avif|gif|jpe?g|png|svg|webp|mp4|webm)$/i;

/** Whether a path without a page, like a file's, may be an old address. */
export const isOldFile = (path: string): boolean =>
  /\.html?$/.test(path) || SITEMAP.test(path) || UPLOAD.test(path);

/** Pages and files that every WordPress has, at their place here. `file`: of an upload. */
function placeOf(
  { pathname }: URL,
  file: (path: string) => string | undefined,
): string | undefined {
  if (SITEMAP.test(pathname)) return "/sitemap.xml";
  if (UPLOAD.test(pathname)) return file(pathname);
  if (["", "/blog"].includes(FEED.exec(pathname)?.[1] ?? "-")) return "/blog/feed.xml";
  return ["", "/blog"].includes(LATER_PAGE.exec(pathname)?.[1] ?? "-") ? "/blog" : undefined;
}

/** The address of a list with its feeds or its further pages. */
const listOf = (pathname: string): string | undefined =>
  FEED.exec(pathname)?.[1] ?? LATER_PAGE.exec(pathname)?.[1];

/** A record's page in place of its feed of comments; an archive has a feed. */
const feedOf = (to: string): string =>
  /^\/blog\/(?:category|tag)\/[^/]+$/.test(to) ? `${to}/feed.xml` : to;

export function createOldAddresses({
  permalinks,
  further = () => [],
  host,
  timeoutMs,
}: OldAddressesOptions): OldAddresses {
  /** A record's page by its permalink in a further language, with the language's prefix. */
  const foundIn = async (url: URL): Promise<string | undefined> => {
    const path = url.pathname.toLowerCase();
    const language = further().find(({ prefix }) => path.startsWith(`${prefix}/`));
    const known = language && (await within(timeoutMs, language.permalinks.read()));
    const to = known?.named(url);
    return language && to !== undefined ? `${language.prefix}${to === "/" ? "" : to}` : undefined;
  };
  const urlOf = (target: string): URL | undefined => {
    const address = `http://site.invalid${target}`;
    return target.startsWith("/") && target.length <= LONGEST && URL.canParse(address)
      ? new URL(address)
      : undefined;
  };
  const parameterOf = (url: URL): string | undefined =>
    NAMING.find((name) => url.searchParams.has(name)) ??
    permalinks?.latest()?.parameter(url) ??
    (isSearched(url) ? SEARCHED : undefined);
  const fileAt = (path: string): string =>
    SHOWN.test(path) ? `/pictures/original${path}` : new URL(`.${path}`, `${host}/`).href;

  return {
    isNamedByParameter(target) {
      const url = target.startsWith("/?") ? urlOf(target) : undefined;
      return url !== undefined && permalinks !== undefined && parameterOf(url) !== undefined;
    },
    async find(target) {
      const url = urlOf(target);
      if (!url || !permalinks) return null;
      if (url.pathname !== "/") url.search = "";
      const known = await within(timeoutMs, permalinks.read());
      // A host of another kind may have been a WordPress before: these were its addresses.
      const place = placeOf(url, known?.isWordPress ? fileAt : () => undefined);
      if (place !== undefined) return { to: place, status: 301 };
      if (!known?.isWordPress) return null;
      const parameter = parameterOf(url);
      if (parameter === SEARCHED && url.pathname === "/") return searchFor(url);
      const list = listOf(url.pathname);
      const named = list === undefined ? url : new URL(list, url);
      const found = known.named(named) ?? (await foundIn(named));
      if (found === undefined) return null;
      const to = FEED.test(url.pathname) ? feedOf(found) : found;
      if (parameter === undefined && spelled(to) === spelled(url.pathname)) return null;
      return { to, status: 301, ...(parameter && { parameter }) };
    },
  };
}

const searchFor = (url: URL): Moved => ({
  to: `/search?${new URLSearchParams({ q: url.searchParams.get(SEARCHED) ?? "" }).toString()}`,
  status: 301,
  parameter: SEARCHED,
});

/** The site's spelling of a path. */
const spelled = (path: string): string => plainName(path).replace(/\/+$/, "") || "/";
