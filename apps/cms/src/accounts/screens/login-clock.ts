/** When the login of this browser ends, as its windows know it. */
import { IDLE_SECONDS } from "#accounts/login/idle.ts";

const SECOND = 1000;
/** Milliseconds before the end at which the admin warns. */
export const NOTICE = 120 * SECOND;
/** Milliseconds between two renewals. */
export const RENEWED_EVERY = 60 * SECOND;

export type LoginState = "open" | "ending" | "ended";

/** What a window knows: `exp` of the token (seconds), and its end by this computer's clock. */
export interface KnownEnd {
  exp: number;
  end: number;
}

/**
 * Another token than the known one has its own end. A computer whose clock is fast would find each
 * login ended: a new token lasts its whole time.
 */
export function knownEnd(exp: number, known: KnownEnd | null, now: number): KnownEnd {
  if (known?.exp === exp) return known;
  const end = exp * SECOND;
  return { exp, end: end > now ? end : now + IDLE_SECONDS * SECOND };
}

export const stateAt = ({ end }: KnownEnd, now: number): LoginState =>
  now >= end ? "ended" : now >= end - NOTICE ? "ending" : "open";

/** Whether activity now renews the login. */
export const isDue = ({ end }: KnownEnd, tried: number, now: number): boolean =>
  now < end && now - tried >= RENEWED_EVERY && end - now < IDLE_SECONDS * SECOND - RENEWED_EVERY;
