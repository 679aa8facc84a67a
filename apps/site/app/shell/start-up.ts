import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { noteSource } from "#app/lib/visit-source.ts";
import type { CounterChoice } from "#app/lib/counter.ts";
import { announcePageView } from "#app/lib/visit-events.ts";
import { useAnalytics } from "#app/shell/analytics.ts";

type ServiceWorkers = Pick<ServiceWorkerContainer, "getRegistrations">;

/** Unregisters every service worker of this origin (SH-08): an old site's worker would go on answering for it. */
export async function unregisterServiceWorkers(workers: ServiceWorkers | undefined): Promise<void> {
  const registrations = (await workers?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** What happens once the page is alive, and on each change of page: SH-08. */
export function useStartUp(counting: CounterChoice): void {
  const { pathname, search } = useLocation();
  const arrivedAt = useRef(pathname);
  // From the second page on the whole page is laid out at once (see ui/section): the visitor goes back to where he was. Another
  // query is no other page: of the one that is there, what is out of view is not laid out for each row of a team.
  useEffect(() => {
    if (pathname !== arrivedAt.current) document.documentElement.dataset.laidOut = "";
  }, [pathname]);
  useEffect(noteSource, []);
  useEffect(() => {
    // Refused in private windows and on insecure origins: then there is no worker either.
    unregisterServiceWorkers(navigator.serviceWorker).catch(() => undefined);
  }, []);
  useAnalytics(counting);
  useEffect(() => announcePageView({ path: pathname + search, title: document.title }), [pathname, search]);
}
