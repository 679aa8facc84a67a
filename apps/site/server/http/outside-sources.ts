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
  TAG_MANAGER,
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
];
/**
 * Google repeats an advertisement's pixel on the domain of the visitor's country, and a policy has no
 * `google.*`. All 190 would make the header longer than proxies accept: Europe's, and some more.
 */
const GOOGLE_COUNTRIES =
  "ae at be bg ca ch co.il co.uk com.au com.cy com.mt com.tr com.ua cz de dk ee es fi fr gr hr hu ie is it li lt lu lv nl no pl pt ro se si sk"
    .split(" ")
    .map((domain) => `https://www.google.${domain}`);
const GOOGLES = ["https://www.google.com", "https://google.com"];

/** Origins of each tag, as documented by its company (decision 128). */
const TAG_SOURCES: Readonly<Record<Vendor, OutsideSources>> = {
  googleAnalytics: GOOGLE_ANALYTICS,
  googleAds: {
    // Only this folder: others of www.google.com return scripts of a caller's choice.
    script: [...GOOGLE_ADS, "https://www.google.com/pagead/"],
    img: [...GOOGLE_ADS, ...GOOGLES, ...GOOGLE_COUNTRIES],
    connect: [...GOOGLE_ADS, ...GOOGLES, "https://ad.doubleclick.net"],
    frame: [TAG_MANAGER],
  },
  linkedin: {
    script: ["https://snap.licdn.com"],
    // Of several numbered hosts one is chosen per page view.
    img: ["https://*.ads.linkedin.com", "https://www.linkedin.com/px/"],
    connect: ["https://*.ads.linkedin.com"],
  },
  meta: {
    script: ["https://connect.facebook.net"],
    img: ["https://www.facebook.com/tr", "https://www.facebook.com/tr/"],
    connect: ["https://www.facebook.com/tr", "https://www.facebook.com/tr/"],
  },
};
/** Google Signals: Analytics with the consent for Ads. */
const SIGNALS = ["https://*.g.doubleclick.net", "https://analytics.google.com"];

function tagSources(tags: SiteConfig["tags"]): OutsideSources[] {
  const vendors = vendorsOf(tags);
  const hasSignals = vendors.includes("googleAnalytics") && vendors.includes("googleAds");
  return [
    ...(tags.gtm && vendors.length > 0
      ? [{ script: [TAG_MANAGER], img: [TAG_MANAGER], connect: [TAG_MANAGER] }]
      : []),
    ...vendors.map((vendor) => TAG_SOURCES[vendor]),
    ...(hasSignals ? [{ img: SIGNALS, connect: SIGNALS }] : []),
  ];
}

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
