import type { CompiledMessages } from "@meridian/messages/translate";
import { wasPromptShown, recordPromptShown } from "#app/forms/contact/contact-prompt.ts";

/** No dialog within this time after load (SH-04). */
const QUIET_MS = 10_000;

/**
 * The get-in-touch modal (SH-02): loaded when a fine pointer leaves by the upper edge. `words`: the
 * address of its messages.
 */
export function watchLeaving(words: string): void {
  let isThere = false;
  const openModal = async (): Promise<void> => {
    if (isThere || !mayOpen()) return;
    isThere = true;
    // A failed load is ignored: the next attempt may succeed.
    const parts = await Promise.all([
      import("#app/shell/get-in-touch/show-get-in-touch.tsx"),
      fetchWords(words),
    ]).catch(() => null);
    isThere = parts !== null && mayOpen();
    if (!isThere || !parts) return;
    const [modal, messages] = parts;
    recordPromptShown();
    modal.showGetInTouch(messages, () => (isThere = false));
  };
  document.documentElement.addEventListener("pointerleave", ({ pointerType, clientY }) => {
    if (pointerType === "mouse" && clientY <= 0 && matchMedia("(pointer: fine)").matches)
      void openModal();
  });
}

async function fetchWords(address: string): Promise<CompiledMessages> {
  const response = await fetch(address);
  if (response.ok) return (await response.json()) as CompiledMessages;
  throw new Error(`${address}: ${response.status}`);
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
