import { useEffect } from "react";

/** React Router's own list of what each page needs; with `routeDiscovery: "initial"` it names every page. */
interface Manifest {
  routes: Record<string, { css?: string[] } | undefined>;
}

const styleSheets = (): string[] => {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  return [...new Set(Object.values(manifest?.routes ?? {}).flatMap((route) => route?.css ?? []))];
};

const isLinked = (address: string): boolean => document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`) !== null;

/**
 * Brings the styles of the other pages in once this one rests. A page that is navigated to must not show
 * unstyled for a moment, for then it would also scroll to where its sections are not (NAV-01): React
 * Router links a page's styles as it shows the page, and that does not wait for them.
 */
export function usePageStyles(): void {
  useEffect(() => {
    const bring = () => {
      for (const href of styleSheets()) if (!isLinked(href)) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    };
    if (!("requestIdleCallback" in window)) return bring();
    const waiting = requestIdleCallback(bring);
    return () => cancelIdleCallback(waiting);
  }, []);
}
