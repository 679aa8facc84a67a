import type { ReadPrivateSettings } from "@meridian/contract/site-protocol/private-settings";
import type { SiteConfig } from "#app/site-config.ts";
import type { CaptchaSupport } from "#app/forms/captcha/captcha.ts";
import type { CaptchaChoice, Settings } from "#server/config/settings.ts";

export interface CaptchaSources {
  settings: Pick<Settings, "captcha">;
  privateSettings?: { latest(): ReadPrivateSettings | null | undefined } | undefined;
}

/** The captcha that has keys: the environment's, else an admin's, else ALTCHA, which needs none. */
export const captchaWithKeys = ({ settings, privateSettings }: CaptchaSources): CaptchaChoice =>
  settings.captcha ??
  privateSettings?.latest()?.connections?.captcha ?? { provider: "altcha" as const };

/** The settings' captcha, if it has keys. `null`: it has none. */
export function chosenCaptcha(
  wanted: SiteConfig["captcha"],
  withKeys: CaptchaChoice,
): CaptchaChoice | null {
  if (wanted === "environment" || wanted === withKeys.provider) return withKeys;
  return wanted === "altcha" ? { provider: "altcha" } : null;
}

export const widgetOf = (choice: CaptchaChoice): CaptchaSupport =>
  choice.provider === "altcha"
    ? { provider: "altcha", challengeUrl: "/captcha/challenge" }
    : { provider: choice.provider, siteKey: choice.siteKey };
