/**
 * What a page posts in addition to a form's own fields, and the response. The browser, the server
 * and the intake share these names.
 */

/** Names of the additional fields. `trap` is invisible to people: only a machine fills it in. */
export const POSTED = {
  form: "form",
  variant: "variant",
  /**
   * Made with the form by script: a repeat under the same key is the same submission. Empty without
   * script.
   */
  key: "key",
  trap: "reference",
  /** The solved captcha, opaque. */
  captcha: "captcha",
  /** Without script: the question's token, and the visitor's answer. */
  question: "question",
  answer: "answer",
  /** SEC-29: the page's consent text, word for word, and the server's signature. */
  consent: "consentShown",
  consentMark: "consentMark",
} as const;

/**
 * Header of a captcha's challenge: a post sooner than this many milliseconds counts as a machine's.
 */
export const QUICKEST_HEADER = "x-quickest-ms";

/** Key of `errors` for the captcha or its replacement. */
export const CAPTCHA_ERROR = "captcha";
/** CON-04 has no text for it; without one the error would be colour alone. */
export const CAPTCHA_UNSOLVED = "Please confirm that you are not a robot";
export const QUESTION_UNANSWERED = "Please answer the question";
/**
 * The answer was right, but the question is used up: another visitor answered the cached page
 * first.
 */
export const QUESTION_SPENT = "Please answer this new question";

/** Over the question's limit. The message names the remedy; the text stays. */
export const QUESTION_QUOTA =
  "Your message has not been sent yet, because too many came in without JavaScript. Your entries are still here. Please send them again in an hour, switch on JavaScript for this site, or contact us by phone.";
/** Replaces the question where it is switched off. */
export const QUESTION_OFF =
  "To prevent spam, this form can only be sent with JavaScript. Without it, please contact us by phone or e-mail.";

/** The response to a post that accepts JSON. */
export interface FormAnswer {
  status: "sent" | "invalid" | "failed";
  /** Above the button; empty when the fields' messages suffice. */
  message: string;
  /** Message by field name. */
  errors: Record<string, string>;
}
