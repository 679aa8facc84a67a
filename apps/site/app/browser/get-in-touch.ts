import { isAskedForContacts, noteAsked } from "#app/forms/contact/asked-for-contacts.ts";

/** Milliseconds in which nobody is asked anything (SH-04). */
const QUIET_MS = 10_000;

/**
 * The get-in-touch modal (SH-02): all that a page bears of it is this watch for who is about to
 * leave by the upper edge, to where tabs are closed; the modal is fetched then. Only a fine pointer
 * can be seen to leave.
 */
export function watchLeaving(): void {
  let isThere = false;
  const ask = async (): Promise<void> => {
    if (isThere || !mayAsk()) return;
    isThere = true;
    // What cannot be fetched now is not missed: the next time it may be.
    const modal = await import("#app/shell/get-in-touch/show-get-in-touch.tsx").catch(() => null);
    isThere = modal !== null && mayAsk();
    if (!isThere || !modal) return;
    noteAsked();
    modal.showGetInTouch(() => (isThere = false));
  };
  document.documentElement.addEventListener("pointerleave", ({ pointerType, clientY }) => {
    if (pointerType === "mouse" && clientY <= 0 && matchMedia("(pointer: fine)").matches)
      void ask();
  });
}

const mayAsk = (): boolean => performance.now() >= QUIET_MS && !isAskedForContacts() && !isBusy();

/** Another dialog or menu is open, something is being written, or another page is on its way. */
function isBusy(): boolean {
  const { activeElement, documentElement } = document;
  return (
    document.querySelector(":modal, :popover-open") !== null ||
    Boolean(activeElement?.matches("input, textarea, select")) ||
    documentElement.dataset.pageChanging !== undefined
  );
}
