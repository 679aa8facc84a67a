import type { SiteConfig } from "#app/site-config.ts";
import type { CaptchaSupport } from "#app/forms/captcha/captcha.ts";
import type { CaptchaChoice } from "#server/config/settings.ts";

/** The settings' captcha, if the environment has its keys (ALTCHA needs none). `null`: unusable. */
export function chosenCaptcha(
  wanted: SiteConfig["captcha"],
  environment: CaptchaChoice,
): CaptchaChoice | null {
  if (wanted === "environment" || wanted === environment.provider) return environment;
  return wanted === "altcha" ? { provider: "altcha" } : null;
}

export const widgetOf = (choice: CaptchaChoice): CaptchaSupport =>
  choice.provider === "altcha"
    ? { provider: "altcha", challengeUrl: "/captcha/challenge" }
    : { provider: choice.provider, siteKey: choice.siteKey };
