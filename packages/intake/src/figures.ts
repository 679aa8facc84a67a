import type { Tally } from "#journal/journal.ts";

/** Counters since this process began. Names are those of `/metrics`, behind `intake_`. */
export interface Counters {
  received: number;
  stored: number;
  repeated: number;
  /** Posts that could not be read: broken off, too large, no multipart. */
  unreadable: number;
  refusedTrap: number;
  refusedRate: number;
  refusedFields: number;
  refusedFiles: number;
  refusedCaptcha: number;
  refusedConflict: number;
  /** Posts that could not be stored: the visitor got the failure text. */
  unavailable: number;
  delivered: number;
  retried: number;
  setAside: number;
}

/** Counters, and what the journal holds now. */
export interface Figures extends Counters {
  waiting: number;
  heldAside: number;
  /** Age of the oldest undelivered submission, ms; 0 when there is none. */
  oldestWaitingMs: number;
}

export const zeroCounters = (): Counters => ({ received: 0, stored: 0, repeated: 0, unreadable: 0, refusedTrap: 0, refusedRate: 0, refusedFields: 0, refusedFiles: 0, refusedCaptcha: 0, refusedConflict: 0, unavailable: 0, delivered: 0, retried: 0, setAside: 0 });

export const figuresOf = (counters: Counters, tally: Tally, now: number): Figures => ({
  ...counters,
  waiting: tally.waiting,
  heldAside: tally.setAside,
  oldestWaitingMs: tally.oldestWaiting === null ? 0 : Math.max(0, now - tally.oldestWaiting),
});
