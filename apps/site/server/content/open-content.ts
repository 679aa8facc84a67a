import { createHash } from "node:crypto";
import { join } from "node:path";
import { createClient } from "@meridian/contract";
import { createContent, type Content } from "#server/content/content.ts";
import { contractVersion } from "#server/content/contract-version.ts";
import { removeOldFolders } from "#server/content/disk/old-folders.ts";
import type { FetcherOptions } from "#server/content/fetcher.ts";
import type { KnownRoutes } from "#server/content/site-links.ts";
import type { Log } from "#server/observability/log.ts";
import type { Trace } from "#server/observability/trace.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Invalidations } from "#server/content/invalidations.ts";
import type { Settings } from "#server/config/settings.ts";

export interface ContentParts {
  settings: Settings;
  log: Log;
  invalidations: Invalidations;
  metrics: Metrics;
  trace?: Pick<Trace, "fetch"> | undefined;
  /** Milliseconds for which a reply is fresh. */
  ttl: number;
  timeoutMs: number;
  isNotified: () => boolean;
  routes: () => Promise<KnownRoutes>;
  /** Of all languages but the first. */
  prefixes?: (() => readonly string[]) | undefined;
  onReply?: FetcherOptions["onReply"];
}

/** The host's origins, by http and https: behind a proxy it may use either. */
export function hostOrigins({
  contentHost,
  contentAliases,
}: Pick<Settings, "contentHost" | "contentAliases">): Set<string> {
  const named = [new URL(contentHost).origin, ...contentAliases];
  const others = named
    .map((origin) => new URL(origin))
    .filter(({ port }) => port === "")
    .map(({ protocol, host }) => `${protocol === "https:" ? "http:" : "https:"}//${host}`);
  return new Set([...named, ...others]);
}

/** The configured host's content, with replies in a folder for this host and contract. */
export async function openContent({
  settings,
  log,
  invalidations,
  metrics,
  trace,
  ttl,
  timeoutMs,
  isNotified,
  routes,
  prefixes,
  onReply,
}: ContentParts): Promise<Content> {
  const { contentHost: host, contentTimeout: timeout, contentApi, homePage } = settings;
  const folder = join(settings.dataDir, "site/content");
  const own = createHash("sha256")
    .update(`${host} ${contractVersion()}`)
    .digest("hex")
    .slice(0, 16);
  const origins = hostOrigins(settings);
  const client = createClient({
    host,
    log,
    timeout,
    restRoot: contentApi,
    homePage,
    unserved: "failure",
    fetch: trace?.fetch,
  });
  const content = createContent({
    client,
    host,
    origins,
    directory: join(folder, own),
    ttl,
    log,
    invalidations,
    timeoutMs,
    callTimeoutMs: timeout,
    isNotified,
    prefixes,
    links: { origins: new Set([...origins, settings.siteUrl]), routes },
    onCall: metrics.call,
    onReply,
  });
  await removeOldFolders(folder, own);
  // In the background: the start does not wait for the disk.
  content
    .prune()
    .catch((error: unknown) => log.warn({ err: error }, "content cache could not be pruned"));
  return content;
}
