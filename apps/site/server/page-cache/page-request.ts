import { allowedQuery, looksLikeFile, pageKey, type Address } from "#server/http/addresses.ts";
import type { RouteTable } from "#server/http/route-table.ts";

/** `key`: of the cache. */
export interface PageRequest {
  key: string;
  path: string;
  /** That the page reads, without `?`. */
  query: string;
  /** Its pattern, for metrics. */
  route: string;
  /** No page has this address: all share one cached not-found page. */
  isFallback: boolean;
  readsQuery: boolean;
}

/** The not-found page's own address. */
export const NOWHERE = "/404/404";

/** The catch-all route: landing pages and not-found pages. */
export const ANY_PATH = "/*";

export const nowhere: PageRequest = {
  key: NOWHERE,
  path: NOWHERE,
  query: "",
  route: ANY_PATH,
  isFallback: true,
  readsQuery: false,
};

/** As in `/blog/tag/:slug/feed.xml`. */
const isNamedBy = (pattern: string, path: string): boolean =>
  path.slice(path.lastIndexOf("/")) === pattern.slice(pattern.lastIndexOf("/"));

/** `null`: a file's address without a route, which is not rendered. */
export function pageRequest(
  { path, query }: Address & { kind: "page" },
  routes: RouteTable,
): PageRequest | null {
  const match = routes.match(path);
  if (looksLikeFile(path) && !match.isLiteral && !isNamedBy(match.pattern, path)) return null;
  // The record of a landing page decides (`resolve-address.ts`).
  if (path === NOWHERE) return nowhere;
  return {
    key: pageKey(path, query, match.query),
    path,
    query: allowedQuery(query, match.query),
    route: match.pattern,
    isFallback: false,
    readsQuery: match.query.length > 0,
  };
}
