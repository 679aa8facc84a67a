import type { Permalinks } from "#links/permalinks.ts";

export interface LinkRules {
  /** Of the site's pages: the host's origin, its aliases, and the site's own. */
  origins: ReadonlySet<string>;
  /** The path before the host's pages, without a trailing slash; usually `""`. */
  base?: string;
  permalinks: Pick<Permalinks, "find" | "parameter">;
  /** Whether the site has a page at this path. */
  isPage: (path: string) => boolean;
}

/** WordPress's parameters with a post's number. */
const NUMBERS = ["p", "page_id"];
const FILE = /^\/wp-(?:content|includes|admin|json)\/|\.(?!html?$)[a-z\d]{2,5}$/i;

/**
 * The site's path for a page of the host, by absolute address or path. `undefined`: unchanged, for
 * other sites, files, and pages that only the host has.
 */
export function siteAddress(written: string, rules: LinkRules): string | undefined {
  const url = ownUrl(written.trim(), rules.origins);
  if (!url) return undefined;
  // An attachment's page, at the root with plain permalinks.
  if (url.searchParams.has("attachment_id")) return undefined;
  const isPath = written.trim().startsWith("/") && !written.trim().startsWith("//");
  const path = pathOf(url, rules.base ?? "");
  // The site has a page with the same path.
  if (isPath && rules.isPage(path)) return undefined;
  const found = rules.permalinks.find(url);
  // A post named only by its number seems to be at the root.
  if (found === undefined && NUMBERS.some((name) => url.searchParams.has(name))) return undefined;
  const to = found ?? (!FILE.test(url.pathname) && rules.isPage(path) ? path : undefined);
  return to === undefined
    ? undefined
    : to + queryOf(url, rules.permalinks.parameter(url)) + url.hash;
}

/** A cheap check before `siteAddress`, without permalinks. */
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

/** Removes the parameters that name the post. */
function queryOf({ searchParams }: URL, parameter = ""): string {
  const query = new URLSearchParams(searchParams);
  for (const name of [...NUMBERS, "post_type", parameter]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
