import { checkFields, type FormKind } from "@meridian/contract/forms";
import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import type { FormState } from "#app/forms/sending/form-state.ts";

const EMAIL = "your-email";
/** Milliseconds without typing after which an incomplete address counts as finished. */
const PAUSE = 1200;

/** GET-01: a wrong address gets an error after a pause, on blur or on Enter. */
export function useEagerEmail(
  what: FormKind,
  form: RefObject<HTMLFormElement | null>,
  answered: FormState["errors"],
): { errors: Record<string, string>; isShut: boolean } {
  const value = useTyped(form);
  const problem =
    value === null
      ? answered[EMAIL]
      : checkFields(what, "pricing", { [EMAIL]: value }).errors[EMAIL];
  const isWrong = value !== "" && problem !== undefined;
  const [isJudged, setJudged] = useState(false);
  // An error stays until the address is valid.
  if (isJudged && !isWrong) setJudged(false);
  useJudgement(form, value, setJudged);
  const isShown = isWrong && (isJudged || value === null);
  return {
    errors: isShown ? { [EMAIL]: problem } : {},
    isShut: value !== null && problem !== undefined,
  };
}

function onTyping(changed: () => void): () => void {
  document.addEventListener("input", changed);
  return () => document.removeEventListener("input", changed);
}

/** The field's value, also from before hydration; `null` without script. */
function useTyped(form: RefObject<HTMLFormElement | null>): string | null {
  const read = (): string => {
    const field = form.current?.elements.namedItem(EMAIL);
    return field instanceof HTMLInputElement ? field.value.trim() : "";
  };
  return useSyncExternalStore(onTyping, read, () => null);
}

function useJudgement(
  form: RefObject<HTMLFormElement | null>,
  value: string | null,
  setJudged: (isJudged: boolean) => void,
): void {
  useEffect(() => {
    if (!value) return;
    const element = form.current;
    const judge = (): void => setJudged(true);
    const enter = ({ key }: KeyboardEvent): void => void (key === "Enter" && judge());
    const timer = setTimeout(judge, PAUSE);
    element?.addEventListener("focusout", judge);
    element?.addEventListener("keydown", enter);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("focusout", judge);
      element?.removeEventListener("keydown", enter);
    };
  }, [form, value, setJudged]);
}
