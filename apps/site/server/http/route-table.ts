import type { ServerBuild } from "react-router";
import type { PageDefinition } from "#app/pages/define-page.ts";

export interface RouteMatch {
  /** Such as `/services/:slug`: a metrics label that does not grow with the addresses. */
  pattern: string;
  /** Whether it is the catch-all route. */
  isFallback: boolean;
  /** Whether its pattern is exactly the path. */
  isLiteral: boolean;
  /** Query parameters that the page reads. */
  query: readonly string[];
}

export interface RouteTable {
  match(path: string): RouteMatch;
  /** The literal paths of all routes. */
  paths(): string[];
}

/** No route, or its prefixes do not match: React Router has no partial segments. */
const NOTHING: RouteMatch = { pattern: "/*", isFallback: true, isLiteral: false, query: [] };

type Address = Pick<PageDefinition, "at" | "prefixes" | "query">;

/** Ranked once: React Router's `matchRoutes` ranks all routes on every call, which takes 0.6 ms. */
export function createRouteTable(pages: Iterable<Address>): RouteTable {
  const all = [...pages].map(({ at, prefixes, query }) => ({
    match: { pattern: at, isFallback: at === "/*", isLiteral: !/[:*]/.test(at), query },
    prefixes,
  }));
  const literal = new Map(
    all.filter(({ match }) => match.isLiteral).map((page) => [page.match.pattern, page]),
  );
  const others = all
    .filter(({ match }) => !match.isLiteral)
    .toSorted((a, b) => rankOf(b.match.pattern) - rankOf(a.match.pattern));
  return {
    paths: () => [...literal.keys()],
    match(path) {
      const page = literal.get(path) ?? others.find(({ match }) => isAt(match.pattern, path));
      if (!page) return NOTHING;
      const { match, prefixes = [path] } = page;
      return prefixes.some((prefix) => path.startsWith(prefix)) ? match : NOTHING;
    },
  };
}

/**
 * As React Router's `matchPath`, which compiles the pattern on every call: 20 µs for each of the
 * 3,000 addresses of a sitemap.
 */
function isAt(pattern: string, path: string): boolean {
  if (pattern === "/*") return true;
  const wanted = pattern.split("/");
  const segments = path.toLowerCase().replace(/\/+$/, "").split("/");
  return (
    segments.length === wanted.length &&
    wanted.every((segment, at) =>
      segment.startsWith(":") ? segments[at] !== "" : segment === segments[at],
    )
  );
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
