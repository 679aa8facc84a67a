import { Client } from "pg";

/** Cuts all connections and allows no new ones: unreachable, without restarting a server. */
export async function shutDatabase(address: string, isShut = true): Promise<void> {
  const url = new URL(address);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`alter database ${name} allow_connections ${!isShut}`);
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    name,
  ]);
  await client.end();
}
