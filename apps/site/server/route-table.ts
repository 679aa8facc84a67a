import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** What the server knows of the route that serves a path. */
export interface RouteMatch {
  /** Its pattern, such as `/services/:slug`: a label for figures that does not grow with the addresses. */
  pattern: string;
  /** Whether it is the one that takes whatever no other takes. */
  isFallback: boolean;
  /** Whether it names the path letter by letter. */
  isLiteral: boolean;
  /** Query parameters the page reads, as its route says by `export const handle = { query: ["page"] }`. */
  query: readonly string[];
}

export interface RouteTable {
  match(path: string): RouteMatch;
  /** The paths that routes name letter by letter. */
  paths(): string[];
  /** Whether there is a route of this id. */
  has(id: string): boolean;
}

/** No route, or one that has no page for this path: React Router knows no partial segments, so a route may say what its paths begin with. */
const NOTHING: RouteMatch = { pattern: "/*", isFallback: true, isLiteral: false, query: [] };

type Routes = ServerBuild["routes"];

export function createRouteTable(routes: Routes): RouteTable {
  const tree = childrenOf(routes, undefined);
  return {
    paths: () => literalPaths(tree, ""),
    has: (id) => Object.hasOwn(routes, id),
    match(path) {
      const matches = matchRoutes(tree, path);
      if (!matches) return NOTHING;
      const prefixes = textsOf(matches.at(-1)?.route.handle, "prefixes");
      if (prefixes.length > 0 && !prefixes.some((prefix) => path.startsWith(prefix))) return NOTHING;
      const pattern = `/${matches.flatMap(({ route }) => route.path || []).join("/")}`;
      return { pattern, isFallback: matches.at(-1)?.route.path === "*", isLiteral: !/[:*]/.test(pattern), query: matches.flatMap(({ route }) => textsOf(route.handle, "query")) };
    },
  };
}

const literalPaths = (tree: RouteObject[], above: string): string[] =>
  tree.flatMap(({ index, path = "", children }) => {
    const whole = path === "" ? above : `${above}/${path}`;
    if (/[:*]/.test(path)) return [];
    return children && children.length > 0 ? literalPaths(children, whole) : index || path !== "" ? [whole || "/"] : [];
  });

function childrenOf(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const own = { id: route.id, handle: route.module.handle, ...(route.caseSensitive !== undefined && { caseSensitive: route.caseSensitive }) };
    return route.index ? [{ ...own, index: true as const }] : [{ ...own, ...(route.path !== undefined && { path: route.path }), children: childrenOf(routes, route.id) }];
  });
}

/** A list of texts that a route exports as part of its handle. */
function textsOf(handle: unknown, name: "query" | "prefixes"): string[] {
  const texts: unknown = typeof handle === "object" && handle !== null && name in handle ? (handle as Record<string, unknown>)[name] : [];
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}
