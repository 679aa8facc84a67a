import { countVisits } from "#app/analytics/counting.ts";
import { noteSource } from "#app/analytics/visit-source.ts";
import { announcePageView } from "#app/analytics/visit-events.ts";
import type { CounterChoice } from "#app/analytics/counter.ts";

type ServiceWorkers = Pick<ServiceWorkerContainer, "getRegistrations">;

/**
 * Unregisters every service worker of this origin (SH-08): an old site's worker would go on
 * answering for it.
 */
export async function unregisterServiceWorkers(workers: ServiceWorkers | undefined): Promise<void> {
  const registrations = (await workers?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const announce = (): void =>
  announcePageView({ path: location.pathname + location.search, title: document.title });

/**
 * SH-08, once the page is seen: what is only prerendered is nobody's visit. A page that comes back
 * as it was left is seen again.
 */
export function startUp(counting: CounterChoice): void {
  const seen = (): void => {
    noteSource();
    // Refused in private windows and on insecure origins: then there is no worker either.
    unregisterServiceWorkers(navigator.serviceWorker).catch(() => undefined);
    countVisits(counting);
    announce();
    addEventListener("pageshow", ({ persisted }) => persisted && announce());
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", seen, { once: true });
  else seen();
}
