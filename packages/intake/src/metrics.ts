import { TARGETS } from "#deliver/deliverer.ts";
import type { Tally } from "#journal/journal.ts";

/** Since the start. Names are those of `/metrics` after `intake_`. */
export interface Counters {
  received: number;
  stored: number;
  /** Stored and flagged (CON-11). */
  suspicious: number;
  repeated: number;
  /** Unreadable posts: broken off, too large, not multipart. */
  unreadable: number;
  refusedTrap: number;
  refusedRate: number;
  refusedFields: number;
  refusedFiles: number;
  refusedCaptcha: number;
  refusedConflict: number;
  /** Posts over the limit of simultaneous uploads. */
  refusedBusy: number;
  /** Posts that could not be stored; the visitor got the failure text. */
  unavailable: number;
  delivered: number;
  retried: number;
  setAside: number;
}

/** Ages are in milliseconds. */
export interface Undelivered {
  waiting: number;
  heldAside: number;
  oldestWaitingMs: number;
}

export interface Metrics extends Counters, Undelivered {
  /** 0 if the journal is unreadable; undelivered counts are then NaN. */
  journalUp: number;
  diskFreeBytes: number;
  byTarget: Record<string, Undelivered>;
}

export const zeroCounters = (): Counters => ({
  received: 0,
  stored: 0,
  suspicious: 0,
  repeated: 0,
  unreadable: 0,
  refusedTrap: 0,
  refusedRate: 0,
  refusedFields: 0,
  refusedFiles: 0,
  refusedCaptcha: 0,
  refusedConflict: 0,
  refusedBusy: 0,
  unavailable: 0,
  delivered: 0,
  retried: 0,
  setAside: 0,
});

/** Each target always has a line: an alert must not end because a line is missing. */
export function undelivered(
  tally: Readonly<Record<string, Tally>>,
  now: number,
): Undelivered & Pick<Metrics, "byTarget"> {
  const byTarget = Object.fromEntries(
    [...new Set([...TARGETS, ...Object.keys(tally)])].map((target) => [
      target,
      of(tally[target], now),
    ]),
  );
  const all = Object.values(byTarget);
  const sum = (read: (of: Undelivered) => number): number =>
    all.reduce((total, one) => total + read(one), 0);
  return {
    waiting: sum(({ waiting }) => waiting),
    heldAside: sum(({ heldAside }) => heldAside),
    oldestWaitingMs: Math.max(0, ...all.map(({ oldestWaitingMs }) => oldestWaitingMs)),
    byTarget,
  };
}

/** With an unreachable journal zeros would be wrong. */
export const UNKNOWN: Undelivered & Pick<Metrics, "byTarget"> = {
  waiting: Number.NaN,
  heldAside: Number.NaN,
  oldestWaitingMs: Number.NaN,
  byTarget: {},
};

const of = (tally: Tally | undefined, now: number): Undelivered => ({
  waiting: tally?.waiting ?? 0,
  heldAside: tally?.setAside ?? 0,
  oldestWaitingMs:
    tally && tally.oldestWaiting !== null ? Math.max(0, now - tally.oldestWaiting) : 0,
});
