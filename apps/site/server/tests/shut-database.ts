import { rowsOf } from "../../../../packages/intake/src/tests/postgres-cluster.ts";

/** Cuts all connections and allows no new ones: unreachable, without restarting a server. */
export async function shutDatabase(address: string, isShut = true): Promise<void> {
  const url = new URL(address);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  await rowsOf(url.href, `alter database ${name} allow_connections ${!isShut}`);
  await rowsOf(
    url.href,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
    [name],
  );
}
