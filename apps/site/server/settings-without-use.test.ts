import { expect, test } from "vitest";
import { settingsWithoutUse } from "#server/settings-without-use.ts";

test("what is given and does nothing yet is named", () => {
  expect(settingsWithoutUse({ databaseUrl: undefined, smtpUrl: undefined, mailTo: [] })).toEqual([]);
  expect(settingsWithoutUse({ databaseUrl: "postgres://db/x", smtpUrl: "smtp://mail", mailTo: ["a@example.com"] })).toEqual(["DATABASE_URL", "SMTP_URL", "MAIL_TO"]);
});
