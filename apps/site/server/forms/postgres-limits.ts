import { connectionProblem } from "@meridian/http/bounded-fetch";
import { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { COUNT_MS, type LimitStore } from "#server/forms/limit-store.ts";

/** Connections per site; a post needs two or three short queries. */
const CONNECTIONS = 4;

/** In the journal's table (`intake.limits`). */
export function postgresLimits(url: string): LimitStore {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: COUNT_MS,
    query_timeout: COUNT_MS,
    application_name: "meridian limits",
    keepAlive: true,
  });
  return {
    name: "PostgreSQL (DATABASE_URL)",
    limiter: (keyPrefix, { posts, seconds }) =>
      new RateLimiterPostgres({
        points: posts,
        duration: seconds,
        storeClient: pool,
        storeType: "pool",
        schemaName: "intake",
        tableName: "limits",
        tableCreated: true,
        keyPrefix,
      }),
    // A broken idle connection is replaced at the next count, which reports its own errors.
    watch: () => void pool.on("error", () => undefined),
    problem: connectionProblem,
    close: () => void pool.end(),
  };
}
