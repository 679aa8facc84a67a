import type { SiteConfig } from "#app/site-config.ts";
import type { OutsideSources } from "#server/http/headers.ts";

const GOOGLE = ["https://*.google-analytics.com", "https://*.googletagmanager.com"];

/** Pages send to Plausible and Umami themselves; only Google needs its own script. */
export function analyticsSources({ provider, host }: SiteConfig["analytics"]): OutsideSources {
  if (provider === "ga4")
    return {
      script: ["https://*.googletagmanager.com"],
      img: GOOGLE,
      connect: [...GOOGLE, "https://*.analytics.google.com"],
    };
  return provider === "plausible" || provider === "umami" ? { connect: [host] } : {};
}
