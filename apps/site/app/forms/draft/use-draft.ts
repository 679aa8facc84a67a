import { useCallback, useEffect, useMemo, useState, type RefObject } from "react";
import { createDraft } from "#app/forms/draft/draft.ts";
import { fillControls, isOverwritten, readControls } from "#app/forms/draft/form-controls.ts";

/** Milliseconds after the last keystroke until the draft is stored. */
const PAUSE_MS = 300;

interface DraftOptions {
  form: RefObject<HTMLFormElement | null>;
  name: string;
  /** Names of the stored controls. Must be a stable array: a new one re-reads the form. */
  fields: readonly string[];
  /** The page is the response to a successful post without script: the draft is deleted. */
  isSent?: boolean;
}

export interface FormDraft {
  isStored: boolean;
  /** Text from before is stored, too: the visitor was writing when it could have been restored. */
  hasEarlier: boolean;
  /** Replaces what the form has by the text from before. */
  restoreEarlier(): void;
  /** On the visitor's request; the caller empties the fields. */
  discard(): void;
}

/** Stores uncontrolled fields until they are sent; see `createDraft`. Not files or captcha. */
export function useDraft({ form, name, fields, isSent = false }: DraftOptions): FormDraft {
  const [isStored, setStored] = useState(false);
  const [hasEarlier, setEarlier] = useState(false);
  const draft = useMemo(() => createDraft(name), [name]);
  const earlier = useMemo(() => createDraft(`${name}, earlier`), [name]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      clearTimeout(pause);
      pause = undefined;
      const values = readControls(element, fields);
      setEarlier(earlier.read() !== null);
      if (!values) draft.discard();
      setStored(values !== null && draft.write(values));
    };
    const soon = (): void => {
      clearTimeout(pause);
      pause = setTimeout(save, PAUSE_MS);
    };
    const now = (): void => (pause === undefined ? undefined : save());
    const restore = (isNewer: boolean): void => {
      const values = draft.read();
      if (!values) return;
      if (!isNewer && isOverwritten(element, fields, values)) earlier.write(values);
      else fillControls(element, values, { isNewer });
    };
    // The same form was edited on a later page of the history.
    const back = ({ persisted }: PageTransitionEvent): void => void (persisted && restore(true));
    if (!isSent) restore(isFromHistory() && !element.closest("[data-written]"));
    // Includes text written before hydration.
    save();
    const changes = ["input", "change"];
    for (const change of changes) element.addEventListener(change, soon);
    addEventListener("pagehide", now);
    addEventListener("pageshow", back);
    return () => {
      for (const change of changes) element.removeEventListener(change, soon);
      removeEventListener("pagehide", now);
      removeEventListener("pageshow", back);
      now();
    };
  }, [form, draft, earlier, fields, isSent]);
  const discardEarlier = useCallback(() => {
    earlier.discard();
    setEarlier(false);
  }, [earlier]);
  const restoreEarlier = useCallback(() => {
    if (form.current) fillControls(form.current, earlier.read() ?? {}, { isNewer: true });
    discardEarlier();
  }, [form, earlier, discardEarlier]);
  const discard = useCallback(() => {
    draft.discard();
    setStored(false);
    discardEarlier();
  }, [draft, discardEarlier]);
  return { isStored, hasEarlier, restoreEarlier, discard };
}

/** The browser restored the fields as this page was left. */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}
