import type { AdminApi } from "@meridian/intake";
import { createChangePolling } from "#server/cms-link/change-polling.ts";
import { createDeliveries } from "#server/cms-link/deliveries.ts";
import { createPurge, type Purge } from "#server/cms-link/purge.ts";
import type { Settings } from "#server/config/settings.ts";
import type { Log } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";

export interface CmsLinkParts {
  settings: Settings;
  /** Makes what carries these tags be asked and rendered anew. */
  purge(tags: readonly string[]): Promise<void>;
  metrics: Pick<Metrics, "purge">;
  adminApi: AdminApi | undefined;
  log: Log;
  /** Milliseconds between questions for purges that were lost; for tests. */
  pollEvery?: number | undefined;
}

export interface CmsLink {
  purge: Purge;
  deliveries: (request: Request) => Promise<Response>;
  isNotified(): boolean;
  close(): void;
}

/** What the content host tells and asks, and what it is asked. */
export function openCmsLink({
  settings: { contentHost: host, contentApi: restRoot, purgeSecret: secret },
  purge,
  metrics,
  adminApi,
  log,
  pollEvery,
}: CmsLinkParts): CmsLink {
  const polling = createChangePolling({
    host,
    restRoot,
    purge,
    log,
    ...(pollEvery !== undefined && { every: pollEvery }),
  });
  void polling.poll();
  return {
    purge: createPurge({ secret, log, onPurge: metrics.purge, notified: polling.notified, purge }),
    deliveries: createDeliveries({ secret, adminApi, log }),
    isNotified: polling.isNotified,
    close: polling.stop,
  };
}
