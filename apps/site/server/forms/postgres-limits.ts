import { connectionProblem } from "@meridian/contract/http";
import { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { COUNT_MS, type LimitStore } from "#server/forms/limit-store.ts";

/** Connections of a site; a post needs two or three short questions. */
const CONNECTIONS = 4;

/** In the table that the journal makes (`intake.limits`). */
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
    // An idle connection that breaks is replaced at the next count, which tells its own trouble.
    watch: () => void pool.on("error", () => undefined),
    problem: connectionProblem,
    close: () => void pool.end(),
  };
}
