/** Permalinks of records from before the site was in front of a WordPress, without an import. */
import type { Permalinks } from "@meridian/contract";
import { plainName } from "@meridian/contract/record-name";
import { within } from "@meridian/http/within";
import type { KnownPermalinks } from "#server/content/known-permalinks.ts";
import type { Moved } from "#server/redirects/redirects.ts";
import type { Uses } from "#server/services.ts";

export interface OldAddresses {
  /** The record with this permalink, at its new address. `target`: path and query as requested. */
  find(target: string): Promise<Moved | null>;
  /** Whether a parameter of the home page names a record: by its number, or by a list. */
  isNamedByParameter(target: string): boolean;
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

/** The blog's feeds, and further pages of the list of all posts. */
function blogAt(path: string): string | undefined {
  if (["", "/blog"].includes(FEED.exec(path)?.[1] ?? "-")) return "/blog/feed.xml";
  return ["", "/blog"].includes(LATER_PAGE.exec(path)?.[1] ?? "-") ? "/blog" : undefined;
}

/** Pages and files that every WordPress has, at their place here. `file`: of an upload. */
function placeOf(path: string, file: (path: string) => string | undefined): string | undefined {
  if (SITEMAP.test(path)) return "/sitemap.xml";
  return UPLOAD.test(path) ? file(path) : blogAt(path);
}

/** The address of a list with its feeds or its further pages. */
const listOf = (pathname: string): string | undefined =>
  FEED.exec(pathname)?.[1] ?? LATER_PAGE.exec(pathname)?.[1];

/** A record's page in place of its feed of comments; an archive has a feed. */
const feedOf = (to: string): string =>
  /^\/blog\/(?:category|tag)\/[^/]+$/.test(to) ? `${to}/feed.xml` : to;

const urlOf = (target: string): URL | undefined => {
  const address = `http://site.invalid${target}`;
  return target.startsWith("/") && target.length <= LONGEST && URL.canParse(address)
    ? new URL(address)
    : undefined;
};

const parameterOf = (url: URL, known: Permalinks | undefined): string | undefined =>
  NAMING.find((name) => url.searchParams.has(name)) ??
  known?.parameter(url) ??
  (isSearched(url) ? SEARCHED : undefined);

interface HostLanguage {
  /** Of the language on the site; the host may have another one (`known.root`). */
  prefix: string;
  known: Permalinks;
}

/** The path without the language's beginning, and whether it had one. */
function withoutRoot({ pathname }: URL, { prefix, known }: HostLanguage) {
  const root = known.root || prefix;
  const isInside = root !== "" && `${pathname.toLowerCase()}/`.startsWith(`${root}/`);
  return { isInside, rest: (isInside ? pathname.slice(root.length) : pathname) || "/" };
}

function movedIn(url: URL, language: HostLanguage): Moved | null {
  const { prefix, known } = language;
  const { isInside, rest } = withoutRoot(url, language);
  const isHome = rest === "/";
  const at = (path: string): URL => {
    const address = new URL(url);
    address.pathname = listOf(path) ?? path;
    if (!isHome) address.search = "";
    return address;
  };
  const [whole, short] = [at(url.pathname), at(rest)];
  const parameter = isHome ? (parameterOf(whole, known) ?? known.parameter(short)) : undefined;
  if (parameter === SEARCHED) return searchFor(url, prefix);
  // Archives by number and those of authors have no language in their permalinks.
  const shortly = isInside ? (blogAt(rest) ?? known.named(short)) : undefined;
  const found = shortly === "/" ? known.named(whole) : (shortly ?? known.named(whole));
  if (found === undefined || (prefix !== "" && url.pathname === "/" && found === "/")) return null;
  const to = addressOf(FEED.test(url.pathname) ? feedOf(found) : found, prefix);
  if (parameter === undefined && spelled(to) === spelled(url.pathname)) return null;
  return { to, status: 301, ...(parameter && { parameters: [parameter, "post_type"] }) };
}

const addressOf = (path: string, prefix: string): string =>
  path === "/" ? prefix || "/" : `${prefix}${path}`;

/** `timeoutMs`: to wait for the host's lists. */
export function createOldAddresses({
  settings: { contentHost: host },
  siteSettings,
  content,
  timeoutMs,
}: Uses<
  "timeoutMs",
  {
    settings: "contentHost";
    siteSettings: "languages";
    content: "permalinks";
  }
>): OldAddresses {
  const fileAt = (path: string): string =>
    SHOWN.test(path) ? `/pictures/original${path}` : new URL(`.${path}`, `${host}/`).href;
  /** A WordPress has the prefix of a further language in permalinks, too. */
  const further = (): { prefix: string; permalinks: KnownPermalinks }[] =>
    siteSettings
      .languages()
      .others.map(({ code, prefix }) => ({ prefix, permalinks: content.permalinks(code) }));

  return {
    isNamedByParameter(target) {
      const [path = "", query] = target.split("?");
      if (query === undefined) return false;
      const url = urlOf(target);
      const language = [{ prefix: "", permalinks: content.permalinks() }, ...further()].find(
        ({ prefix }) => path === `${prefix}/` || (path === prefix && prefix !== ""),
      );
      return (
        url !== undefined &&
        language !== undefined &&
        parameterOf(url, language.permalinks.latest()) !== undefined
      );
    },
    async find(target) {
      const url = urlOf(target);
      if (!url) return null;
      const first = await within(timeoutMs, content.permalinks().read());
      // A host of another kind may have been a WordPress before: these were its addresses.
      const place = placeOf(url.pathname, first?.isWordPress ? fileAt : () => undefined);
      if (place !== undefined) return { to: place, status: 301 };
      if (!first?.isWordPress) return null;
      const own = movedIn(url, { prefix: "", known: first });
      // The home page with a parameter may be another language's record.
      if (own && (own.to !== "/" || own.parameters === undefined)) return own;
      const others = await Promise.all(
        further().map(async ({ prefix, permalinks: { read } }) => {
          const known = await within(timeoutMs, read());
          return known?.isWordPress ? movedIn(url, { prefix, known }) : null;
        }),
      );
      return others.find((moved) => moved !== null) ?? own;
    },
  };
}

const searchFor = (url: URL, prefix: string): Moved => ({
  to: `${prefix}/search?${new URLSearchParams({ q: url.searchParams.get(SEARCHED) ?? "" }).toString()}`,
  status: 301,
  parameters: [SEARCHED, "post_type"],
});

/** The site's spelling of a path. */
const spelled = (path: string): string => plainName(path).replace(/\/+$/, "") || "/";
