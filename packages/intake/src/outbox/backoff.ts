/** An undelivered message is then set aside for a person. */
export const GIVE_UP_MS = 72 * 3_600_000;
/** Fewest attempts at any age: an idle machine or a changed clock costs none. */
export const LEAST_ATTEMPTS = 8;

/** Pauses before attempts of a message that may have arrived; then a person must check. */
export const DOUBT_PAUSES_MS: readonly number[] = [60_000, 600_000];

const FIRST_MS = 5000;
const LONGEST_MS = 15 * 60_000;
const JITTER = 0.2;
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** Milliseconds: 5 s, doubling up to 15 min, ± 20 %, which spreads the load on a host. */
export function backoffAfter(attempt: number, random: () => number = Math.random): number {
  const pause = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random()));
}

/** `Retry-After` in milliseconds, from seconds or a date; at most an hour. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const pause = /^\s*\d{1,9}\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(pause) || pause <= 0 ? undefined : Math.min(pause, LONGEST_RETRY_AFTER_MS);
}
