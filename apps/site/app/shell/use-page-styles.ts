import { useEffect } from "react";
import { useNavigation } from "react-router";

/** React Router's own list of what each page needs; with `routeDiscovery: "initial"` it names every page. */
interface Manifest {
  routes: Record<string, { css?: string[] } | undefined>;
}

const styleSheets = (): string[] => {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  return [...new Set(Object.values(manifest?.routes ?? {}).flatMap((route) => route?.css ?? []))];
};

const isLinked = (address: string): boolean => document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`) !== null;

/** Marks the links that wait for a change of page. */
const WAITING = "data-waits";

/**
 * Fetches the styles of the other pages once this one rests, and puts them into force as soon as a page is on its way:
 * in force they would restyle this one, two dozen times. A page that is navigated to must not show unstyled for a
 * moment, for then it would also scroll to where its sections are not (NAV-01): React Router links a page's styles as
 * it shows the page, and that does not wait for them.
 */
export function usePageStyles(): void {
  const { state } = useNavigation();
  useEffect(() => {
    const bring = () => {
      for (const href of styleSheets()) {
        if (isLinked(href)) continue;
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "not all" });
        link.setAttribute(WAITING, "");
        document.head.append(link);
      }
    };
    if (!("requestIdleCallback" in window)) return bring();
    const waiting = requestIdleCallback(bring);
    return () => cancelIdleCallback(waiting);
  }, []);
  useEffect(() => {
    if (state === "idle") return;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${WAITING}]`)) link.media = "all";
  }, [state]);
}
