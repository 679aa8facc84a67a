import type { Captcha } from "#captcha/captcha.ts";

/**
 * ALTCHA beside a vendor's, for a site whose choice between them changes while pages are open: what
 * bears ALTCHA's own payload is judged by it, everything else by the vendor. Nothing is won by the
 * weaker: its challenges are only given out where it is the chosen one.
 */
export const createEither = <T>(altcha: Captcha<T>, vendor: Captcha): Captcha<T> => ({
  provider: vendor.provider,
  issue: () => altcha.issue(),
  issuedAt: (posted) => altcha.issuedAt?.(posted) ?? vendor.issuedAt?.(posted) ?? null,
  verify: (posted) =>
    ((altcha.issuedAt?.(posted) ?? null) === null ? vendor : altcha).verify(posted),
});
