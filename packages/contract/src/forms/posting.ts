/** Fields of a post besides the form's own. */
export const POSTED = {
  form: "form",
  variant: "variant",
  /**
   * Created with the form by script; a repeated key is the same submission. Empty without script.
   */
  key: "key",
  /**
   * Hidden from people, filled in by machines. The name has no meaning: browsers and password
   * managers fill in fields whose names they recognise. Pages before 2026-12 post `reference`, which
   * is ignored.
   */
  trap: "mzq",
  /** The solved captcha; its content depends on the provider. */
  captcha: "captcha",
  /** Without script: the token of the question and the reply. */
  question: "question",
  answer: "answer",
  /** SEC-29: the page's consent text and the server's signature. */
  consent: "consentShown",
  consentMark: "consentMark",
  /** OWN-137: the ticked sentence, its months and the server's signature of both. */
  pool: "talentPool",
  poolMonths: "talentPoolMonths",
  poolMark: "talentPoolMark",
  /** OWN-157: the server's signature of a document's number and name. */
  documentMark: "documentMark",
  /** OWN-125: the vacancy's own questions as the form showed them, as JSON. */
  asked: "asked",
} as const;

/** Header of a captcha's challenge: milliseconds before which a post counts as a machine's. */
export const QUICKEST_HEADER = "x-quickest-ms";

/** Key of `errors` for the captcha or its replacement. */
export const CAPTCHA_ERROR = "captcha";
/** CON-04 has no text for this error, which must not be shown by colour alone. */
export const CAPTCHA_UNSOLVED = "Please confirm that you are not a robot";
export const QUESTION_UNANSWERED = "Please answer the question";
/** The reply was right, but the question was used: another visitor of the cached page was first. */
export const QUESTION_SPENT = "Please answer this new question";

/** Over the question's limit. The form's text stays. */
export const QUESTION_QUOTA =
  "Your message has not been sent yet, because too many came in without JavaScript. Your entries are still here. Please send them again in an hour, switch on JavaScript for this site, or contact us by phone.";

export interface FormAnswer {
  status: "sent" | "invalid" | "failed";
  /** Above the button; empty if the fields' messages suffice. */
  message: string;
  /** By field name. */
  errors: Record<string, string>;
  /** Of a stored message: the end of its number in the office's email and the inbox (CON-13). */
  reference?: string;
  /** Path of the page with the document (OWN-158): no email goes to the sender. */
  link?: string;
}

/** The random end of a submission's number, which the inbox's search finds. */
export const referenceOf = (id: string): string => id.slice(-8);
