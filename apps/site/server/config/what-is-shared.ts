import type { Settings } from "#server/config/settings.ts";
import type { Log } from "#server/observability/log.ts";

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
