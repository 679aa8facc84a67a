/** Opens it with the focus on the first field that is typed into; without one the browser chooses. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const field = dialog.querySelector<HTMLElement>("input:not([type=hidden],[tabindex])");
  if (!field) return;
  // Not the visitor's own choice: a draft may still be restored there (CON-12).
  field.dataset.focused = "";
  field.focus();
}
