/** What was pressed in an element before its script was there. */
export interface HeldPresses {
  /** Does all of it, each once, however often it was pressed, and holds nothing from now on. */
  release(): void;
  /**
   * The script did not come: forms are sent as they are without it. Goes on holding, unless it is
   * for good.
   */
  giveUp(isForGood: boolean): void;
}

/**
 * Buttons that do nothing by themselves, and links that are marked as a script's. Other links,
 * boxes and fields work without.
 */
const PRESSED =
  "button[type=button]:not([popovertarget], [data-opens], [data-closes]), a[data-held]";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * From whatever else listens too: a part that is only half hydrated would answer it, and then
 * again.
 */
function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The form that stands there now: a part that failed to hydrate has been put back as a copy. */
const standingNow = (form: HTMLFormElement): HTMLFormElement | null =>
  form.isConnected ? form : (document.getElementById(form.id) as HTMLFormElement | null);

export function holdPresses(element: HTMLElement): HeldPresses {
  const held = new Map<Element, () => void>();
  const over = new AbortController();
  let isPassing = false;
  const press = (event: MouseEvent): void => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (!pressed || !isPlain(event)) return;
    keep(event);
    held.set(pressed, () => pressed.click());
  };
  const submit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (isPassing || !(form instanceof HTMLFormElement)) return;
    keep(event);
    held.set(form, () => form.requestSubmit(submitter));
  };
  element.addEventListener("click", press, { capture: true, signal: over.signal });
  element.addEventListener("submit", submit, { capture: true, signal: over.signal });
  const all = (): (() => void)[] => {
    const done = [...held.values()];
    held.clear();
    return done;
  };
  return {
    release() {
      over.abort();
      for (const again of all()) again();
    },
    giveUp(isForGood) {
      if (isForGood) over.abort();
      isPassing = true;
      for (const form of held.keys())
        if (form instanceof HTMLFormElement) standingNow(form)?.requestSubmit();
      isPassing = false;
      held.clear();
    },
  };
}
