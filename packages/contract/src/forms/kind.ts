/**
 * What a form is, as data. Browser and server check by the same declaration; a new kind is one more
 * file here.
 */
import type { FileRule } from "#forms/file-rule.ts";

export interface FormField {
  name: string;
  label: string;
  type: "text" | "email" | "tel" | "multiline" | "choice" | "hidden";
  /** Message when empty; a field without one is optional. */
  required?: string;
  /** Message when malformed. */
  invalid?: string;
  /** Message when empty that does not block sending. */
  advised?: string;
  /** Longest accepted value, in characters. */
  max: number;
  /** What else a filled value must be; `invalid` is said where it is not. */
  check?: (value: string) => boolean;
  autocomplete?: string;
  /** Not part of the message when there is nothing in it. */
  onlyFilled?: true;
}

/** Where a form stands: which fields are optional there, and whether it takes a file. */
export interface FormVariant {
  optional: readonly string[];
  file: boolean;
  /** Fields that the form does not have there. */
  without?: readonly string[];
}

export interface FormKind<Variant extends string = string> {
  /** Name of the kind, as the journal keeps it and as `/forms/{kind}` on the site. */
  kind: "contact" | "resume" | "price-request" | "survey";
  /** The row of the contract's table it is delivered to. */
  call: "contactForm" | "resumeForm" | "priceRequestForm" | "surveyForm";
  fields: readonly FormField[];
  /**
   * For a form whose fields are made of several controls (`teamSize.from`, survey-answers.ts): the
   * fields of what was posted. It gets the controls' values, or the fields themselves, which it
   * gives back put right.
   */
  compose?: (posted: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  file?: FileRule;
  variants: Record<Variant, FormVariant>;
  success: string;
  /** What the thanks go on to say, under `success`. */
  afterSuccess?: string;
}

/** Section 8: shown for 5 s when a message could not be sent. */
export const SEND_FAILURE =
  "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.";
/** Milliseconds a success or failure message stays (section 9). */
export const MESSAGE_SHOWN_MS = 5000;
