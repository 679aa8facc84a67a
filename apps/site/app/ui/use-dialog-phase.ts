import { useCallback, useEffect, useState } from "react";

/** `open`: mounted, before the entering transition; `active`: at rest; `closing`: leaving. */
export type DialogPhase = "open" | "active" | "closing" | "gone";

/** SH-03, in milliseconds: the phase after each phase, and its delay. */
const NEXT: Partial<Record<DialogPhase, readonly [DialogPhase, number]>> = {
  open: ["active", 100],
  closing: ["gone", 300],
};

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
