import { expect, test } from "vitest";
import { settingsWithoutUse } from "#server/settings-without-use.ts";

const captcha = { provider: "altcha" as const, siteKey: undefined, secret: undefined };

test("what is given and does nothing yet is named", () => {
  expect(settingsWithoutUse({ captcha })).toEqual([]);
  expect(settingsWithoutUse({ captcha: { ...captcha, secret: "s" } })).toEqual(["CAPTCHA_SECRET"]);
});
