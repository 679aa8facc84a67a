/**
 * Content host and site authenticate each other by the hex HMAC-SHA256 of a body under a shared
 * secret (PURGE_SECRET), in the header `x-signature` as `sha256=…`.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

export const SIGNATURE_HEADER = "x-signature";

/** Milliseconds: validity of a signed body, and the allowed difference of clocks. */
export const SIGNATURE_GOOD_FOR = 5 * 60_000;

export const signatureOf = (body: string | Buffer, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

export function isSigned(body: Buffer, given: string, secret: string): boolean {
  const right = Buffer.from(signatureOf(body, secret));
  const claimed = Buffer.from(given);
  return claimed.length === right.length && timingSafeEqual(claimed, right);
}

/** `at`: signing time in milliseconds. */
export const isTimely = (at: number, now: number): boolean =>
  Math.abs(now - at) <= SIGNATURE_GOOD_FOR;

/** A signed POST for `fetch`, without redirects. */
export function signedPost(
  question: { at: number },
  secret: string,
): { method: "POST"; body: string; redirect: "error"; headers: Record<string, string> } {
  const body = JSON.stringify(question);
  return {
    method: "POST",
    body,
    redirect: "error",
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signatureOf(body, secret),
    },
  };
}
