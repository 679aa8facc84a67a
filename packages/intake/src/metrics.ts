import { TARGETS } from "#deliver/deliverer.ts";
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
  /** Posts with a file that came while as many as may be were under way. */
  refusedBusy: number;
  /** Posts that could not be stored: the visitor got the failure text. */
  unavailable: number;
  delivered: number;
  retried: number;
  setAside: number;
}

/** What is undelivered. Ages in milliseconds; 0 when nothing waits. */
export interface Undelivered {
  waiting: number;
  heldAside: number;
  oldestWaitingMs: number;
}

/** Counters, and what the journal holds now. */
export interface Metrics extends Counters, Undelivered {
  /**
   * 1 when the journal could be read for these metrics; 0 when it could not, and what is
   * undelivered is NaN: unknown.
   */
  journalUp: number;
  /** Bytes left on the disk of the intake's folder. */
  diskFreeBytes: number;
  byTarget: Record<string, Undelivered>;
}

export const zeroCounters = (): Counters => ({
  received: 0,
  stored: 0,
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

/**
 * Every target of ours has its line, also when nothing of it is undelivered: an alert must not end
 * because a line does.
 */
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

/** When the journal cannot be asked: "none waits" would be a lie. */
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
