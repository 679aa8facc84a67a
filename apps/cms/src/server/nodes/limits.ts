/** Limits password guessing: in memory, or in a PostgreSQL table of hosts under keyed hashes. */
import { createHmac } from "node:crypto";
import type { Payload } from "payload";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { poolOf } from "#server/nodes/pool.ts";

export type Limiter = Pick<RateLimiterMemory, "consume" | "penalty" | "reward">;

/** `of`: what is counted. */
export function createLimiter(
  { db, secret }: Payload,
  of: string,
  { points, seconds }: { points: number; seconds: number },
): Limiter {
  const limit = { points, duration: seconds, keyPrefix: of };
  const pool = poolOf(db);
  if (!pool) return new RateLimiterMemory(limit);
  const limiter = new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "node_limits",
    tableCreated: true,
  });
  const hashed = (key: string | number): string =>
    createHmac("sha256", secret).update(`limit ${of} ${key}`).digest("base64url").slice(0, 22);
  return {
    consume: (key, spent) => limiter.consume(hashed(key), spent),
    penalty: (key, spent) => limiter.penalty(hashed(key), spent),
    reward: (key, given) => limiter.reward(hashed(key), given),
  };
}
