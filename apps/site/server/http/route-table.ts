import { matchPath, type ServerBuild } from "react-router";

/** What the server knows of the route that serves a path. */
export interface RouteMatch {
  /**
   * Its pattern, such as `/services/:slug`: a label for figures that does not grow with the
   * addresses.
   */
  pattern: string;
  /** Whether it is the one that takes whatever no other takes. */
  isFallback: boolean;
  /** Whether it names the path letter by letter. */
  isLiteral: boolean;
  /**
   * Query parameters the page reads, as its route says by `export const handle = { query: ["page"]
   * }`.
   */
  query: readonly string[];
}

export interface RouteTable {
  match(path: string): RouteMatch;
  /** The paths that routes name letter by letter. */
  paths(): string[];
  /** Whether there is a route of this id. */
}

/**
 * No route, or one that has no page for this path: React Router knows no partial segments, so a
 * route may say what its paths begin with.
 */
const NOTHING: RouteMatch = { pattern: "/*", isFallback: true, isLiteral: false, query: [] };

type Routes = ServerBuild["routes"];

interface Leaf extends RouteMatch {
  prefixes: string[];
}

/** Ranked once: React Router's `matchRoutes` ranks all routes at every call, 0.6 ms for these. */
export function createRouteTable(routes: Routes): RouteTable {
  const leaves = leavesOf(routes, undefined, { path: "", query: [] });
  const literal = new Map(
    leaves.filter(({ isLiteral }) => isLiteral).map((leaf) => [leaf.pattern, leaf]),
  );
  const others = leaves
    .filter(({ isLiteral }) => !isLiteral)
    .toSorted((a, b) => rankOf(b.pattern) - rankOf(a.pattern));
  return {
    paths: () => [...literal.keys()],
    match(path) {
      const { prefixes, ...match } = literal.get(path) ??
        others.find(({ pattern }) => matchPath(pattern, path)) ?? { prefixes: [], ...NOTHING };
      return prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix))
        ? match
        : NOTHING;
    },
  };
}

/** The pages among the routes: what has no children of its own. */
function leavesOf(
  routes: Routes,
  parent: string | undefined,
  above: { path: string; query: string[] },
): Leaf[] {
  return Object.values(routes).flatMap((route): Leaf[] => {
    if (!route || route.parentId !== parent) return [];
    const path = route.path ? `${above.path}/${route.path}` : above.path;
    const query = [...above.query, ...textsOf(route.module.handle, "query")];
    const children = leavesOf(routes, route.id, { path, query });
    if (children.length > 0 || (!route.path && !route.index)) return children;
    return [
      {
        pattern: path || "/",
        isFallback: route.path === "*",
        isLiteral: !/[:*]/.test(path),
        query,
        prefixes: textsOf(route.module.handle, "prefixes"),
      },
    ];
  });
}

/**
 * As React Router ranks them: more segments first, a named one before one that takes all, and what
 * takes the rest last.
 */
const rankOf = (pattern: string): number =>
  pattern
    .split("/")
    .reduce((rank, segment) => rank + (segment === "*" ? -2 : segment.startsWith(":") ? 3 : 10), 0);

/** The build without the routes that take only some of what their patterns say. */
export function withoutPrefixed({ assets, routes, ...build }: ServerBuild): ServerBuild {
  const isWhole = (id: string): boolean =>
    textsOf(routes[id]?.module.handle, "prefixes").length === 0;
  const whole = <T>(byId: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(byId).filter(([id]) => isWhole(id)));
  return { ...build, routes: whole(routes), assets: { ...assets, routes: whole(assets.routes) } };
}

/** A list of texts that a route exports as part of its handle. */
function textsOf(handle: unknown, name: "query" | "prefixes"): string[] {
  const texts: unknown =
    typeof handle === "object" && handle !== null && name in handle
      ? Reflect.get(handle, name)
      : [];
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}
