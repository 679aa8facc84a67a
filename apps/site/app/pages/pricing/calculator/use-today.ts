import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** The visitor's own day, as `YYYY-MM-DD`. */
function ownDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** Printing does not wait for what React does later. */
function onPrint(changed: () => void): () => void {
  const refresh = (): void => flushSync(changed);
  addEventListener("beforeprint", refresh);
  return () => removeEventListener("beforeprint", refresh);
}

/**
 * Today, as `YYYY-MM-DD`: what the server says at first, then the visitor's own, looked up again
 * when the page is printed, for it may have stood open for days.
 */
export const useToday = (served: string): string =>
  useSyncExternalStore(onPrint, ownDay, () => served);
