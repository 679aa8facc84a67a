export type Vendor = "turnstile" | "hcaptcha" | "recaptcha";

export interface VendorRules {
  name: string;
  verifyUrl: string;
  lifetimeMs: number;
  /** Error codes of an expired or used token. */
  spent: readonly string[];
  /** Error codes of wrong settings or the vendor's failure: the token was not judged. */
  trouble: readonly string[];
}

const SETTINGS_WRONG = ["missing-input-secret", "invalid-input-secret", "bad-request"];

export const VENDORS: Readonly<Record<Vendor, VendorRules>> = {
  turnstile: {
    name: "Turnstile",
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    lifetimeMs: 300_000,
    spent: ["timeout-or-duplicate"],
    trouble: [...SETTINGS_WRONG, "internal-error"],
  },
  hcaptcha: {
    name: "hCaptcha",
    verifyUrl: "https://api.hcaptcha.com/siteverify",
    lifetimeMs: 120_000,
    spent: ["expired-input-response", "already-seen-response", "invalid-or-already-seen-response"],
    trouble: [...SETTINGS_WRONG, "sitekey-secret-mismatch", "not-using-dummy-passcode"],
  },
  recaptcha: {
    name: "reCAPTCHA",
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    lifetimeMs: 120_000,
    spent: ["timeout-or-duplicate"],
    trouble: SETTINGS_WRONG,
  },
};
