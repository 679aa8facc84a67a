import {
  CAPTCHA_ERROR,
  CAPTCHA_UNSOLVED,
  checkFields,
  fieldOfPart,
  MESSAGE_SHOWN_MS,
  type FormKind,
} from "@meridian/contract/forms";
import { useEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { useFormKeys } from "#app/forms/sending/use-form-keys.ts";
import { bodyOf, useSending } from "#app/forms/sending/use-sending.ts";
import { checkForm, fileError } from "#app/forms/check-form.ts";
import { clearControls } from "#app/forms/draft/form-controls.ts";
import {
  EMPTY_FORM,
  formState,
  type FormEvent as FormChange,
  type FormState,
} from "#app/forms/sending/form-state.ts";
import type { PageCaptcha } from "#app/forms/captcha/use-captcha.ts";

/** What the controls hold, by name; files are not text. */
const readValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

interface SiteFormOptions {
  form: FormKind;
  variant: string;
  captcha: PageCaptcha;
  /** What became of the post without script that this page answers. */
  outcome: FormOutcome | undefined;
  onSent: () => void;
  /** Under which the form's draft is kept; `undefined`: there is none. */
  draftName?: string | undefined;
  /** Milliseconds from the press to the check. */
  checkAfterMs?: number | undefined;
  /** Leads the visitor to the first wrong field; by default it gets the focus. */
  reveal?: ((wrong: HTMLElement) => void) | undefined;
}

const focusOn = (wrong: HTMLElement): void => wrong.focus();

const initial = (outcome: FormOutcome | undefined): FormState => {
  if (!outcome) return EMPTY_FORM;
  return {
    ...EMPTY_FORM,
    errors: outcome.errors,
    message: outcome.message
      ? { kind: outcome.status === "sent" ? "success" : "error", text: outcome.message }
      : null,
  };
};

/**
 * The behaviour of a form once script is there; without it the form posts by itself and comes back
 * with `outcome`.
 */
export function useSiteForm({
  form: what,
  variant,
  captcha: { captcha, state: solving, kind, isQuiet, failure, prepare },
  outcome,
  onSent,
  draftName,
  checkAfterMs,
  reveal = focusOn,
}: SiteFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [names, fileName] = [what.fields.map(({ name }) => name), what.file?.name ?? ""];
  const { advice, advise } = useAdvice(what, variant);
  const [state, dispatch] = useReducer(formState, outcome, initial);
  const busy = useRef(false);
  const { share, stop, send } = useSending();
  const keys = useFormKeys(draftName);
  useMessageEnd(state.message, (message) => dispatch({ type: "message-ended", message }));
  useFirstFocus(form, prepare);
  useCaptchaErrors({ state: solving, failure }, (error) =>
    dispatch({ type: "captcha-changed", error }),
  );

  async function submit(element: HTMLFormElement): Promise<void> {
    if (checkAfterMs) await new Promise((resolve) => setTimeout(resolve, checkAfterMs));
    const { file } = state;
    const { values, errors } = await checkForm(what, variant, readValues(element), file);
    const unsolved = kind === "box" && !isQuiet && (solving === "unsolved" || solving === "failed");
    flushSync(() =>
      dispatch({
        type: "checked",
        errors: unsolved ? { ...errors, [CAPTCHA_ERROR]: CAPTCHA_UNSOLVED } : errors,
      }),
    );
    advise(values);
    if (revealFirstError(form, reveal)) return;
    if (kind === "question") return element.submit();
    const token = await captcha.token();
    if (token === null) return dispatch({ type: "checked", errors: { [CAPTCHA_ERROR]: failure } });
    const answer = await send(
      bodyOf(
        element,
        { values, file, fileName },
        { key: keys.keyFor({ values, file }), captcha: token },
      ),
    );
    captcha.reset();
    if (answer.status === "sent") {
      keys.renew();
      clearControls(element, names);
      advise(null);
    }
    flushSync(() =>
      dispatch({ type: "answered", answer, fields: [...names, fileName, CAPTCHA_ERROR] }),
    );
    revealFirstError(form, reveal);
    if (answer.status === "sent") onSent();
  }

  return {
    state,
    advice,
    form,
    /** How much of the message has gone while it is being sent. */
    share,
    /** Its own control is gone with the sending: the focus goes to the button. */
    onStop: () => (stop(), form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // At once, before anything is awaited: the second click of a double click comes within
      // milliseconds.
      if (busy.current) return;
      busy.current = true;
      void submit(event.currentTarget).finally(() => (busy.current = false));
    },
    ...useFieldEvents({ what, variant, state, advice, advise, dispatch, busy }),
    onTick: (ticked: boolean) => (ticked ? captcha.start() : captcha.reset()),
  };
}

interface FieldEventsOptions {
  what: FormKind;
  variant: string;
  state: FormState;
  advice: Record<string, string>;
  advise: (values: Record<string, string> | null) => void;
  dispatch: (event: FormChange) => void;
  /** What is shown is what is being sent. */
  busy: RefObject<boolean>;
}

const useFieldEvents = ({
  what,
  variant,
  state,
  advice,
  advise,
  dispatch,
  busy,
}: FieldEventsOptions) => ({
  /** Looks again at a field that was wrong, with every stroke. */
  onInput(event: FormEvent<HTMLFormElement>) {
    // Whatever is typed into is a control.
    const name = fieldOfPart((event.target as HTMLInputElement).name);
    if (name in advice) advise(readValues(event.currentTarget));
    if (name in state.errors && name !== what.file?.name)
      dispatch({
        type: "edited",
        field: name,
        error: checkFields(what, variant, readValues(event.currentTarget)).errors[name],
      });
  },
  async onFile(file: File | null) {
    if (busy.current) return;
    const field = what.file?.name ?? "";
    dispatch({ type: "file-chosen", field, file });
    const error = await fileError(what, variant, file);
    if (error) dispatch({ type: "file-checked", field, file, error });
  },
  /** Several were dropped at once: none of them is taken, and what was chosen stays. */
  onSeveralFiles() {
    if (busy.current) return;
    const { name: field = "", tooMany: error } = what.file ?? {};
    dispatch({ type: "file-checked", field, file: state.file, error });
  },
});

function useCaptchaErrors(
  { state, failure }: Pick<PageCaptcha, "state" | "failure">,
  onError: (error: string | undefined) => void,
): void {
  const report = useRef(onError);
  useEffect(() => {
    if (state === "solved" || state === "solving") report.current(undefined);
    if (state === "failed") report.current(failure);
  }, [state, failure]);
}

function useFirstFocus(form: RefObject<HTMLFormElement | null>, prepare: () => void): void {
  useEffect(() => {
    const element = form.current;
    // Whoever was quicker than the script is in it already.
    if (element?.contains(document.activeElement)) prepare();
    else element?.addEventListener("focusin", prepare, { once: true });
    return () => element?.removeEventListener("focusin", prepare);
  }, [form, prepare]);
}

/** Whether there was a wrong field; the visitor is with it now. */
function revealFirstError(
  form: RefObject<HTMLFormElement | null>,
  reveal: (wrong: HTMLElement) => void,
): boolean {
  const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (wrong) reveal(wrong);
  return Boolean(wrong);
}

/**
 * What should be filled out and need not be (RES-06): messages by field name; `null` takes them
 * away.
 */
function useAdvice({ fields, variants }: FormKind, variant: string) {
  const [advice, setAdvice] = useState<Record<string, string>>({});
  const advise = (values: Record<string, string> | null): void => {
    const without: readonly string[] = variants[variant]?.without ?? [];
    const empty = values
      ? fields.filter(
          ({ name, advised }) => advised && !without.includes(name) && !values[name]?.trim(),
        )
      : [];
    setAdvice(Object.fromEntries(empty.map(({ name, advised = "" }) => [name, advised])));
  };
  return { advice, advise };
}

function useMessageEnd(
  message: FormState["message"],
  end: (message: NonNullable<FormState["message"]>) => void,
): void {
  const ending = useRef(end);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => ending.current(message), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
}
