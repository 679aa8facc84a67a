import { expect, test } from "vitest";
import { isSigned, isTimely, signatureOf, signedPost } from "#site-protocol/signature.ts";

// RFC 4231, test case 2.
const SIGNATURE = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
const BODY = "what do ya want for nothing?";

test("signs a body as in RFC 4231", () => {
  expect(signatureOf(BODY, "Jefe")).toBe(SIGNATURE);
  expect(isSigned(Buffer.from(BODY), SIGNATURE, "Jefe")).toBe(true);
});

test.each([
  ["another secret", BODY, SIGNATURE, "jefe"],
  ["another body", `${BODY} `, SIGNATURE, "Jefe"],
  ["no signature", BODY, "", "Jefe"],
  ["a longer one", BODY, `${SIGNATURE}0`, "Jefe"],
  ["letters of another alphabet", BODY, SIGNATURE.replace("s", "ѕ"), "Jefe"],
])("%s is refused", (_, body, given, secret) => {
  expect(isSigned(Buffer.from(body), given, secret)).toBe(false);
});

test("tolerates five minutes either way, no more", () => {
  expect([-300_000, 300_000].map((lag) => isTimely(lag, 0))).toEqual([true, true]);
  expect([-300_001, 300_001, Number.NaN].map((lag) => isTimely(lag, 0))).toEqual([
    false,
    false,
    false,
  ]);
});

test("a post has the signature of its own bytes, and follows no redirect", () => {
  const { body, headers, redirect } = signedPost({ at: 1 }, "Jefe");
  expect(body).toBe('{"at":1}');
  expect(new Headers(headers).get("x-signature")).toBe(signatureOf('{"at":1}', "Jefe"));
  expect(redirect).toBe("error");
});
