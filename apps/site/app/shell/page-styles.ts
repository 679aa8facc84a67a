import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** React Router's own list of what each page needs; with `routeDiscovery: "initial"` it names every page. */
interface Manifest {
  routes: Record<string, { path?: string; css?: string[] } | undefined>;
}

/** Styles that have not come by then are not waited for, in milliseconds: a page without them beats no page. */
const PATIENCE = 5000;

/** Addresses of the styles of the pages with this pattern, such as `blog/:slug`; the home page's is empty. */
function styleSheets(pattern: string): string[] {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  const path = pattern.replace(/^\//, "");
  return Object.values(manifest?.routes ?? {}).flatMap((route) => ((route?.path ?? "") === path ? (route?.css ?? []) : []));
}

/** In force, or on the page already as inline styles. React Router's own link, by which it fetches a sheet and which it then takes away, does not count. */
const isThere = (address: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`)].some(({ sheet, disabled }) => sheet !== null || disabled);

/** Resolves once the sheet is in force, and also when it cannot be had. */
const bring = (href: string): Promise<void> =>
  new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: () => done(), onerror: () => done() });
    document.head.append(link);
    setTimeout(done, PATIENCE);
  });

/**
 * Shows a page only with its styles in force, for without them it would also scroll to where its sections are not
 * (NAV-01): React Router fetches a page's styles, but links them only as it shows the page, and then they are not there
 * at once. They come beside the page's data, so the wait is for the later of the two.
 */
export const withPageStyles: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ pattern }, next) => {
  const styles = Promise.all(styleSheets(pattern).filter((address) => !isThere(address)).map(bring));
  const result = await next();
  await styles;
  return result;
};
