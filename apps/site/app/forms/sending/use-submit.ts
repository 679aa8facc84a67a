import { CAPTCHA_ERROR, type FormKind } from "@meridian/contract/forms";
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useT } from "#app/language/language.ts";
import { createDraft } from "#app/forms/draft/draft.ts";
import { createFormKeys, randomKey } from "#app/forms/sending/form-key.ts";
import { bodyOf, useSending } from "#app/forms/sending/use-sending.ts";
import { checkForm } from "#app/forms/check-form.ts";
import { clearControls, noteValues, readValues } from "#app/forms/draft/form-controls.ts";
import type { FormEvent as FormChange, FormState } from "#app/forms/sending/form-state.ts";
import { isSiteReachable, useResending } from "#app/forms/sending/use-resending.ts";
import type { PageCaptcha } from "#app/forms/captcha/use-captcha.ts";

export interface SubmitOptions {
  form: FormKind;
  variant: string;
  captcha: PageCaptcha;
  onSent: (reference?: string) => void;
  /** The message was not sent; called before the failure is shown. */
  onUnsent?: (() => void) | undefined;
  draftName: string;
  /** Milliseconds from the click to validation. */
  checkAfterMs?: number | undefined;
  /** Shows the first invalid field; by default it is focused. */
  reveal?: ((wrong: HTMLElement) => void) | undefined;
}

interface Shown {
  form: RefObject<HTMLFormElement | null>;
  state: FormState;
  dispatch: (event: FormChange) => void;
  advise: (values: Record<string, string> | null) => void;
}

const focusOn = (wrong: HTMLElement): void => wrong.focus();

/** Submits a form: from the click to the response. */
export function useSubmit(
  {
    form: what,
    variant,
    captcha: page,
    onSent,
    onUnsent,
    draftName,
    checkAfterMs,
    reveal = focusOn,
  }: SubmitOptions,
  { form, state, dispatch, advise }: Shown,
) {
  const t = useT();
  const { captcha, kind, failure, prepare } = page;
  const [names, fileName] = [what.fields.map(({ name }) => name), what.file?.name ?? ""];
  const busy = useRef(false);
  const { share, stop, send } = useSending();
  const [keys] = useState(() => createFormKeys(randomKey, createDraft(`${draftName}, last sent`)));
  const { isWaiting, setWaiting, lineDown, waitForLine } = useResending(form, page, () => {
    onUnsent?.();
    dispatch({ type: "line-down" });
  });
  const isReachable = useReachable(form, prepare);

  async function submit(element: HTMLFormElement): Promise<void> {
    setWaiting(false);
    if (checkAfterMs) await new Promise((resolve) => setTimeout(resolve, checkAfterMs));
    const { file } = state;
    const unedited = noteValues(element, names);
    const checked = await checkForm(what, variant, readValues(element), file, t);
    const { values } = checked;
    const isTicked = !isUnticked(page);
    // Offline, the captcha cannot be solved: shows no captcha error.
    const isDown = !isTicked && !(await isReachable());
    const unsolved: Record<string, string> =
      isTicked || isDown ? {} : { [CAPTCHA_ERROR]: t("form.captchaUnsolved") };
    flushSync(() => dispatch({ type: "checked", errors: { ...checked.errors, ...unsolved } }));
    advise(values);
    if (revealFirstError(form, reveal)) return;
    if (isDown) return lineDown(false);
    if (kind === "question") return (await isSiteReachable()) ? element.submit() : lineDown(true);
    const token = await captcha.token();
    if (token === null && captcha.state() === "away") return lineDown(true);
    if (token === null) return dispatch({ type: "checked", errors: { [CAPTCHA_ERROR]: failure } });
    const proofs = { key: keys.keyFor({ values, file }), captcha: token };
    const answer = await send(bodyOf(element, { values, file, fileName }, proofs));
    captcha.reset();
    if (answer.status === "failed") onUnsent?.();
    if (answer.status === "sent") {
      keys.renew();
      // Needed on another page, where the controls have no listeners any more.
      createDraft(draftName).discard();
      // What was typed meanwhile was not sent.
      clearControls(element, unedited());
      advise(null);
    }
    flushSync(() =>
      dispatch({ type: "answered", answer, fields: [...names, fileName, CAPTCHA_ERROR] }),
    );
    revealFirstError(form, reveal);
    if (answer.status === "sent") onSent(answer.reference);
    busy.current = false;
    if (answer.isLost) void waitForLine(() => !busy.current && unedited().length === names.length);
  }

  return {
    busy,
    /** A message waits for the connection. */
    isWaiting,
    stopWaiting: () => setWaiting(false),
    share,
    /** The stop control disappears when sending ends: focuses the button. */
    onStop: () => (stop(), buttonOf(form)?.focus()),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // Synchronously: the second click of a double click follows within milliseconds.
      if (busy.current) return;
      busy.current = true;
      void submit(event.currentTarget).finally(() => (busy.current = false));
    },
  };
}

const buttonOf = (form: Shown["form"]): HTMLElement | null | undefined =>
  form.current?.querySelector<HTMLElement>('[type="submit"]');

const isUnticked = ({ kind, isQuiet, state }: PageCaptcha): boolean =>
  kind === "box" && !isQuiet && (state === "unsolved" || state === "failed");

/** Milliseconds that a submit waits for a pending response. */
const PATIENCE_MS = 2000;

/** Prepares the captcha at first focus. The result gives its availability and retries. */
function useReachable(
  form: RefObject<HTMLFormElement | null>,
  prepare: PageCaptcha["prepare"],
): () => Promise<boolean> {
  const prepared = useRef(Promise.resolve(true));
  useEffect(() => {
    const element = form.current;
    const begin = (): void => void (prepared.current = prepare());
    // The visitor may already be in the form.
    if (element?.contains(document.activeElement)) begin();
    else element?.addEventListener("focusin", begin, { once: true });
    return () => element?.removeEventListener("focusin", begin);
  }, [form, prepare]);
  return async () => {
    if (!navigator.onLine) return false;
    const late = new Promise<true>((resolve) => setTimeout(() => resolve(true), PATIENCE_MS));
    return Promise.race([late, prepared.current.then((isReachable) => isReachable || prepare())]);
  };
}

/** Reveals the first invalid field. Returns whether there is one. */
function revealFirstError(
  form: RefObject<HTMLFormElement | null>,
  reveal: (wrong: HTMLElement) => void,
): boolean {
  const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (wrong) reveal(wrong);
  return Boolean(wrong);
}
