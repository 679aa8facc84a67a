/**
 * Payload disables a form's button while it saves, and afterwards, because nothing is left to save:
 * the keyboard would start again at the top of the page. The form's status gets the focus.
 */

const CONTROLS = ".doc-controls";

/** Whether a form's button was the last thing pressed. */
let isPressed = false;

/** Listens to clicks, which Enter and Space cause, too, and to keys. */
export function notePress({ type, target }: Event): void {
  isPressed =
    type === "click" &&
    target instanceof Element &&
    target.closest(`${CONTROLS} button, .popup__content button`) !== null;
}

/** May be called at any time. */
export function keepFocus(within: Document): void {
  if (!isPressed || within.activeElement !== within.body) return;
  // The last one is the innermost drawer's.
  const status = [...within.querySelectorAll<HTMLElement>(`${CONTROLS}__meta`)].at(-1);
  if (!status) return;
  status.tabIndex = -1;
  status.focus({ preventScroll: true });
}
