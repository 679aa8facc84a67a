import { MESSAGE_SHOWN_MS } from "@meridian/contract/forms";
import { useEffect, useMemo, useReducer, useRef } from "react";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { EMPTY_FORM, formStateIn, type FormState } from "#app/forms/sending/form-state.ts";
import { useT } from "#app/language/language.ts";
import { useSubmit, type SubmitOptions } from "#app/forms/sending/use-submit.ts";
import { useAdvice, useFieldEvents } from "#app/forms/use-field-events.ts";
import type { PageCaptcha } from "#app/forms/captcha/use-captcha.ts";

interface SiteFormOptions extends SubmitOptions {
  /** Outcome of the post without script that this page answers. */
  outcome: FormOutcome | undefined;
}

const initial = (outcome: FormOutcome | undefined): FormState => {
  if (!outcome) return EMPTY_FORM;
  return {
    ...EMPTY_FORM,
    errors: outcome.errors,
    reference: outcome.reference,
    link: outcome.link,
    message: outcome.message
      ? { kind: outcome.status === "sent" ? "success" : "error", text: outcome.message }
      : null,
  };
};

/** A form with script; without it the form posts natively and returns with `outcome`. */
export function useSiteForm({ outcome, ...options }: SiteFormOptions) {
  const { form: what, variant, captcha: page } = options;
  const t = useT();
  const formState = useMemo(() => formStateIn(t), [t]);
  const form = useRef<HTMLFormElement>(null);
  const { advice, advise } = useAdvice(what, variant);
  const [state, dispatch] = useReducer(formState, outcome, initial);
  const { busy, stopWaiting, ...submit } = useSubmit(options, { form, state, dispatch, advise });
  useMessageEnd(state.message, (message) => dispatch({ type: "message-ended", message }));
  useCaptchaErrors(page, {
    onError: (error) => dispatch({ type: "captcha-changed", error }),
    onAway: () => dispatch({ type: "line-down" }),
  });
  return {
    state,
    advice,
    form,
    ...submit,
    // An edit cancels the automatic resend.
    ...useFieldEvents({
      what,
      variant,
      t,
      state,
      advice,
      advise,
      dispatch,
      busy,
      onEdit: stopWaiting,
    }),
    onTick(ticked: boolean) {
      if (ticked) return page.captcha.start();
      stopWaiting();
      page.captcha.reset();
    },
  };
}

interface CaptchaChanges {
  onError: (error: string | undefined) => void;
  onAway: () => void;
}

function useCaptchaErrors(
  { state, failure }: Pick<PageCaptcha, "state" | "failure">,
  changes: CaptchaChanges,
): void {
  const report = useRef(changes);
  useEffect(() => {
    if (state === "solved" || state === "solving") report.current.onError(undefined);
    if (state === "failed") report.current.onError(failure);
    if (state === "away") report.current.onAway();
  }, [state, failure]);
}

function useMessageEnd(
  message: FormState["message"],
  end: (message: NonNullable<FormState["message"]>) => void,
): void {
  const ending = useRef(end);
  useEffect(() => {
    if (!message || message.lasts) return;
    const timer = setTimeout(() => ending.current(message), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
}
