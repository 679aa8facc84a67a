import { createHash } from "node:crypto";
import { join, dirname } from "node:path";
import { createClient } from "@meridian/contract";
import { createContent, type Content } from "#server/content/content.ts";
import type { Settings } from "#server/config/settings.ts";
import type { Uses } from "#server/services.ts";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readdir, rm, stat } from "node:fs/promises";

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

/**
 * The configured host's content, with replies in a folder for this host and contract. `ttl`:
 * milliseconds for which a reply is fresh.
 */
export async function openContent({
  settings,
  siteSettings,
  log,
  invalidations,
  metrics,
  trace,
  ttl,
  timeoutMs,
  link,
  routes,
  servedLanguages,
}: Uses<
  "routes" | "timeoutMs" | "invalidations" | "log",
  {
    settings:
      | "contentHost"
      | "contentAliases"
      | "contentTimeout"
      | "contentApi"
      | "homePage"
      | "dataDir"
      | "siteUrl";
    siteSettings: "languages";
    metrics: "call";
    trace: "fetch";
    link: "isNotified";
    servedLanguages: "learn";
  }
> & { ttl: number }): Promise<Content> {
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
    isNotified: link.isNotified,
    prefixes: () => siteSettings.languages().prefixes,
    links: { origins: new Set([...origins, settings.siteUrl]), routes },
    onCall: metrics.call,
    onReply: servedLanguages.learn,
  });
  await removeOldFolders(folder, own);
  // In the background: the start does not wait for the disk.
  content
    .prune()
    .catch((error: unknown) => log.warn({ err: error }, "content cache could not be pruned"));
  return content;
}

/** A hash of the contract's sources: other versions must not read replies parsed by this one. */
export function contractVersion(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve("@meridian/contract")));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Milliseconds that replies of another host or contract stay: a deploy may be rolled back. */
const LIFETIME = 14 * 86_400_000;

/** Removes folders of hosts and contracts unused for two weeks; never `own`. */
export async function removeOldFolders(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (name !== own && found && Date.now() - found.mtimeMs > LIFETIME)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
