/** A value that several sites agree on, as long as one of them renews it. */
import type { Settings } from "#server/config/settings.ts";

/**
 * Resolves to the agreed value: ours if there was none or it is the same, which renews it for this
 * many seconds. Rejects when the store is unreachable.
 */
export type Agree = (value: string, seconds: number) => Promise<string>;

const TIMEOUT_MS = 3000;
/** "agreed" as a number: sites that start together create the table one after the other. */
const LOCK = 47_339_164;

const SCRIPT = `local held = redis.call("GET", KEYS[1])
if held and held ~= ARGV[1] then return held end
redis.call("SET", KEYS[1], ARGV[1], "EX", ARGV[2])
return ARGV[1]`;

/** In Redis, else in the journal's PostgreSQL, else `undefined`. Connects for each call. */
export function openAgreement({
  redisUrl,
  databaseUrl,
  siteUrl,
}: Pick<Settings, "redisUrl" | "databaseUrl" | "siteUrl">): Agree | undefined {
  if (redisUrl !== undefined) return inRedis(redisUrl, `meridian:secrets:${siteUrl}`);
  return databaseUrl === undefined ? undefined : inPostgres(databaseUrl, `secrets ${siteUrl}`);
}

const inRedis =
  (url: string, name: string): Agree =>
  async (value, seconds) => {
    const { connectOnce } = await import("#server/bus/redis-connection.ts");
    const redis = await connectOnce(url, TIMEOUT_MS);
    try {
      return String(await redis.eval(SCRIPT, 1, name, value, seconds));
    } finally {
      redis.disconnect();
    }
  };

const inPostgres =
  (connectionString: string, name: string): Agree =>
  async (value, seconds) => {
    const { Client } = await import("pg");
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: "meridian agreement",
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query(
        `select pg_advisory_xact_lock(${LOCK}); create schema if not exists meridian_nodes; create table if not exists meridian_nodes.agreed (name text primary key, value text not null, until timestamptz not null)`,
      );
      const { rows } = await client.query<{ value: string }>(
        `with held as (
           insert into meridian_nodes.agreed as old values ($1, $2, now() + $3 * interval '1 second')
           on conflict (name) do update set value = excluded.value, until = excluded.until
           where old.value = excluded.value or old.until < now()
           returning value)
         select value from held union all
         select value from meridian_nodes.agreed where name = $1 and not exists (select from held)`,
        [name, value, seconds],
      );
      return rows[0]?.value ?? value;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
