import { setTimeout as pause } from "node:timers/promises";

/** Tries, not a time: a busy machine has as many. */
const TRIES = 60;
const EVERY = 200;

/** Waits for an effect of another process. */
export async function until(awaited: string, holds: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < TRIES; at++) {
    if (await holds()) return;
    await pause(EVERY);
  }
  throw new Error(`in vain: ${awaited}`);
}
