import type { Bus, BusParts } from "#server/bus/bus.ts";
import type { Settings } from "#server/config/settings.ts";

/**
 * The bus that the settings give: Redis, else the PostgreSQL of the journal, else none. Its driver
 * is loaded only then.
 */
export async function openBus(
  { redisUrl, databaseUrl, siteUrl }: Pick<Settings, "redisUrl" | "databaseUrl" | "siteUrl">,
  parts: BusParts,
): Promise<Bus | undefined> {
  if (redisUrl !== undefined) {
    const { openRedisBus } = await import("#server/bus/redis-bus.ts");
    return openRedisBus({ url: redisUrl, channel: `meridian:purge:${siteUrl}`, ...parts });
  }
  if (databaseUrl === undefined) return undefined;
  const { openPostgresBus } = await import("#server/bus/postgres-bus.ts");
  return openPostgresBus({ url: databaseUrl, ...parts });
}
