import type { Settings } from "#server/config/settings.ts";
import { createPreviews, type Previews, type PreviewsOptions } from "#server/preview/previews.ts";

type Given = "isHttps" | "render" | "postProcess" | "support" | "fallbackPage" | "log";

/** Drafts of the configured host. */
export function openPreviews({
  settings: { contentHost: host, contentAliases, purgeSecret: secret },
  ...parts
}: Pick<PreviewsOptions, Given> & { settings: Settings }): Previews {
  const origins = new Set([new URL(host).origin, ...contentAliases]);
  return createPreviews({ ...parts, secret, host, origins });
}
