"use client";
import { useEffect } from "react";

const NOW = { didTimeout: true, timeRemaining: () => 0 };
const isSave = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) || ((event.ctrlKey || event.metaKey) && event.key === "s");

/**
 * Copies a rich text's last keystrokes into the form before a button takes effect. Payload 3.90
 * waits for an idle browser, half a second at most: on a busy one the text was published without
 * its last words, which were lost.
 */
export function useWrittenWords(): void {
  useEffect(() => {
    const { requestIdleCallback: requestIdle, cancelIdleCallback: cancel } = window;
    // Safari has neither function, and Payload does not wait there.
    if (!requestIdle) return;
    const waiting = new Map<number, IdleRequestCallback>();
    window.requestIdleCallback = (work, options) => {
      const handle = requestIdle((deadline) => {
        waiting.delete(handle);
        work(deadline);
      }, options);
      waiting.set(handle, work);
      return handle;
    };
    window.cancelIdleCallback = (handle) => {
      waiting.delete(handle);
      cancel(handle);
    };
    const finish = (event: Event): void => {
      if (!isSave(event)) return;
      for (const [handle, work] of waiting) {
        window.cancelIdleCallback(handle);
        work(NOW);
      }
    };
    for (const name of ["click", "keydown"]) window.addEventListener(name, finish, true);
    return () => {
      for (const name of ["click", "keydown"]) window.removeEventListener(name, finish, true);
      window.requestIdleCallback = requestIdle;
      window.cancelIdleCallback = cancel;
    };
  }, []);
}
