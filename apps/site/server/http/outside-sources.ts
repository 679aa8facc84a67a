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

/** Pages send to Plausible and Umami themselves; only Google needs its own script. */
function analyticsSources({ provider, host }: SiteConfig["analytics"]): OutsideSources {
  if (provider === "ga4")
    return {
      script: ["https://*.googletagmanager.com"],
      img: GOOGLE,
      connect: [...GOOGLE, "https://*.analytics.google.com"],
    };
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
    outside: allSources([CAPTCHA_SOURCES[choice.provider], analyticsSources(site.analytics)]),
  };
}
