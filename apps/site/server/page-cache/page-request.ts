import { allowedQuery, looksLikeFile, pageKey, type Address } from "#server/http/addresses.ts";
import type { RouteTable } from "#server/http/route-table.ts";

/** What is rendered for an address, and the key it is kept by. */
export interface PageRequest {
  key: string;
  path: string;
  /** Without `?`: the parameters the page reads. */
  query: string;
  /** The route's pattern, for figures. */
  route: string;
  /** No page has this address: all such get the same not-found page, which is kept. */
  isFallback: boolean;
  readsQuery: boolean;
}

/** Where the not-found page is rendered, whichever address was asked for. */
export const NOWHERE = "/404/404";

/** The pattern of the route that takes what no other takes: landing pages, and what is not found. */
export const ANY_PATH = "/*";

/** The not-found page, for an address that cannot be. */
export const nowhere: PageRequest = {
  key: NOWHERE,
  path: NOWHERE,
  query: "",
  route: ANY_PATH,
  isFallback: true,
  readsQuery: false,
};

/**
 * The page for an address. `null`: a file's address that no route names, answered without the
 * renderer.
 */
export function pageRequest(
  { path, query }: Address & { kind: "page" },
  routes: RouteTable,
): PageRequest | null {
  const match = routes.match(path);
  if (looksLikeFile(path) && !match.isLiteral) return null;
  // A landing page may be there, which its record says (`resolve-address.ts`).
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
