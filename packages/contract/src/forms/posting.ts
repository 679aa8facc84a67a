/**
 * What a page posts beside a kind's own fields, and what it is answered. The browser, the server
 * and the intake share these names.
 */

/**
 * Names of the accompanying fields. `trap` is out of people's sight: whoever fills it is a machine.
 */
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
  /** Without script: the question's token, and what the visitor answered. */
  question: "question",
  answer: "answer",
  /** SEC-29: what the page says of sending, word for word, and the server's mark of it. */
  consent: "consentShown",
  consentMark: "consentMark",
} as const;

/**
 * Header of a captcha's challenge: milliseconds from then on within which a post is taken for a
 * machine's.
 */
export const QUICKEST_HEADER = "x-quickest-ms";

/** Key of `errors` for whatever stands in the captcha's place. */
export const CAPTCHA_ERROR = "captcha";
/** CON-04 names no words for it; without words the error style would be colour alone. */
export const CAPTCHA_UNSOLVED = "Please confirm that you are not a robot";
export const QUESTION_UNANSWERED = "Please answer the question";
/**
 * The answer was right, but the question is used up: it stood in a cached page, and somebody else
 * was first.
 */
export const QUESTION_SPENT = "Please answer this new question";

/** As many as may have come in by the question. What to do is said; what was written stays. */
export const QUESTION_QUOTA =
  "Your message was not sent yet: too many came in without JavaScript. Nothing of it is lost. Please send it again in an hour, switch JavaScript on for this site, or contact us by phone.";
/** In the question's place, where it is switched off. */
export const QUESTION_OFF =
  "To keep machines out, this form can only be sent with JavaScript. Without it, please contact us by phone or e-mail.";

/** The answer to a post that asked for JSON. */
export interface FormAnswer {
  status: "sent" | "invalid" | "failed";
  /** Over the button; empty when the fields' messages say it all. */
  message: string;
  /** Message by field name. */
  errors: Record<string, string>;
}
