import { setTimeout as pause } from "node:timers/promises";

/** `undefined` if the promise takes longer. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const late = pause(ms, undefined, { signal: over.signal }).catch(() => undefined);
  return Promise.race([promise, late]).finally(() => over.abort());
}
