/** Posts counted by all sites together, in Redis. */
import { createHmac } from "node:crypto";
import type { Limiter, LimiterOf, Log } from "@meridian/intake";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { createOutage } from "#server/observability/outage.ts";
import type { Settings } from "#server/config/settings.ts";

/** Milliseconds that a visitor waits for a count. */
const COUNT_MS = 500;

export interface SharedLimits {
  limiterOf: LimiterOf;
  close(): void;
}

/**
 * Without `REDIS_URL` none: each process counts for itself. While Redis cannot be had or takes
 * nothing more it does so too, so that limits are never off and nobody is shut out. An address is
 * in Redis as a keyed hash, no longer than its limit.
 */
export async function openSharedLimits(
  {
    redisUrl,
    siteUrl,
    formSecret,
  }: Pick<Settings, "siteUrl" | "formSecret"> & { redisUrl?: string },
  log: Pick<Log, "warn" | "info">,
): Promise<SharedLimits | undefined> {
  if (redisUrl === undefined) return undefined;
  const { connectRedis, redisProblem } = await import("#server/bus/redis-connection.ts");
  const outage = createOutage(
    "the count of posts in Redis (REDIS_URL)",
    "each site counts for itself meanwhile, so that several let through as many times more",
    { warn: (words) => log.warn({}, words), info: (words) => log.info({}, words) },
  );
  const down = (error: unknown): void => outage.down(redisProblem(error, redisUrl));
  const redis = connectRedis(redisUrl, COUNT_MS);
  redis.on("error", down);
  const hashed = (key: string): string =>
    createHmac("sha256", formSecret).update(`limit ${key}`).digest("base64url").slice(0, 22);
  return {
    limiterOf(name, { posts, seconds }) {
      const limit = { points: posts, duration: seconds };
      const own = new RateLimiterMemory(limit);
      const shared = new RateLimiterRedis({
        ...limit,
        storeClient: redis,
        keyPrefix: `meridian:limit:${siteUrl}:${name}`,
        rejectIfRedisNotReady: true,
      });
      const either = async <T>(ask: (of: Limiter) => Promise<T>): Promise<T> => {
        try {
          const answer = await ask(shared);
          outage.up();
          return answer;
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error;
          down(error);
          return ask(own);
        }
      };
      return {
        get: (key) => either((of) => of.get(hashed(String(key)))),
        consume: (key) => either((of) => of.consume(hashed(String(key)))),
      };
    },
    close: () => redis.disconnect(),
  };
}
