import { createHash } from "node:crypto";
import { join } from "node:path";
import { createClient } from "@meridian/contract";
import { createContent, type Content } from "#server/content/content.ts";
import { contractVersion } from "#server/content/contract-version.ts";
import { removeOldFolders } from "#server/content/disk/old-folders.ts";
import type { Log } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Invalidations } from "#server/content/invalidations.ts";
import type { Settings } from "#server/config/settings.ts";

export interface ContentParts {
  settings: Settings;
  log: Log;
  invalidations: Invalidations;
  metrics: Metrics;
  /** Milliseconds a reply is fresh. */
  ttl: number;
  timeoutMs: number;
  isNotified: () => boolean;
}

/**
 * The content of the configured host, with its replies in a folder of this host and this contract
 * alone.
 */
export async function openContent({
  settings,
  log,
  invalidations,
  metrics,
  ttl,
  timeoutMs,
  isNotified,
}: ContentParts): Promise<Content> {
  const { contentHost: host, contentAliases } = settings;
  const folder = join(settings.dataDir, "site/content");
  const own = createHash("sha256")
    .update(`${host} ${contractVersion()}`)
    .digest("hex")
    .slice(0, 16);
  const origins = new Set([new URL(host).origin, ...contentAliases]);
  const content = createContent({
    client: createClient({ host, log }),
    host,
    origins,
    directory: join(folder, own),
    ttl,
    log,
    invalidations,
    timeoutMs,
    isNotified,
    onCall: metrics.call,
  });
  await removeOldFolders(folder, own);
  // In the background: a start does not wait for the disk.
  content
    .prune()
    .catch((error: unknown) => log.warn({ err: error }, "content cache could not be pruned"));
  return content;
}
