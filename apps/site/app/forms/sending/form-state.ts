import { CAPTCHA_ERROR, SEND_FAILURE } from "@meridian/contract/forms";
import type { SentAnswer } from "#app/forms/sending/send-form.ts";

export interface FormMessage {
  kind: "success" | "error";
  text: string;
  /** It says when to try again: it stays until the next try. */
  lasts?: true;
}

/**
 * What a form shows. The typed text stays in the fields themselves, so that what was typed before
 * hydration survives.
 */
export interface FormState {
  sending: boolean;
  file: File | null;
  /** Message by field name; `captcha` for what stands in its place. */
  errors: Readonly<Record<string, string>>;
  /** Over the button, for 5 s unless it lasts. A new object for each, so that the 5 s begin anew. */
  message: FormMessage | null;
}

export type FormEvent =
  | { type: "checked"; errors: Record<string, string> }
  /** A field that was wrong was edited; `error` is what is wrong now. */
  | { type: "edited"; field: string; error: string | undefined }
  | { type: "file-chosen"; field: string; file: File | null }
  /** This file was looked into, which takes a moment: another may have been chosen meanwhile. */
  | { type: "file-checked"; field: string; file: File | null; error: string | undefined }
  | { type: "captcha-changed"; error: string | undefined }
  /** Nothing can be sent now: the line or the site is down. */
  | { type: "line-down" }
  | { type: "answered"; answer: SentAnswer; fields: readonly string[] }
  | { type: "message-ended"; message: FormMessage };

export const EMPTY_FORM: FormState = { sending: false, file: null, errors: {}, message: null };

function withError(
  errors: FormState["errors"],
  field: string,
  error: string | undefined,
): FormState["errors"] {
  const { [field]: _, ...others } = errors;
  return error === undefined ? others : { ...others, [field]: error };
}

/** Every form's behaviour as data: idle, checked, sending, answered (CON-04…CON-07). */
export function formState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "checked":
      return {
        ...state,
        errors: event.errors,
        message: null,
        sending: Object.keys(event.errors).length === 0,
      };
    case "edited":
      // The error stays until the field is right; a field that was not wrong is not judged while it
      // is typed.
      return event.field in state.errors
        ? { ...state, errors: withError(state.errors, event.field, event.error) }
        : state;
    case "file-chosen":
      return {
        ...state,
        file: event.file,
        errors: withError(state.errors, event.field, undefined),
      };
    case "file-checked":
      return state.file === event.file
        ? { ...state, errors: withError(state.errors, event.field, event.error) }
        : state;
    case "captcha-changed":
      return { ...state, errors: withError(state.errors, CAPTCHA_ERROR, event.error) };
    case "line-down":
      return {
        ...state,
        sending: false,
        errors: withError(state.errors, CAPTCHA_ERROR, undefined),
        message: { kind: "error", text: SEND_FAILURE },
      };
    case "answered":
      return answered(state, event.answer, event.fields);
    case "message-ended":
      return state.message === event.message ? { ...state, message: null } : state;
  }
}

function answered(state: FormState, answer: SentAnswer, fields: readonly string[]): FormState {
  if (answer.status === "sent")
    return { ...EMPTY_FORM, message: { kind: "success", text: answer.message } };
  const shown = fields.some((field) => field in answer.errors);
  // An error that no field of this form can show must not leave the visitor without a word.
  const text = answer.message || (shown ? "" : SEND_FAILURE);
  return {
    ...state,
    sending: false,
    errors: answer.errors,
    message: text ? { kind: "error", text, ...(answer.isTooSoon && { lasts: true }) } : null,
  };
}
