/** Rate limits shared by all sites, in Redis or in the journal's PostgreSQL. */
import { createHmac } from "node:crypto";
import type { Limiter, LimiterOf, Log } from "@meridian/intake";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { createOutage } from "#server/observability/outage.ts";
import type { Settings } from "#server/config/settings.ts";
import type { LimitStore } from "#server/forms/limit-store.ts";

export interface SharedLimits {
  limiterOf: LimiterOf;
  close(): void;
}

type Places = Pick<Settings, "siteUrl" | "formSecret"> &
  Partial<Pick<Settings, "redisUrl" | "databaseUrl">>;

/**
 * `undefined` without `REDIS_URL` and `DATABASE_URL`: each process counts alone. It also does while
 * the store is unreachable or full, so that limits always apply and no visitor is locked out.
 * Addresses are stored as keyed hashes.
 */
export async function openSharedLimits(
  { siteUrl, formSecret, ...places }: Places,
  log: Pick<Log, "warn" | "info">,
): Promise<SharedLimits | undefined> {
  const store = await openStore(places);
  if (!store) return undefined;
  const outage = createOutage(
    `the shared rate limits in ${store.name}`,
    "each site counts separately, so several sites together allow a multiple of the limit",
    { warn: (words) => log.warn({}, words), info: (words) => log.info({}, words) },
  );
  const down = (error: unknown): void => outage.down(store.problem(error));
  store.watch(down);
  const hashed = (key: string): string =>
    createHmac("sha256", formSecret).update(`limit ${key}`).digest("base64url").slice(0, 22);
  return {
    limiterOf(name, rate) {
      const own = new RateLimiterMemory({ points: rate.posts, duration: rate.seconds });
      const shared = store.limiter(`meridian:limit:${siteUrl}:${name}`, rate);
      const either = async <T>(call: (of: Limiter) => Promise<T>): Promise<T> => {
        try {
          const answer = await call(shared);
          outage.up();
          return answer;
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error;
          down(error);
          return call(own);
        }
      };
      return {
        get: (key) => either((of) => of.get(hashed(String(key)))),
        consume: (key) => either((of) => of.consume(hashed(String(key)))),
      };
    },
    close: () => store.close(),
  };
}

/** Loads only the driver that is used. */
async function openStore({
  redisUrl,
  databaseUrl,
}: Pick<Places, "redisUrl" | "databaseUrl">): Promise<LimitStore | undefined> {
  if (redisUrl !== undefined) {
    const { redisLimits } = await import("#server/forms/redis-limits.ts");
    return redisLimits(redisUrl);
  }
  if (databaseUrl === undefined) return undefined;
  const { postgresLimits } = await import("#server/forms/postgres-limits.ts");
  return postgresLimits(databaseUrl);
}
