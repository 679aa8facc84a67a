import { countVisits } from "#app/analytics/counting.ts";
import { recordSource, shareTouches } from "#app/analytics/visit-source.ts";
import { announcePageView } from "#app/analytics/visit-events.ts";
import type { CounterChoice } from "#app/analytics/counter.ts";

type ServiceWorkers = Pick<ServiceWorkerContainer, "getRegistrations">;

/** SH-08: unregisters service workers of a previous site, which would still respond. */
export async function unregisterServiceWorkers(workers: ServiceWorkers | undefined): Promise<void> {
  const registrations = (await workers?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const announce = (): void =>
  announcePageView({ path: location.pathname + location.search, title: document.title });

/** SH-08: counts a view when the page is first visible, and when the bfcache restores it. */
export function startUp(counting: CounterChoice): void {
  const seen = (): void => {
    recordSource();
    shareTouches();
    // Refused in private windows and on insecure origins, where no worker exists either.
    unregisterServiceWorkers(navigator.serviceWorker).catch(() => undefined);
    countVisits(counting);
    announce();
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      shareTouches();
      announce();
    });
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", seen, { once: true });
  else seen();
}
