import type { Bus, BusParts } from "#server/bus/bus.ts";
import { createSeal } from "#server/bus/seal.ts";
import type { Settings } from "#server/config/settings.ts";

type BusSettings = Pick<Settings, "redisUrl" | "databaseUrl" | "siteUrl" | "purgeSecret">;

/** Redis, else the journal's PostgreSQL, else none. Loads only the driver in use. */
export async function openBus(
  { redisUrl, databaseUrl, siteUrl, purgeSecret: secret }: BusSettings,
  parts: BusParts,
): Promise<Bus | undefined> {
  const seal = createSeal({ secret, siteUrl, log: parts.log });
  if (redisUrl !== undefined) {
    const { openRedisBus } = await import("#server/bus/redis-bus.ts");
    return openRedisBus({ url: redisUrl, channel: `meridian:purge:${siteUrl}`, seal, ...parts });
  }
  if (databaseUrl === undefined) return undefined;
  const { openPostgresBus } = await import("#server/bus/postgres-bus.ts");
  return openPostgresBus({ url: databaseUrl, seal, ...parts });
}
