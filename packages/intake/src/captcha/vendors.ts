/** What differs between the vendors with a verification call. */
export type Vendor = "turnstile" | "hcaptcha" | "recaptcha";

export interface VendorRules {
  verifyUrl: string;
  /** Lifetime of a token, as documented. */
  lifetimeMs: number;
  /** Error codes for a token that is expired or used. */
  spent: readonly string[];
  /** Error codes for our settings or the vendor's own failure: no token can be judged. */
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
