import { vendorsOf, type Vendor } from "@meridian/contract/tags";
import { type OutsideSources, allSources } from "#server/http/headers.ts";
import type { CaptchaChoice } from "#server/config/settings.ts";
import type { SiteConfig } from "#app/site-config.ts";
import type { FormSupport } from "#app/forms/form-support.ts";
import { chosenCaptcha, widgetOf } from "#server/config/captcha-choice.ts";

const HCAPTCHA = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** Origins of scripts and frames, as documented by the captcha's vendor; none for ALTCHA. */
export const CAPTCHA_SOURCES: Readonly<Record<CaptchaChoice["provider"], OutsideSources>> = {
  altcha: {},
  turnstile: {
    script: ["https://challenges.cloudflare.com"],
    frame: ["https://challenges.cloudflare.com"],
  },
  hcaptcha: { script: HCAPTCHA, style: HCAPTCHA, connect: HCAPTCHA, frame: HCAPTCHA },
  recaptcha: {
    script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  },
};

const GOOGLE = ["https://*.google-analytics.com", "https://*.googletagmanager.com"];
const GOOGLE_ANALYTICS: OutsideSources = {
  script: ["https://*.googletagmanager.com"],
  img: GOOGLE,
  connect: [...GOOGLE, "https://*.analytics.google.com"],
};
const TAG_MANAGER = "https://www.googletagmanager.com";
const GOOGLE_ADS = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  // Only this folder: others of www.google.com return scripts of a caller's choice.
  "https://www.google.com/pagead/",
];

/** Origins of each tag, as documented by its company (decision 128). */
const TAG_SOURCES: Readonly<Record<Vendor, OutsideSources>> = {
  googleAnalytics: GOOGLE_ANALYTICS,
  googleAds: {
    script: [TAG_MANAGER, ...GOOGLE_ADS],
    img: [TAG_MANAGER, ...GOOGLE_ADS, "https://www.google.com/ads/"],
    connect: [TAG_MANAGER, ...GOOGLE_ADS, "https://www.google.com/ccm/"],
    frame: [TAG_MANAGER, "https://td.doubleclick.net"],
  },
  linkedin: {
    script: ["https://snap.licdn.com"],
    img: ["https://px.ads.linkedin.com", "https://www.linkedin.com/px/"],
    connect: ["https://px.ads.linkedin.com"],
  },
  meta: {
    script: ["https://connect.facebook.net"],
    img: ["https://www.facebook.com/tr", "https://www.facebook.com/tr/"],
    connect: ["https://www.facebook.com/tr", "https://www.facebook.com/tr/"],
  },
};

const tagSources = (tags: SiteConfig["tags"]): OutsideSources[] => [
  ...(tags.gtm && vendorsOf(tags).length > 0
    ? [{ script: [TAG_MANAGER], img: [TAG_MANAGER], connect: [TAG_MANAGER] }]
    : []),
  ...vendorsOf(tags).map((vendor) => TAG_SOURCES[vendor]),
];

/** Pages send to Plausible and Umami themselves; only Google needs its own script. */
function analyticsSources({ provider, host }: SiteConfig["analytics"]): OutsideSources {
  if (provider === "ga4") return GOOGLE_ANALYTICS;
  return provider === "plausible" || provider === "umami" ? { connect: [host] } : {};
}

/** Captcha and policy from the site's settings, with the keys that are set. */
export function outsideOf(
  site: SiteConfig,
  withKeys: CaptchaChoice,
): { captcha: FormSupport["captcha"]; outside: OutsideSources } {
  const choice = chosenCaptcha(site.captcha, withKeys) ?? withKeys;
  return {
    captcha: widgetOf(choice),
    outside: allSources([
      CAPTCHA_SOURCES[choice.provider],
      analyticsSources(site.analytics),
      ...tagSources(site.tags),
    ]),
  };
}
