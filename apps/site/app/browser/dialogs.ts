const closest = <E extends Element>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

/** As by Escape: a dialog that takes its leave by itself says no to `cancel`, and closes later. */
function askToClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/**
 * Opens the dialog that a button names (`data-opens`); a `data-closes` inside one closes it, and so
 * does a press beside it.
 */
export function answerDialogs(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const opener = closest<HTMLElement>(target, "[data-opens]");
    const closer = closest(target, "[data-closes]")?.closest("dialog");
    if (opener)
      (
        document.getElementById(opener.dataset.opens ?? "") as HTMLDialogElement | null
      )?.showModal();
    else if (closer) askToClose(closer);
    else if (target instanceof HTMLDialogElement && target.matches("[data-dialog]:modal"))
      askToClose(target);
  });
}
