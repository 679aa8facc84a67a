import { matchPath, type ServerBuild } from "react-router";

export interface RouteMatch {
  /** Such as `/services/:slug`: a metrics label that does not grow with the addresses. */
  pattern: string;
  /** Whether it is the catch-all route. */
  isFallback: boolean;
  /** Whether its pattern is exactly the path. */
  isLiteral: boolean;
  /** Query parameters of the page, from the route's `handle = { query: ["page"] }`. */
  query: readonly string[];
}

export interface RouteTable {
  match(path: string): RouteMatch;
  /** The literal paths of all routes. */
  paths(): string[];
}

/** No route, or its prefixes do not match: React Router has no partial segments. */
const NOTHING: RouteMatch = { pattern: "/*", isFallback: true, isLiteral: false, query: [] };

type Routes = ServerBuild["routes"];

interface Leaf extends RouteMatch {
  prefixes: string[];
}

/** Ranked once: React Router's `matchRoutes` ranks all routes on every call, which takes 0.6 ms. */
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

/** React Router's ranking: more segments first, literal before dynamic ones, the catch-all last. */
const rankOf = (pattern: string): number =>
  pattern
    .split("/")
    .reduce((rank, segment) => rank + (segment === "*" ? -2 : segment.startsWith(":") ? 3 : 10), 0);

/** The build with the catch-all route alone, which then renders any path. */
export function onlyAnyPath({ assets, routes, ...build }: ServerBuild): ServerBuild {
  const isNeeded = (id: string): boolean => {
    const { path, parentId } = routes[id] ?? {};
    return path === "*" || parentId === undefined;
  };
  const needed = <T>(byId: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(byId).filter(([id]) => isNeeded(id)));
  return { ...build, routes: needed(routes), assets: { ...assets, routes: needed(assets.routes) } };
}

function textsOf(handle: unknown, name: "query" | "prefixes"): string[] {
  const texts: unknown =
    typeof handle === "object" && handle !== null && name in handle
      ? Reflect.get(handle, name)
      : [];
  return Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : [];
}
