import { matchRoutes, type RouteObject } from "react-router";

/** What React Router's inline script leaves on the window. */
export interface Served {
  __reactRouterManifest?: { routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }> };
  /** The modules of the routes that this page was made of. */
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** As long as an address may be for the server (server/addresses.ts). */
const LONGEST = 512;

/**
 * Whether the page is of the route that its address has in the browser. The server answers an address that no page
 * can have (`%2F` or a broken escape in a slug, 2 kB of it) with the not-found page, while the browser's router takes
 * it for a slug: brought to life it would fail for want of that route's data. Such a page stays as it is, for it is whole.
 */
export function isAsAddressed({ __reactRouterManifest: manifest, __reactRouterRouteModules: modules }: Served, pathname: string): boolean {
  if (!manifest || !modules || isPlain(pathname)) return true;
  if (!isWritten(pathname)) return false;
  const pages = Object.values(manifest.routes).filter(({ parentId }) => parentId === "root");
  const tree = pages.map(({ id, path, index }): RouteObject => (index ? { id, index } : { id, ...(path !== undefined && { path }) }));
  const id = matchRoutes(tree, pathname)?.at(-1)?.route.id;
  return id === undefined || id in modules;
}

/** Whether the server reads the address as the browser does: nearly all, and matching them costs a phone some 10 ms before its first answer. */
const isPlain = (pathname: string): boolean => !pathname.includes("%") && pathname.length <= LONGEST;

/** Whether every escape is one: React Router would complain of it in the console. */
function isWritten(pathname: string): boolean {
  try {
    // The result is used: a call that is not, the bundler takes away.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
