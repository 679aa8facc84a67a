import type { Settings } from "#server/settings.ts";

/**
 * Settings that are given and checked but that this version does nothing with: the operator is told at boot, not
 * left to wait for an e-mail. To be deleted line by line as the intake learns them.
 */
export function settingsWithoutUse({ captcha }: Pick<Settings, "captcha">): string[] {
  const given = { CAPTCHA_SITE_KEY: captcha.siteKey, CAPTCHA_SECRET: captcha.secret };
  return Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
