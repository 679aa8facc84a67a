import { useEffect } from "react";
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
  useEffect(noteSource, []);
  useEffect(() => {
    // Refused in private windows and on insecure origins: then there is no worker either.
    unregisterServiceWorkers(navigator.serviceWorker).catch(() => undefined);
  }, []);
  useAnalytics(counting);
  useEffect(() => announcePageView({ path: pathname + search, title: document.title }), [pathname, search]);
}
