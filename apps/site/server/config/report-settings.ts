/** What the log has about the settings at the start. */
import type { TrustedProxies } from "@meridian/http/client-address";
import { clearWarning } from "@meridian/settings/in-the-clear";
import { removedLines } from "@meridian/settings/removed";
import { siteSettings } from "@meridian/settings/site";
import { readOnlyProblem, superuserWarning } from "@meridian/settings/weak-database";
import type { Settings } from "#server/config/settings.ts";
import type { Log } from "#server/observability/log.ts";

export function reportSettings(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  log: Pick<Log, "info" | "warn">,
): void {
  logWhatIsShared(settings, log);
  for (const line of removedLines("site", env)) log.warn(line);
  void reportWeakConnections(env, settings.databaseUrl, log);
  const unnamedProxy = unnamedProxyWarning(settings.siteUrl, settings.trustProxy);
  if (unnamedProxy) log.warn(unnamedProxy);
}

interface WhatIsShared {
  shared: string[];
  perNode: string[];
}

const NO_BUCKET = "visitors' files, unless intake/files is one folder for all";

/** What several sites would have in common by these settings, and what each has for itself. */
export function whatIsShared({
  redisUrl,
  databaseUrl,
  bucket,
}: Pick<Settings, "redisUrl" | "databaseUrl" | "bucket">): WhatIsShared {
  const bus = redisUrl ? "Redis" : "PostgreSQL";
  const all: [string, string | false][] = [
    [
      "messages, spent captchas, repeats, deliveries and their clock",
      databaseUrl ? "PostgreSQL" : false,
    ],
    [bucket ? "visitors' files" : NO_BUCKET, bucket ? `bucket ${bucket.name}` : false],
    ["what has changed", redisUrl || databaseUrl ? bus : false],
    ["limits of posts, letters to one recipient", redisUrl || databaseUrl ? bus : false],
    ["pauses of a delivery target in trouble", databaseUrl ? "PostgreSQL" : false],
    ["uploads under way, for they cost this machine's memory and disk", false],
    ["resized and drawn pictures", bucket ? `bucket ${bucket.name}` : false],
    ["cached pages, responses and pictures of the host", false],
    ["counted visits and since when pages are as they are", databaseUrl ? "PostgreSQL" : false],
  ];
  return {
    shared: all.flatMap(([what, where]) => (where === false ? [] : [`${what} (${where})`])),
    perNode: all.flatMap(([what, where]) => (where === false ? [what] : [])),
  };
}

/** One line at the start; none for a site that shares nothing. */
export function logWhatIsShared(
  settings: Parameters<typeof whatIsShared>[0],
  log: Pick<Log, "info">,
): void {
  const found = whatIsShared(settings);
  if (found.shared.length > 0)
    log.info(
      found,
      "several sites share what is named here (docs/scaling.md); the rest each has for itself",
    );
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The warning for a public https address without TRUST_PROXY: the site does not speak TLS, so a
 * proxy is in front, and rate limits count its address as every visitor's. `null`: no conflict.
 */
export function unnamedProxyWarning(siteUrl: string, trust: TrustedProxies): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  const trustsNone = "hops" in trust && trust.hops === 0;
  return protocol === "https:" && !LOOPBACK.has(hostname) && trustsNone
    ? `TRUST_PROXY is none and SITE_URL (${siteUrl}) is https, so a proxy is in front of this site: all visitors have the proxy's address and share one form limit (FORM_RATE_ADDRESS). Set TRUST_PROXY to the number of proxies, 1 for one nginx`
    : null;
}

const TIMEOUT_MS = 5000;

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
