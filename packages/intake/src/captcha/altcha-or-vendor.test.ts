import { expect, test } from "vitest";
import type { Captcha } from "#captcha/captcha.ts";
import { createAltchaOrVendor } from "#captcha/altcha-or-vendor.ts";

const altcha: Captcha<string> = {
  provider: "altcha",
  issue: async () => "a challenge",
  issuedAt: ({ captcha }) => (captcha?.startsWith("altcha") ? 7 : null),
  verify: async () => ({ outcome: "wrong" }),
};
const vendor: Captcha = {
  provider: "turnstile",
  issue: async () => null,
  verify: async ({ captcha }) =>
    captcha ? { outcome: "passed", spend: null } : { outcome: "absent" },
};
const either = createAltchaOrVendor(altcha, () => [vendor]);

test("[CON-04] ALTCHA judges its own payloads, the vendor everything else", async () => {
  expect(await either.verify({ captcha: "altcha-payload" })).toEqual({ outcome: "wrong" });
  expect(await either.verify({ captcha: "a-vendor-token" })).toEqual({
    outcome: "passed",
    spend: null,
  });
  expect(await either.verify({})).toEqual({ outcome: "absent" });
});

test("challenges and their time of issue are ALTCHA's", async () => {
  expect(await either.issue()).toBe("a challenge");
  expect([
    either.issuedAt?.({ captcha: "altcha-payload" }),
    either.issuedAt?.({ captcha: "a-vendor-token" }),
  ]).toEqual([7, null]);
});

test("[OWN-120] a page of the vendor before is still accepted; without a vendor ALTCHA judges all", async () => {
  const asked: string[] = [];
  const only = (token: string): Captcha => ({
    ...vendor,
    verify: async ({ captcha }) => {
      asked.push(token);
      return captcha === token ? { outcome: "passed", spend: null } : { outcome: "wrong" };
    },
  });
  let vendors = [only("now"), only("before")];
  const changing = createAltchaOrVendor(altcha, () => vendors);
  const outcome = async (captcha: string) => (await changing.verify({ captcha })).outcome;
  expect(await outcome("now")).toBe("passed");
  expect(asked).toEqual(["now"]);
  expect([await outcome("before"), await outcome("neither")]).toEqual(["passed", "wrong"]);
  vendors = [];
  asked.length = 0;
  expect([await outcome("now"), asked]).toEqual(["wrong", []]);
});
