import { allowedQuery, looksLikeFile, pageKey, type Address } from "#server/http/addresses.ts";
import type { RouteTable } from "#server/http/route-table.ts";

/** The page for an address, with its cache key. */
export interface PageRequest {
  key: string;
  path: string;
  /** Without `?`: the parameters the page reads. */
  query: string;
  /** The route's pattern, for metrics. */
  route: string;
  /** No page has this address: all share the same cached not-found page. */
  isFallback: boolean;
  readsQuery: boolean;
}

/** Where the not-found page is rendered for every address. */
export const NOWHERE = "/404/404";

/** The catch-all route's pattern: landing pages and not-found pages. */
export const ANY_PATH = "/*";

export const nowhere: PageRequest = {
  key: NOWHERE,
  path: NOWHERE,
  query: "",
  route: ANY_PATH,
  isFallback: true,
  readsQuery: false,
};

/** Whether the route itself names the file, such as `/blog/tag/:slug/feed.xml`. */
const isNamedBy = (pattern: string, path: string): boolean =>
  path.slice(path.lastIndexOf("/")) === pattern.slice(pattern.lastIndexOf("/"));

/** The page for an address. `null`: a file's address without a route, handled without rendering. */
export function pageRequest(
  { path, query }: Address & { kind: "page" },
  routes: RouteTable,
): PageRequest | null {
  const match = routes.match(path);
  if (looksLikeFile(path) && !match.isLiteral && !isNamedBy(match.pattern, path)) return null;
  // A landing page may exist; its record decides (`resolve-address.ts`).
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
