import type { Captcha } from "#captcha/captcha.ts";

/**
 * For a site that switches between ALTCHA and vendors while pages are open: ALTCHA verifies its
 * payloads, the vendors all others. ALTCHA issues challenges only while chosen, so a vendor's
 * captcha is not weakened.
 */
export const createAltchaOrVendor = <T>(
  altcha: Captcha<T>,
  vendors: () => readonly Captcha[] = () => [],
): Captcha<T> => ({
  provider: altcha.provider,
  issue: () => altcha.issue(),
  issuedAt: (posted) => altcha.issuedAt?.(posted) ?? null,
  async verify(posted) {
    const [first, ...others] = vendors();
    if (!first || (altcha.issuedAt?.(posted) ?? null) !== null) return altcha.verify(posted);
    const verdict = await first.verify(posted);
    for (const { verify } of verdict.outcome === "wrong" ? others : []) {
      const other = await verify(posted);
      if (other.outcome === "passed") return other;
    }
    return verdict;
  },
});
