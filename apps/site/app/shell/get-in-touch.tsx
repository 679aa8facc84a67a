import { useRef, useState, type ComponentType } from "react";
import { isAskedForContacts, noteAsked } from "#app/lib/asked-for-contacts.ts";
import { useLeaveIntent } from "#app/shell/use-leave-intent.ts";

/** Milliseconds in which nobody is asked anything (SH-04). */
const QUIET_MS = 10_000;

/** The get-in-touch modal (SH-02). All that a page bears of it is this watch for who is about to leave; the modal is fetched then. */
export function GetInTouch() {
  const [Modal, setModal] = useState<ComponentType<{ onGone: () => void }> | null>(null);
  const fetching = useRef(false);
  useLeaveIntent(async () => {
    if (fetching.current || !mayAsk()) return;
    fetching.current = true;
    // What cannot be fetched now is not missed: the next time it may be.
    const module = await import("#app/features/contact/get-in-touch-modal.tsx").catch(() => null);
    fetching.current = false;
    if (!module || !mayAsk()) return;
    noteAsked();
    setModal(() => module.GetInTouchModal);
  });
  return Modal && <Modal onGone={() => setModal(null)} />;
}

const mayAsk = (): boolean => performance.now() >= QUIET_MS && !isAskedForContacts() && !isBusy();

/** Another dialog or menu is open, something is being written, or another page is on its way. */
function isBusy(): boolean {
  const { activeElement, documentElement } = document;
  return document.querySelector(":modal, :popover-open") !== null || Boolean(activeElement?.matches("input, textarea, select")) || documentElement.dataset.pageChanging !== undefined;
}
