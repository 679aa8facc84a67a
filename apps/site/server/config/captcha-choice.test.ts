import type { Connections } from "@meridian/contract/site-protocol/private-settings";
import { expect, test } from "vitest";
import { captchaWithKeys, chosenCaptcha } from "#server/config/captcha-choice.ts";
import type { CaptchaChoice } from "#server/config/settings.ts";

const TURNSTILE = { provider: "turnstile", siteKey: "public", secret: "secret" } as const;
const HCAPTCHA = { provider: "hcaptcha", siteKey: "other", secret: "key" } as const;

test("[CON-04] the captcha must be one that has keys; otherwise none is chosen", () => {
  const chosen = (wanted: Parameters<typeof chosenCaptcha>[0], withKeys: CaptchaChoice) =>
    chosenCaptcha(wanted, withKeys)?.provider ?? null;
  expect(chosen("turnstile", TURNSTILE)).toBe("turnstile");
  expect(chosen("altcha", TURNSTILE)).toBe("altcha");
  expect(chosen("environment", TURNSTILE)).toBe("turnstile");
  expect(chosen("hcaptcha", TURNSTILE)).toBeNull();
  expect(chosen("turnstile", { provider: "altcha" })).toBeNull();
});

test("[OWN-120] the environment's captcha wins, also ALTCHA; then the admin's keys, then ALTCHA", () => {
  const keys = (environment: CaptchaChoice | undefined, own: Connections["captcha"] | "away") =>
    captchaWithKeys({
      settings: { captcha: environment },
      privateSettings: {
        latest: () =>
          own === "away"
            ? undefined
            : {
                recipients: { forms: {}, vacancies: {}, languages: {} },
                connections: {
                  mail: null,
                  acknowledge: [],
                  webhook: null,
                  chats: [],
                  captcha: own,
                },
              },
      },
    }).provider;
  expect(keys(TURNSTILE, HCAPTCHA)).toBe("turnstile");
  expect(keys({ provider: "altcha" }, HCAPTCHA)).toBe("altcha");
  expect(keys(undefined, HCAPTCHA)).toBe("hcaptcha");
  expect([keys(undefined, null), keys(undefined, "away")]).toEqual(["altcha", "altcha"]);
});
