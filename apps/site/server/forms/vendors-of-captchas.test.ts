import { expect, test } from "vitest";
import type { CaptchaChoice } from "#server/config/settings.ts";
import { createVendors } from "#server/forms/vendors-of-captchas.ts";
import { createFakeClock } from "../../../../packages/intake/src/tests/fake-clock.ts";

const TURNSTILE = { provider: "turnstile", siteKey: "one", secret: "first" } as const;
const HCAPTCHA = { provider: "hcaptcha", siteKey: "two", secret: "second" } as const;

test("[OWN-120] new keys apply to the next post; those before verify the pages that are open for an hour", async () => {
  let keys: CaptchaChoice = { provider: "altcha" };
  const clock = createFakeClock();
  const vendors = createVendors({ keys: () => keys, clock });
  const names = () => vendors().map(({ provider }) => provider);
  expect(names()).toEqual([]);
  keys = TURNSTILE;
  expect(names()).toEqual(["turnstile"]);
  keys = HCAPTCHA;
  expect([names(), names()]).toEqual([
    ["hcaptcha", "turnstile"],
    ["hcaptcha", "turnstile"],
  ]);
  // The verdicts of simultaneous posts are shared.
  expect(vendors()[0]).toBe(vendors()[0]);
  await clock.advance(61 * 60_000);
  expect(names()).toEqual(["hcaptcha"]);
  keys = { provider: "altcha" };
  expect(names()).toEqual(["hcaptcha"]);
});
