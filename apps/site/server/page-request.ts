import { keptQuery, looksLikeFile, pageKey, type Address } from "#server/addresses.ts";
import type { RouteTable } from "#server/route-table.ts";

/** What is rendered for an address, and the key it is kept by. */
export interface PageRequest {
  key: string;
  path: string;
  /** React Router's data for a navigation in the browser, in place of the page. */
  isData: boolean;
  /** Without `?`: the parameters the page reads, and React Router's own `_routes`. */
  query: string;
  /** The route's pattern, for figures. */
  route: string;
  /** No page has this address: all such get the same not-found page, which is kept. */
  isFallback: boolean;
  readsQuery: boolean;
  /** Where the page has moved: a navigation in the browser is told so in React Router's own words. */
  moved?: { location: string; status: number };
}

/**
 * Where the not-found page is rendered, whichever address was asked for. A path of one segment has a place of its own:
 * in the browser React Router gives it to the route of technologies and expertise, and finds there what the server rendered.
 */
const nowhereOf = (path: string): string => (path.split("/").length > 2 ? "/404/404" : "/404");

/** The page for an address. `null`: a file's address that no route names, answered without the renderer. */
export function pageRequest(address: Address & { kind: "page" }, routes: RouteTable): PageRequest | null {
  const match = routes.match(address.path);
  if (looksLikeFile(address.path) && !match.isLiteral) return null;
  const { isData } = address;
  if (match.isFallback) return notFound(nowhereOf(address.path), isData);
  const query = new URLSearchParams(address.query);
  keepKnownRoutes(query, routes);
  const allowed = isData ? [...match.query, "_routes"] : match.query;
  return { key: pageKey(address.path, isData, query, allowed), path: address.path, isData, query: keptQuery(query, allowed), route: match.pattern, isFallback: false, readsQuery: allowed.length > 0 };
}

/** The not-found page, for an address that cannot be. */
export const nowhere = (target: string): PageRequest => notFound(nowhereOf(target), false);

const notFound = (path: string, isData: boolean): PageRequest => ({ key: pageKey(path, isData, new URLSearchParams(), []), path, isData, query: "", route: "/*", isFallback: true, readsQuery: false });

/** React Router names the routes whose data it wants; names that are none would make ever new keys. */
function keepKnownRoutes(query: URLSearchParams, routes: RouteTable): void {
  const named = query.get("_routes");
  if (named === null) return;
  const known = [...new Set(named.split(","))].filter((id) => routes.has(id)).toSorted();
  query.delete("_routes");
  if (known.length > 0) query.set("_routes", known.join(","));
}
