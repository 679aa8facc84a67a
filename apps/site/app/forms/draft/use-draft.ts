import { useCallback, useEffect, useMemo, useState, type RefObject } from "react";
import { createDraft } from "#app/forms/draft/draft.ts";
import { fillControls, readControls } from "#app/forms/draft/form-controls.ts";

/** Milliseconds after the last stroke until it is kept. */
const PAUSE_MS = 300;

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Tells this form's draft from another's. */
  name: string;
  /**
   * Names of the controls that are kept. Always the same array: with another the form is looked
   * through anew.
   */
  fields: readonly string[];
  /** The page answers a post without script that got through: what was kept of it is done with. */
  isSent?: boolean;
}

export interface FormDraft {
  /** Whether something is kept now. */
  kept: boolean;
  /**
   * At the visitor's wish; what stands in the fields is the caller's to clear. Fields that were
   * emptied and tell of it (`change`) are forgotten by themselves.
   */
  forget(): void;
}

/**
 * Keeps what is written into a form's own (uncontrolled) fields until it is sent: it is there again
 * after a reload, or when the visitor comes back to the page. In the browser only; see
 * `createDraft` for how long. No file and no captcha.
 */
export function useDraft({ form, name, fields, isSent = false }: DraftOptions): FormDraft {
  const [kept, setKept] = useState(false);
  const draft = useMemo(() => createDraft(name), [name]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(pause);
      pause = undefined;
      const values = readControls(element, fields);
      if (!values) draft.forget();
      setKept(values !== null && draft.write(values));
    };
    const soon = (): void => {
      clearTimeout(pause);
      pause = setTimeout(keep, PAUSE_MS);
    };
    const now = (): void => (pause === undefined ? undefined : keep());
    if (!isSent) fillControls(element, draft.read() ?? {});
    // Also what was written before the form was hydrated.
    keep();
    const changes = ["input", "change"];
    for (const change of changes) element.addEventListener(change, soon);
    addEventListener("pagehide", now);
    return () => {
      for (const change of changes) element.removeEventListener(change, soon);
      removeEventListener("pagehide", now);
      now();
    };
  }, [form, draft, fields, isSent]);
  const forget = useCallback(() => {
    draft.forget();
    setKept(false);
  }, [draft]);
  return { kept, forget };
}
