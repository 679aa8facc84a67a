import type { OutsideSources } from "#server/http/headers.ts";
import type { CaptchaChoice } from "#server/config/settings.ts";

const HCAPTCHA = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** Origins of scripts and frames, as documented by the captcha's vendor; none for ALTCHA. */
export const CAPTCHA_SOURCES: Readonly<Record<CaptchaChoice["provider"], OutsideSources>> = {
  altcha: {},
  turnstile: {
    script: ["https://challenges.cloudflare.com"],
    frame: ["https://challenges.cloudflare.com"],
  },
  hcaptcha: { script: HCAPTCHA, style: HCAPTCHA, connect: HCAPTCHA, frame: HCAPTCHA },
  recaptcha: {
    script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  },
};
