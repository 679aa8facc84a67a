import type { Bus, Subscriber } from "#server/bus/bus.ts";
import { createSeal } from "#server/bus/seal.ts";
import { createChangePolling } from "#server/cms-link/change-polling.ts";
import {
  openPrivateSettings,
  type OpenPrivateSettings,
} from "#server/cms-link/private-settings.ts";
import { createPurge, type Purge } from "#server/cms-link/purge.ts";
import type { Services, Uses } from "#server/services.ts";

export interface CmsLink {
  /** `POST /purge`. */
  purge: Purge["answer"];
  /** Called for each valid call of the host. */
  callReceived(): void;
  isNotified(): boolean;
  privateSettings: Pick<OpenPrivateSettings, "latest" | "onChange" | "refresh">;
  hostResponded: Promise<void>;
  /** Follows the host's changes from now on: everything that drops its copies is there. */
  start(): Promise<void>;
  close(): void;
}

/** Opens the calls between content host and site, in both directions. */
export async function openCmsLink({
  settings,
  invalidations,
  metrics,
  cdn,
  log,
  pollEvery,
}: Uses<
  "settings" | "log",
  { invalidations: "purge" | "onPurge"; metrics: "purge"; cdn: "purge" }
> & {
  /** Interval of the check for lost purges; for tests. */
  pollEvery?: number | undefined;
}): Promise<CmsLink> {
  const privateSettings = await openPrivateSettings({ settings, log });
  invalidations.onPurge((tags) => void privateSettings.changed(tags));
  const polling = createChangePolling({ settings, invalidations, cdn, log, every: pollEvery });
  let bus: Bus | undefined;
  const purgeHandler = createPurge({
    settings,
    invalidations,
    metrics,
    log,
    notified: polling.notified,
    onValidCall: polling.callReceived,
    // Once, by the site that received the call, and not by those that get it over the bus.
    async publish(call) {
      await bus?.publish(call);
      cdn?.purge(call.tags);
    },
  });
  return {
    purge: purgeHandler.answer,
    callReceived: polling.callReceived,
    isNotified: polling.isNotified,
    privateSettings,
    hostResponded: polling.hostResponded,
    async start() {
      bus = await openBus(settings, {
        receive: (call) => void purgeHandler.receive(call),
        // Messages sent while this site was not subscribed.
        listening: () => void polling.poll(),
        log,
      });
      void polling.poll();
    },
    close() {
      polling.stop();
      privateSettings.close();
      bus?.close();
    },
  };
}

/** Redis, else the journal's PostgreSQL, else none. Loads only the driver in use. */
export async function openBus(
  settings: Pick<Services["settings"], "redisUrl" | "databaseUrl" | "siteUrl" | "purgeSecret">,
  subscriber: Subscriber,
): Promise<Bus | undefined> {
  const { redisUrl, databaseUrl, siteUrl } = settings;
  const sealed = { ...subscriber, seal: createSeal({ settings, log: subscriber.log }) };
  if (redisUrl !== undefined) {
    const { openRedisBus } = await import("#server/bus/redis-bus.ts");
    return openRedisBus(redisUrl, `meridian:purge:${siteUrl}`, sealed);
  }
  if (databaseUrl === undefined) return undefined;
  const { openPostgresBus } = await import("#server/bus/postgres-bus.ts");
  return openPostgresBus(databaseUrl, sealed);
}
