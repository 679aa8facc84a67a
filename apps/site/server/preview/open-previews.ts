import type { Settings } from "#server/config/settings.ts";
import { hostOrigins } from "#server/content/open-content.ts";
import { createPreviews, type Previews, type PreviewsOptions } from "#server/preview/previews.ts";

type Given =
  | "isHttps"
  | "theme"
  | "render"
  | "postProcess"
  | "support"
  | "fallbackPage"
  | "siteLinks"
  | "prefixes"
  | "log";

export function openPreviews({
  settings,
  ...parts
}: Pick<PreviewsOptions, Given> & { settings: Settings }): Previews {
  const { contentHost: host, purgeSecret: secret } = settings;
  const client = {
    timeout: settings.contentTimeout,
    restRoot: settings.contentApi,
    homePage: settings.homePage,
  };
  return createPreviews({ ...parts, secret, host, client, origins: hostOrigins(settings) });
}
