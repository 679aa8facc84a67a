import type { Bus, Subscriber } from "#server/bus/bus.ts";
import { createSeal } from "#server/bus/seal.ts";
import type { Services } from "#server/services.ts";

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
