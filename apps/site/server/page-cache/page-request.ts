import { isUnder, localPath as pathIn } from "@meridian/contract/language-prefix";
import { matchPath } from "react-router";
import type { SiteLanguage } from "#server/config/site-language.ts";
import {
  allowedQuery,
  looksLikeFile,
  pageKey,
  readAddress,
  type Address,
} from "#server/http/addresses.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import type { Uses } from "#server/services.ts";

/** The page for an address, with its cache key. */
export interface PageRequest {
  key: string;
  /** The public path, with the language's prefix. */
  path: string;
  /** Omitted: the site's first. */
  language?: SiteLanguage | undefined;
  /** Without `?`: the parameters the page reads. */
  query: string;
  /** The route's pattern, for metrics. */
  route: string;
  /** No page has this address: all share the same cached not-found page. */
  isFallback: boolean;
  readsQuery: boolean;
}

/** The path without the language's prefix, as routes match it. */
export const localPath = ({ path, language }: Pick<PageRequest, "path" | "language">): string =>
  pathIn(path, language?.prefix);

/** The route's parameters, as React Router parses them. */
export function paramsOf({ route, ...request }: Pick<PageRequest, "route" | "path" | "language">) {
  const decoded = localPath(request).split("/").map(decodeURIComponent).join("/");
  return matchPath(route, decoded)?.params ?? {};
}

/** Where the not-found page is rendered for every address. */
export const NOWHERE = "/404/404";

/** The catch-all route's pattern: landing pages and not-found pages. */
export const ANY_PATH = "/*";

/** The not-found page in a language. */
export const nowhereIn = (language: SiteLanguage | undefined): PageRequest => {
  const path = (language?.prefix ?? "") + NOWHERE;
  return {
    key: path,
    path,
    language,
    query: "",
    route: ANY_PATH,
    isFallback: true,
    readsQuery: false,
  };
};

/** Whether the route itself names the file, such as `/blog/tag/:slug/feed.xml`. */
const isNamedBy = (pattern: string, path: string): boolean =>
  path.slice(path.lastIndexOf("/")) === pattern.slice(pattern.lastIndexOf("/"));

/** In the site's first language. */
export const nowhere = nowhereIn(undefined);

/** The page for an address. `null`: a file's address without a route, handled without rendering. */
export function pageRequest(
  { path, query }: Address & { kind: "page" },
  routes: RouteTable,
  languages: readonly SiteLanguage[] = [],
): PageRequest | null {
  const language = languages.find(({ prefix }) => isUnder(path, prefix));
  const local = localPath({ path, language });
  const match = routes.match(local);
  if (looksLikeFile(local) && !match.isLiteral && !isNamedBy(match.pattern, local)) return null;
  // A landing page may exist; its record decides (`open-page.ts`).
  if (local === NOWHERE) return nowhereIn(language);
  return {
    key: pageKey(path, query, match.query),
    path,
    language,
    query: allowedQuery(query, match.query),
    route: match.pattern,
    isFallback: false,
    readsQuery: match.query.length > 0,
  };
}

/** The page at a canonical address of the site. */
export async function pageAt(
  target: string,
  { routes, siteSettings }: Uses<"routes", { siteSettings: "languages" }>,
): Promise<PageRequest | null> {
  const address = readAddress(target);
  if (address.kind !== "page") return null;
  return pageRequest(address, await routes(), siteSettings.languages().others);
}
