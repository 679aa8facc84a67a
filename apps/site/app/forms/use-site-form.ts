import { CAPTCHA_ERROR, CAPTCHA_UNSOLVED, checkFields, MESSAGE_SHOWN_MS, POSTED, type FormKind } from "@meridian/contract/forms";
import { useEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { FormOutcome } from "#app/form-support.ts";
import { checkForm, filesError } from "#app/lib/check-form.ts";
import { createFormKeys, randomKey } from "#app/lib/form-key.ts";
import { EMPTY_FORM, formState, type FormState } from "#app/lib/form-state.ts";
import { sendForm } from "#app/lib/send-form.ts";
import type { PageCaptcha } from "#app/ui/use-captcha.ts";

const readValues = ({ fields }: FormKind, form: HTMLFormElement): Record<string, string> => {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? "")]));
};

interface SiteFormOptions {
  form: FormKind;
  variant: string;
  captcha: PageCaptcha;
  /** What became of the post without script that this page answers. */
  outcome: FormOutcome | undefined;
  onSent?: (() => void) | undefined;
}

const initial = (outcome: FormOutcome | undefined): FormState => {
  if (!outcome) return EMPTY_FORM;
  return { ...EMPTY_FORM, errors: outcome.errors, message: outcome.message ? { kind: outcome.status === "sent" ? "success" : "error", text: outcome.message } : null };
};

/** The behaviour of a form once script is there; without it the form posts by itself and comes back with `outcome`. */
export function useSiteForm({ form: what, variant, captcha: { captcha, state: solving, kind, isQuiet, failure, prepare }, outcome, onSent }: SiteFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const fileName = what.file?.name ?? "";
  const { advice, advise } = useAdvice(what, variant);
  const [state, dispatch] = useReducer(formState, outcome, initial);
  const busy = useRef(false);
  const [keys] = useState(() => createFormKeys(randomKey));
  useMessageEnd(state.message, (message) => dispatch({ type: "message-ended", message }));
  useFirstFocus(form, prepare);
  useEffect(() => {
    if (solving === "solved" || solving === "solving") dispatch({ type: "captcha-changed", error: undefined });
    if (solving === "failed") dispatch({ type: "captcha-changed", error: failure });
  }, [solving, failure]);

  async function submit(element: HTMLFormElement): Promise<void> {
    const { values, errors } = await checkForm(what, variant, readValues(what, element), state.files);
    const unsolved = kind === "box" && !isQuiet && (solving === "unsolved" || solving === "failed");
    flushSync(() => dispatch({ type: "checked", errors: unsolved ? { ...errors, [CAPTCHA_ERROR]: CAPTCHA_UNSOLVED } : errors }));
    advise(values);
    if (focusFirstError(form)) return;
    if (kind === "question") return element.submit();
    const token = await captcha.token();
    if (token === null) return dispatch({ type: "checked", errors: { [CAPTCHA_ERROR]: failure } });
    const body = new FormData(element);
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    body.set(POSTED.key, keys.keyFor({ values, files: state.files }));
    body.set(POSTED.captcha, token);
    const answer = await sendForm(location.href, body);
    captcha.reset();
    if (answer.status === "sent") {
      keys.renew();
      clear(what, element);
      advise(null);
    }
    flushSync(() => dispatch({ type: "answered", answer, fields: [...what.fields.map(({ name }) => name), fileName, CAPTCHA_ERROR] }));
    focusFirstError(form);
    if (answer.status === "sent") onSent?.();
  }

  return {
    state,
    advice,
    form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // At once, before anything is awaited: the second click of a double click comes within milliseconds.
      if (busy.current) return;
      busy.current = true;
      void submit(event.currentTarget).finally(() => (busy.current = false));
    },
    /** Looks again at a field that was wrong, with every stroke. */
    onInput(event: FormEvent<HTMLFormElement>) {
      const { name } = event.target as HTMLInputElement;
      if (name in advice) advise(readValues(what, event.currentTarget));
      if (name in state.errors && name !== fileName) dispatch({ type: "edited", field: name, error: checkFields(what, variant, readValues(what, event.currentTarget)).errors[name] });
    },
    async onFiles(files: File[]) {
      dispatch({ type: "files-chosen", field: fileName, files, error: undefined });
      const error = await filesError(what, variant, files);
      if (error) dispatch({ type: "files-chosen", field: fileName, files, error });
    },
    onTick: (ticked: boolean) => (ticked ? captcha.start() : captcha.reset()),
  };
}

function useFirstFocus(form: RefObject<HTMLFormElement | null>, prepare: () => void): void {
  useEffect(() => {
    const element = form.current;
    element?.addEventListener("focusin", prepare, { once: true });
    return () => element?.removeEventListener("focusin", prepare);
  }, [form, prepare]);
}

/** Whether there was a wrong field; it has the focus now. */
function focusFirstError(form: RefObject<HTMLFormElement | null>): boolean {
  const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  wrong?.focus();
  return Boolean(wrong);
}

// Not `reset()`: that would bring back what the server had put into the fields.
function clear({ fields }: FormKind, form: HTMLFormElement): void {
  for (const { name, type } of fields) {
    const field = form.elements.namedItem(name);
    // What is hidden is the page's word, not the visitor's.
    if (type !== "hidden" && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) field.value = "";
  }
}

/** What should be filled out and need not be (RES-06): messages by field name; `null` takes them away. */
function useAdvice({ fields, variants }: FormKind, variant: string) {
  const [advice, setAdvice] = useState<Record<string, string>>({});
  const advise = (values: Record<string, string> | null): void => {
    const without: readonly string[] = variants[variant]?.without ?? [];
    const empty = values ? fields.filter(({ name, advised }) => advised && !without.includes(name) && !values[name]?.trim()) : [];
    setAdvice(Object.fromEntries(empty.map(({ name, advised = "" }) => [name, advised])));
  };
  return { advice, advise };
}

function useMessageEnd(message: FormState["message"], end: (message: NonNullable<FormState["message"]>) => void): void {
  const ending = useRef(end);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => ending.current(message), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
}
