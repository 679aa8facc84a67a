import type { Captcha } from "#captcha/captcha.ts";

/**
 * For a site that switches between ALTCHA and a vendor while pages are open: ALTCHA verifies its
 * payloads, the vendor all others. ALTCHA issues challenges only while chosen, so the vendor's
 * captcha is not weakened.
 */
export const createAltchaOrVendor = <T>(altcha: Captcha<T>, vendor: Captcha): Captcha<T> => ({
  provider: vendor.provider,
  issue: () => altcha.issue(),
  issuedAt: (posted) => altcha.issuedAt?.(posted) ?? vendor.issuedAt?.(posted) ?? null,
  verify: (posted) =>
    ((altcha.issuedAt?.(posted) ?? null) === null ? vendor : altcha).verify(posted),
});
