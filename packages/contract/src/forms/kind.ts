/** A form as data, for browser and server. A new kind is one more file here. */
import type { FileRule } from "#forms/file-rule.ts";

export interface FormField {
  name: string;
  label: string;
  type: "text" | "email" | "tel" | "number" | "multiline" | "choice" | "hidden";
  /** Message when empty; a field without one is optional. */
  required?: string;
  invalid?: string;
  /** Message beyond `max` of a field without `required` and `invalid`. */
  tooLong?: string;
  /** Message when empty; does not block sending. */
  advised?: string;
  /** In characters. */
  max: number;
  /** Its message is `invalid`. */
  check?: (value: string) => boolean;
  autocomplete?: string;
  /** Of a choice; without them the page has them. */
  options?: readonly string[];
  /** Lines of a short text. */
  rows?: number;
  /** Omitted from the message when empty. */
  onlyFilled?: true;
}

/** A form on one page. */
export interface FormVariant {
  optional: readonly string[];
  file: boolean;
  without?: readonly string[];
  /** Only pages of the bundled host have it: rules of another host's form are not its own. */
  isBundled?: true;
}

export interface FormKind<Variant extends string = string> {
  /** Used in the journal and in the site's `/forms/{kind}`. */
  kind: "contact" | "resume" | "price-request" | "survey";
  /** The contract's call that delivers it. */
  call: "contactForm" | "resumeForm" | "priceRequestForm" | "surveyForm";
  fields: readonly FormField[];
  /**
   * Combines a post's controls into fields, for fields of several controls (`teamSize.from`,
   * survey-answers.ts). Complete fields are corrected.
   */
  compose?: (posted: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  file?: FileRule;
  /** Message for a file with a form without one. */
  noFile?: string;
  variants: Record<Variant, FormVariant>;
  success: string;
  /** Text after the thanks, under `success`. */
  afterSuccess?: string;
}

/** Section 8: shown for 5 s when a message could not be sent. */
export const SEND_FAILURE =
  "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.";
/** Milliseconds a success or failure message stays (section 9). */
export const MESSAGE_SHOWN_MS = 5000;
