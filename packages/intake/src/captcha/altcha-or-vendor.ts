import type { Captcha } from "#captcha/captcha.ts";

/**
 * ALTCHA and a vendor's captcha, for a site whose choice changes while pages are open: ALTCHA
 * judges its own payloads, the vendor the rest. This does not weaken the vendor's captcha, because
 * ALTCHA challenges are only issued where ALTCHA is chosen.
 */
export const createAltchaOrVendor = <T>(altcha: Captcha<T>, vendor: Captcha): Captcha<T> => ({
  provider: vendor.provider,
  issue: () => altcha.issue(),
  issuedAt: (posted) => altcha.issuedAt?.(posted) ?? vendor.issuedAt?.(posted) ?? null,
  verify: (posted) =>
    ((altcha.issuedAt?.(posted) ?? null) === null ? vendor : altcha).verify(posted),
});
