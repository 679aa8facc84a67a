/** Rewrites links from the content host's address of a page to the site's. */
import type { Permalinks } from "#links/permalinks.ts";

export interface LinkRules {
  /** Origins whose pages are the site's: the host's, its aliases, the site's own. */
  origins: ReadonlySet<string>;
  /** The path before the host's pages, without a trailing slash; mostly `""`. */
  base?: string;
  permalinks: Pick<Permalinks, "find" | "parameter">;
  /** Whether the site itself has a page at this path. */
  isPage: (path: string) => boolean;
}

/** The parameters by which a WordPress names a post by its number. */
const NUMBERS = ["p", "page_id"];
const FILE = /^\/wp-(?:content|includes|admin|json)\/|\.(?!html?$)[a-z\d]{2,5}$/i;

/**
 * The site's path for a page of the host, by whole address or path; `undefined` for what stays
 * unchanged: other sites, files, and pages that only the host has.
 */
export function siteAddress(written: string, rules: LinkRules): string | undefined {
  const url = ownUrl(written.trim(), rules.origins);
  if (!url) return undefined;
  // An attachment page, at the root in a WordPress without pretty permalinks.
  if (url.searchParams.has("attachment_id")) return undefined;
  const isPath = written.trim().startsWith("/") && !written.trim().startsWith("//");
  const path = pathOf(url, rules.base ?? "");
  // A page of the site with the same path needs no change.
  if (isPath && rules.isPage(path)) return undefined;
  const found = rules.permalinks.find(url);
  // A post that is named by its number alone seems to be at the root.
  if (found === undefined && NUMBERS.some((name) => url.searchParams.has(name))) return undefined;
  const to = found ?? (!FILE.test(url.pathname) && rules.isPage(path) ? path : undefined);
  return to === undefined
    ? undefined
    : to + queryOf(url, rules.permalinks.parameter(url)) + url.hash;
}

/** A cheap pre-check for `siteAddress`, without permalinks. */
export function mayBeRewritten(
  written: string,
  { origins, isPage }: Pick<LinkRules, "origins" | "isPage">,
): boolean {
  const url = ownUrl(written.trim(), origins);
  if (!url || FILE.test(url.pathname)) return false;
  return /^(?:https?:)?\/\//i.test(written.trim()) || !isPage(pathOf(url, ""));
}

function ownUrl(address: string, origins: ReadonlySet<string>): URL | undefined {
  const [first = ""] = origins;
  if (/^\/(?![/\\])/.test(address))
    return URL.canParse(address, first) ? new URL(address, first) : undefined;
  const full = address.replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return undefined;
  const url = new URL(full);
  return origins.has(url.origin) ? url : undefined;
}

const pathOf = ({ pathname }: URL, base: string): string =>
  (base !== "" && `${pathname}/`.startsWith(`${base}/`)
    ? pathname.slice(base.length)
    : pathname
  ).replace(/\/+$/, "") || "/";

/** Removes the parameters that name the post itself. */
function queryOf({ searchParams }: URL, parameter = ""): string {
  const query = new URLSearchParams(searchParams);
  for (const name of [...NUMBERS, "post_type", parameter]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
