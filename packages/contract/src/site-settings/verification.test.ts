import * as v from "valibot";
import { expect, test } from "vitest";
import { verification, verificationCodeIn } from "#site-settings/verification.ts";

const CODE = "a1B2-c3_D4+e5/F6=";

test("[OWN-147] a console's code is letters, digits and the signs of Base64: nothing that could end an attribute", () => {
  expect(v.parse(verification, { google: ` ${CODE} ` })).toEqual({
    google: CODE,
    bing: "",
    yandex: "",
    pinterest: "",
  });
  for (const bad of [
    '"><script>alert(1)</script>',
    "short",
    "x".repeat(129),
    "two words here",
    "javascript:alert(1)",
    "a1b2c3d4\n",
    "a1b2c3d4&quot;",
    7,
  ])
    expect(v.is(verification, { google: bad }), String(bad)).toBe(bad === "a1b2c3d4\n");
});

test.each([
  [`<meta name="google-site-verification" content="${CODE}" />`, CODE],
  [`<META content='${CODE}' name='msvalidate.01'>`, CODE],
  [` ${CODE} `, CODE],
  ["", ""],
])("[OWN-147] %j has the code %j", (text, code) => {
  expect(verificationCodeIn(text)).toBe(code);
});
