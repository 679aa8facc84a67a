/** Clicks and submits in an element before its script has loaded. */
export interface HeldPresses {
  /** Replays each of them once, however often it was repeated, and stops holding. */
  release(): void;
  /** The script failed to load: submits held forms without it. `isForGood`: stops holding. */
  giveUp(isForGood: boolean): void;
}

/** Buttons without native behaviour, and links flagged for a script. Others work without. */
const PRESSED =
  "button[type=button]:not([popovertarget], [data-opens], [data-closes]), a[data-held]";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Stops other listeners, too: a half-hydrated part would handle it now and again on replay. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The form now in the document: a part that failed to hydrate was replaced by a copy. */
const currentForm = (form: HTMLFormElement): HTMLFormElement | null =>
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
        if (form instanceof HTMLFormElement) currentForm(form)?.requestSubmit();
      isPassing = false;
      held.clear();
    },
  };
}
