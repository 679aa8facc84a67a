/**
 * A form, as data. Browser and server check by the same declaration; a new kind is one more file
 * here.
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
  /** Message when empty; does not block sending. */
  advised?: string;
  /** Longest accepted value, in characters. */
  max: number;
  /** A further condition; its message is `invalid`. */
  check?: (value: string) => boolean;
  autocomplete?: string;
  /** Omitted from the message when empty. */
  onlyFilled?: true;
}

/** A form's place: its optional fields, and whether it takes a file. */
export interface FormVariant {
  optional: readonly string[];
  file: boolean;
  /** Fields that the form lacks there. */
  without?: readonly string[];
}

export interface FormKind<Variant extends string = string> {
  /** Name of the kind, in the journal and in `/forms/{kind}` on the site. */
  kind: "contact" | "resume" | "price-request" | "survey";
  /** The row of the contract's table it is delivered to. */
  call: "contactForm" | "resumeForm" | "priceRequestForm" | "surveyForm";
  fields: readonly FormField[];
  /**
   * For a form whose fields consist of several controls (`teamSize.from`, survey-answers.ts): the
   * fields of a post. It gets the controls' values, or the fields themselves, which it returns
   * corrected.
   */
  compose?: (posted: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  file?: FileRule;
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
