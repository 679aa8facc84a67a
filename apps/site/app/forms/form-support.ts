/** What a page needs to know about its forms when it is rendered. */
import type { CaptchaSupport } from "#app/forms/captcha/captcha.ts";

/**
 * A question in plain words that stands in for the captcha when scripts are off: signed, expiring,
 * and good once for each address, for it stands in pages that are kept.
 */
export interface TextQuestion {
  question: string;
  /** Opaque; goes back with the answer. */
  token: string;
}

/** What became of a form that was posted without script: the page is rendered again with it. */
export interface FormOutcome {
  kind: "contact" | "resume" | "price-request" | "survey";
  variant: string;
  status: "sent" | "invalid" | "failed";
  /** Message over the button: the specification's success or failure words. */
  message: string;
  /** What the visitor had typed; empty after success. */
  values: Record<string, string>;
  /** Message by field name; `captcha` for the question. */
  errors: Record<string, string>;
}

export interface FormSupport {
  /** The widget that pages load at first focus. */
  captcha: CaptchaSupport;
  /** `null`: forms are sent with script only. */
  question: TextQuestion | null;
  /** What a visitor agrees to by sending, and the server's mark of it (SEC-29). */
  consent?: { text: string; mark: string } | undefined;
  /** Only on the page that answers a post without script. */
  outcome?: FormOutcome;
}
