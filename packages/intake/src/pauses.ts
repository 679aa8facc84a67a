/** Milliseconds after which an undelivered message is set aside for a person: 72 hours. */
export const GIVE_UP_MS = 72 * 3_600_000;

const FIRST_MS = 5000;
const LONGEST_MS = 15 * 60_000;
const JITTER = 0.2;

/** Milliseconds until the next attempt: 5 s, doubling up to 15 min, ± 20 % so that a host that returns is not stormed. */
export function pauseAfter(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random()));
}
