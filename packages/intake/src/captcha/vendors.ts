/** What differs between the vendors whose captcha is verified by asking them. */
export type Vendor = "turnstile" | "hcaptcha" | "recaptcha";

export interface VendorRules {
  /** Where a token is verified. */
  verifyUrl: string;
  /** Milliseconds a token lives, as documented. */
  lifetimeMs: number;
  /** Their words for a token that is too old, or was used before. */
  spent: readonly string[];
  /**
   * Their words for a setting of ours that is wrong, or a trouble of theirs: nobody's token can be
   * judged.
   */
  trouble: readonly string[];
}

const SETTINGS_WRONG = ["missing-input-secret", "invalid-input-secret", "bad-request"];

export const VENDORS: Readonly<Record<Vendor, VendorRules>> = {
  turnstile: {
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    lifetimeMs: 300_000,
    spent: ["timeout-or-duplicate"],
    trouble: [...SETTINGS_WRONG, "internal-error"],
  },
  hcaptcha: {
    verifyUrl: "https://api.hcaptcha.com/siteverify",
    lifetimeMs: 120_000,
    spent: ["expired-input-response", "already-seen-response", "invalid-or-already-seen-response"],
    trouble: [...SETTINGS_WRONG, "sitekey-secret-mismatch", "not-using-dummy-passcode"],
  },
  recaptcha: {
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    lifetimeMs: 120_000,
    spent: ["timeout-or-duplicate"],
    trouble: SETTINGS_WRONG,
  },
};
