/**
 * Gives the focus to what a reader has been brought to; it takes it for this once only. The scroll
 * is not ours.
 */
export function takeFocus(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
