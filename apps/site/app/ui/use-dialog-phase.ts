import { useCallback, useEffect, useState } from "react";

/**
 * `open`: there, and not yet moved in; `active`: as it stays; `closing`: on its way out; `gone`.
 */
export type DialogPhase = "open" | "active" | "closing" | "gone";

/** SH-03, in milliseconds: what follows a phase, and when. */
const NEXT: Partial<Record<DialogPhase, readonly [DialogPhase, number]>> = {
  open: ["active", 100],
  closing: ["gone", 300],
};

/** The coming and going of a dialog, from the moment it is rendered. */
export function useDialogPhase() {
  const [phase, setPhase] = useState<DialogPhase>("open");
  useEffect(() => {
    const next = NEXT[phase];
    if (!next) return;
    const timer = setTimeout(setPhase, next[1], next[0]);
    return () => clearTimeout(timer);
  }, [phase]);
  return {
    phase,
    close: useCallback(() => setPhase((now) => (now === "gone" ? now : "closing")), []),
  };
}
