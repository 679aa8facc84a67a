import { expect, test } from "vitest";
import { settingsWithoutUse } from "#server/settings-without-use.ts";

const captcha = { provider: "altcha" as const, siteKey: undefined, secret: undefined };

test("what is given and does nothing yet is named", () => {
  expect(settingsWithoutUse({ databaseUrl: undefined, smtpUrl: undefined, mailTo: [], captcha })).toEqual([]);
  expect(settingsWithoutUse({ databaseUrl: "postgres://db/x", smtpUrl: "smtp://mail", mailTo: ["a@example.com"], captcha: { ...captcha, secret: "s" } })).toEqual(["DATABASE_URL", "SMTP_URL", "MAIL_TO", "CAPTCHA_SECRET"]);
});
