/** The one rewriting of links: from the content host's address of a page to the site's. */
import type { Permalinks } from "#links/permalinks.ts";

export interface LinkRules {
  /** Origins whose pages are the site's: the host's, its aliases, the site's own. */
  origins: ReadonlySet<string>;
  /** The path in front of the host's pages, without a slash at the end; mostly `""`. */
  base?: string;
  permalinks: Pick<Permalinks, "find" | "parameter">;
  /** Whether the site itself has a page at this path. */
  isPage: (path: string) => boolean;
}

/** The parameters by which a WordPress names a post by its number. */
const NUMBERS = ["p", "page_id"];
const FILE = /^\/wp-(?:content|includes|admin|json)\/|\.(?!html?$)[a-z\d]{2,5}$/i;

/**
 * A page of the host, whether the address names its origin or begins with a slash, by the site's
 * path; `undefined` for all that is to stay as it is: other sites, files, and pages that only the
 * host has.
 */
export function siteAddress(written: string, rules: LinkRules): string | undefined {
  const url = ownUrl(written.trim(), rules.origins);
  if (!url) return undefined;
  // A page about a file of the library, at the root in a WordPress without pretty permalinks.
  if (url.searchParams.has("attachment_id")) return undefined;
  const isPath = written.trim().startsWith("/") && !written.trim().startsWith("//");
  const path = pathOf(url, rules.base ?? "");
  // What the site has under the same path needs no other.
  if (isPath && rules.isPage(path)) return undefined;
  const found = rules.permalinks.find(url);
  // A post that is named by its number alone is at the root, where it is not.
  if (found === undefined && NUMBERS.some((name) => url.searchParams.has(name))) return undefined;
  const to = found ?? (!FILE.test(url.pathname) && rules.isPage(path) ? path : undefined);
  return to === undefined
    ? undefined
    : to + queryOf(url, rules.permalinks.parameter(url)) + url.hash;
}

/** Whether `siteAddress` may change it: cheap, and without knowing any permalink. */
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

/** By what names the post itself the site knows nothing. */
function queryOf({ searchParams }: URL, parameter = ""): string {
  const query = new URLSearchParams(searchParams);
  for (const name of [...NUMBERS, "post_type", parameter]) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
