import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/** The visitor's local day, as `YYYY-MM-DD`. */
function ownDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** Printing does not wait for deferred React updates. */
function onPrint(changed: () => void): () => void {
  const refresh = (): void => flushSync(changed);
  addEventListener("beforeprint", refresh);
  return () => removeEventListener("beforeprint", refresh);
}

/** `YYYY-MM-DD`: first the server's day, then the visitor's, read again on print. */
export const useToday = (served: string): string =>
  useSyncExternalStore(onPrint, ownDay, () => served);
