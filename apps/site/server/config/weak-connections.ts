import { clearWarning } from "@meridian/settings/in-the-clear";
import { siteSettings } from "@meridian/settings/site";
import { readOnlyProblem, superuserWarning } from "@meridian/settings/weak-database";
import type { Log } from "#server/observability/log.ts";

/** Logs connections without TLS, and whether the database's role has too many rights, or none. */
export async function reportWeakConnections(
  env: Record<string, string | undefined>,
  databaseUrl: string | undefined,
  log: Pick<Log, "warn">,
): Promise<void> {
  const clear = clearWarning(siteSettings, env);
  if (clear) log.warn(clear);
  if (databaseUrl === undefined) return;
  const { Client } = await import("pg");
  try {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      for (const check of [readOnlyProblem, superuserWarning]) {
        const line = await check("DATABASE_URL", (text) => client.query(text));
        if (line) log.warn(line);
      }
    } finally {
      await client.end();
    }
  } catch {
    // The journal and /readyz report an unreachable database.
  }
}

const TIMEOUT_MS = 5000;
