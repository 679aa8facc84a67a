import { wasPromptShown, recordPromptShown } from "#app/forms/contact/contact-prompt.ts";

/** No dialog within this time after load (SH-04). */
const QUIET_MS = 10_000;

/** The get-in-touch modal (SH-02): loaded when a fine pointer leaves by the upper edge. */
export function watchLeaving(): void {
  let isThere = false;
  const openModal = async (): Promise<void> => {
    if (isThere || !mayOpen()) return;
    isThere = true;
    // A failed load is ignored: the next attempt may succeed.
    const modal = await import("#app/shell/get-in-touch/show-get-in-touch.tsx").catch(() => null);
    isThere = modal !== null && mayOpen();
    if (!isThere || !modal) return;
    recordPromptShown();
    modal.showGetInTouch(() => (isThere = false));
  };
  document.documentElement.addEventListener("pointerleave", ({ pointerType, clientY }) => {
    if (pointerType === "mouse" && clientY <= 0 && matchMedia("(pointer: fine)").matches)
      void openModal();
  });
}

const mayOpen = (): boolean => performance.now() >= QUIET_MS && !wasPromptShown() && !isBusy();

/** Another dialog or menu is open, the visitor is typing, or another page is loading. */
function isBusy(): boolean {
  const { activeElement, documentElement } = document;
  return (
    document.querySelector(":modal, :popover-open") !== null ||
    Boolean(activeElement?.matches("input, textarea, select")) ||
    documentElement.dataset.pageChanging !== undefined
  );
}
