import type { SiteConfig } from "#app/site-config.ts";
import type { OutsideSources } from "#server/http/headers.ts";

const GOOGLE = ["https://*.google-analytics.com", "https://*.googletagmanager.com"];

/**
 * Whom a page may talk to for the sake of counting. Plausible and Umami are told by the page
 * itself; only Google's needs a script of its own.
 */
export function analyticsSources({ provider, host }: SiteConfig["analytics"]): OutsideSources {
  if (provider === "ga4")
    return {
      script: ["https://*.googletagmanager.com"],
      img: GOOGLE,
      connect: [...GOOGLE, "https://*.analytics.google.com"],
    };
  return provider === "plausible" || provider === "umami" ? { connect: [host] } : {};
}
