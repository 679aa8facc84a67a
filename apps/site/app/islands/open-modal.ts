const FIELD = 'input:not([type="hidden"], [tabindex="-1"]), select, textarea';

/** Opens it with the focus on its first field; without a field the browser chooses. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const field = dialog.querySelector<HTMLElement>(FIELD);
  if (!field) return;
  // Not the visitor's own choice: a draft may still be restored there (CON-12).
  field.dataset.focused = "";
  field.focus();
}
