import { RateLimiterRedis } from "rate-limiter-flexible";
import { connectRedis, redisProblem } from "#server/bus/redis-connection.ts";
import { COUNT_MS, type LimitStore } from "#server/forms/limit-store.ts";

export function redisLimits(url: string): LimitStore {
  const redis = connectRedis(url, COUNT_MS);
  return {
    name: "Redis (REDIS_URL)",
    limiter: (keyPrefix, { posts, seconds }) =>
      new RateLimiterRedis({
        points: posts,
        duration: seconds,
        storeClient: redis,
        keyPrefix,
        rejectIfRedisNotReady: true,
      }),
    watch: (down) => void redis.on("error", down),
    problem: (error) => redisProblem(error, url),
    close: () => redis.disconnect(),
  };
}
