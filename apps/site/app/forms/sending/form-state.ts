import { CAPTCHA_ERROR } from "@meridian/contract/forms";
import type { Translate } from "@meridian/messages/messages";
import type { SentAnswer } from "#app/forms/sending/send-form.ts";

export interface FormMessage {
  kind: "success" | "error";
  text: string;
  /** With a retry time: shown until the next attempt. */
  lasts?: true;
}

/** The text is in the fields themselves, so that input from before hydration survives. */
export interface FormState {
  sending: boolean;
  file: File | null;
  /** Message by field name; `captcha` for the captcha. */
  errors: Readonly<Record<string, string>>;
  /** Above the button, for 5 s unless it lasts. A new object each time, so that the 5 s restart. */
  message: FormMessage | null;
  /** Of the last stored message, until the next is sent (CON-13). */
  reference?: string | undefined;
  /** With it: path of the requested document's page. */
  link?: string | undefined;
}

export type FormEvent =
  | { type: "checked"; errors: Record<string, string> }
  /** An invalid field was edited; `error`: its current error. */
  | { type: "edited"; field: string; error: string | undefined }
  | { type: "file-chosen"; field: string; file: File | null }
  /** The check of a file has finished; another file may have been chosen meanwhile. */
  | { type: "file-checked"; field: string; file: File | null; error: string | undefined }
  | { type: "captcha-changed"; error: string | undefined }
  /** The visitor or the site is offline. */
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

/** Every form's behaviour as a reducer: idle, validated, sending, answered (CON-04…CON-07). */
export const formStateIn =
  (t: Translate) =>
  (state: FormState, event: FormEvent): FormState => {
    switch (event.type) {
      case "checked":
        return {
          ...state,
          errors: event.errors,
          message: null,
          reference: undefined,
          link: undefined,
          sending: Object.keys(event.errors).length === 0,
        };
      case "edited":
        // An error stays until its field is valid; a valid field gets no error while typing.
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
          message: { kind: "error", text: t("form.sendFailure") },
        };
      case "answered":
        return answered(state, event.answer, event.fields, t);
      case "message-ended":
        return state.message === event.message ? { ...state, message: null } : state;
    }
  };

function answered(
  state: FormState,
  answer: SentAnswer,
  fields: readonly string[],
  t: Translate,
): FormState {
  if (answer.status === "sent")
    return {
      ...EMPTY_FORM,
      message: { kind: "success", text: answer.message },
      reference: answer.reference,
      link: answer.link,
    };
  const shown = fields.some((field) => field in answer.errors);
  // An error for which this form has no field must still show a message.
  const text = answer.message || (shown ? "" : t("form.sendFailure"));
  return {
    ...state,
    sending: false,
    errors: answer.errors,
    message: text ? { kind: "error", text, ...(answer.isTooSoon && { lasts: true }) } : null,
  };
}
