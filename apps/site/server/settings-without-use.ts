import type { Settings } from "#server/settings.ts";

/**
 * Settings that are given and checked but that this version does nothing with: the operator is told at boot, not
 * left to wait for an e-mail. To be deleted line by line as the intake learns them.
 */
export function settingsWithoutUse({ databaseUrl, smtpUrl, mailTo }: Pick<Settings, "databaseUrl" | "smtpUrl" | "mailTo">): string[] {
  const given = { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, MAIL_TO: mailTo[0] };
  return Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
