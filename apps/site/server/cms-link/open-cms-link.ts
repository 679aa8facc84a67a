import { join } from "node:path";
import { lastBackup } from "@meridian/settings/last-backup";
import { openBus } from "#server/bus/open-bus.ts";
import type { Cdn } from "#server/cdn/cdn.ts";
import { createChangePolling } from "#server/cms-link/change-polling.ts";
import { createDeliveries, type FormsOfLink } from "#server/cms-link/deliveries.ts";
import {
  openPrivateSettings,
  type OpenPrivateSettings,
} from "#server/cms-link/private-settings.ts";
import { createPurge, type Purge } from "#server/cms-link/purge.ts";
import type { Settings } from "#server/config/settings.ts";
import type { Log } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";

export interface CmsLinkParts {
  settings: Settings;
  /** Invalidates everything with these tags. */
  purge(tags: readonly string[]): Promise<void>;
  metrics: Pick<Metrics, "purge">;
  cdn: Pick<Cdn, "purge"> | undefined;
  forms: FormsOfLink;
  log: Log;
  /** Interval of the check for lost purges; for tests. */
  pollEvery?: number | undefined;
}

export interface CmsLink {
  purge: Purge["answer"];
  deliveries: (request: Request) => Promise<Response>;
  isNotified(): boolean;
  privateSettings: OpenPrivateSettings["latest"];
  hostResponded: Promise<void>;
  close(): void;
}

/** Opens the calls between content host and site, in both directions. */
export async function openCmsLink({
  settings,
  purge: purgeContent,
  metrics,
  cdn,
  forms,
  log,
  pollEvery,
}: CmsLinkParts): Promise<CmsLink> {
  const { contentHost: host, contentApi: restRoot, purgeSecret: secret } = settings;
  const path = join(settings.dataDir, "site", "private-settings.json");
  const privateSettings = await openPrivateSettings({ host, restRoot, secret, path, log });
  const purge = async (tags: readonly string[]): Promise<void> => {
    void privateSettings.changed(tags);
    await purgeContent(tags);
  };
  const polling = createChangePolling({
    host,
    restRoot,
    // The other sites may have missed these, too, or they changed while no site ran.
    purge: async (tags) => (await purge(tags), cdn?.purge(tags)),
    log,
    ...(pollEvery !== undefined && { every: pollEvery }),
  });
  const purgeHandler = createPurge({
    secret,
    log,
    onPurge: metrics.purge,
    notified: polling.notified,
    onValidCall: polling.callReceived,
    purge,
    // Once, by the site that received the call, and not by those that get it over the bus.
    async publish(call) {
      await bus?.publish(call);
      cdn?.purge(call.tags);
    },
  });
  const bus = await openBus(settings, {
    receive: (call) => void purgeHandler.receive(call),
    // Messages sent while this site was not subscribed.
    listening: () => void polling.poll(),
    log,
  });
  void polling.poll();
  return {
    purge: purgeHandler.answer,
    deliveries: createDeliveries({
      secret,
      forms,
      lastBackup: () => lastBackup(settings.dataDir),
      log,
      onValidCall: polling.callReceived,
    }),
    isNotified: polling.isNotified,
    privateSettings: privateSettings.latest,
    hostResponded: polling.hostResponded,
    close() {
      polling.stop();
      privateSettings.close();
      bus?.close();
    },
  };
}
