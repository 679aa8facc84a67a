import { useEffect, useMemo, useSyncExternalStore } from "react";
import { announcePageView } from "#app/analytics/visit-events.ts";
import { carryQuery } from "#app/shell/languages/carry-query.ts";

const MOVED = "page-query";

/** Pushes another query of the same page onto the history. `query` without `?`. */
export function goToQuery(query: string): void {
  history.pushState(null, "", location.pathname + (query && `?${query}`));
  dispatchEvent(new Event(MOVED));
  announcePageView({ path: location.pathname + location.search, title: document.title });
}

function subscribe(changed: () => void): () => void {
  addEventListener("popstate", changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener("popstate", changed);
    removeEventListener(MOVED, changed);
  };
}

/** The current query; the server's until the island is hydrated. `served` without `?`. */
export function usePageQuery(served: string): URLSearchParams {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search.slice(1),
    () => served,
  );
  useEffect(carryQuery, [query]);
  return useMemo(() => new URLSearchParams(query), [query]);
}
