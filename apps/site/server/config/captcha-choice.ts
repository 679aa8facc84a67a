import type { SiteConfig } from "#app/site-config.ts";
import type { CaptchaSupport } from "#app/forms/captcha/captcha.ts";
import type { CaptchaChoice } from "#server/config/settings.ts";

/**
 * The captcha of the site's settings, if the environment has what it needs: ALTCHA needs nothing, a
 * vendor the keys that stand there under its name. `null`: it cannot be used.
 */
export function chosenCaptcha(
  wanted: SiteConfig["captcha"],
  environment: CaptchaChoice,
): CaptchaChoice | null {
  if (wanted === "environment" || wanted === environment.provider) return environment;
  return wanted === "altcha" ? { provider: "altcha" } : null;
}

/** What a page is told of it. */
export const widgetOf = (choice: CaptchaChoice): CaptchaSupport =>
  choice.provider === "altcha"
    ? { provider: "altcha", challengeUrl: "/captcha/challenge" }
    : { provider: choice.provider, siteKey: choice.siteKey };
