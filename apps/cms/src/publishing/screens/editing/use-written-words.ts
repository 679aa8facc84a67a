"use client";
import { useEffect } from "react";

const NOW = { didTimeout: true, timeRemaining: () => 0 };
const isSave = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) || ((event.ctrlKey || event.metaKey) && event.key === "s");

/**
 * Copies the last keystrokes of a rich text into the form before a button press takes effect.
 * Payload 3.90 waits for the browser to be idle, half a second at most: on a busy browser, a text
 * was published without its last words, and they were lost.
 */
export function useWrittenWords(): void {
  useEffect(() => {
    const { requestIdleCallback: ask, cancelIdleCallback: cancel } = window;
    // Safari has neither function, and there Payload does not wait.
    if (!ask) return;
    const waiting = new Map<number, IdleRequestCallback>();
    window.requestIdleCallback = (work, options) => {
      const handle = ask((deadline) => {
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
      window.requestIdleCallback = ask;
      window.cancelIdleCallback = cancel;
    };
  }, []);
}
