import { openModal } from "#app/islands/open-modal.ts";

const closest = <E extends Element>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

/** Like Escape: a timed dialog prevents `cancel` and closes later. */
function requestClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** `data-opens` names a dialog; `data-closes` inside a dialog, or a click outside, closes it. */
export function handleDialogs(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const opener = closest<HTMLElement>(target, "[data-opens]");
    const closer = closest(target, "[data-closes]")?.closest("dialog");
    const opened = opener && document.getElementById(opener.dataset.opens ?? "");
    if (opened instanceof HTMLDialogElement) openModal(opened);
    else if (closer) requestClose(closer);
    else if (target instanceof HTMLDialogElement && target.matches("[data-dialog]:modal"))
      requestClose(target);
  });
}
