import { within } from "@meridian/http/within";
import type { Clock } from "#clock.ts";
import type { Journal } from "#journal/journal.ts";
import type { Log } from "#log.ts";

/** Between reads of the database's clock; ticks count the rest. */
const EVERY_MS = 60_000;
/** Before the first successful read. */
const SOON_MS = 1000;
/** Slower responses are too imprecise. */
const SLOW_MS = 2000;
/** A smaller difference is not logged. */
const TOLERATED_MS = 30_000;
/** Longest wait of the start for the first read. */
const START_MS = 2000;

export interface FollowingClock extends Clock {
  stop(): void;
}

/**
 * The clock of a shared journal; the machine's without one or before the first read. Callers never
 * wait: ticks count between reads.
 */
export async function followClock(
  own: Clock,
  journal: Pick<Journal, "time">,
  log: Pick<Log, "warn">,
): Promise<FollowingClock> {
  let ahead: number | undefined;
  let isReported = false;
  let isStopped = false;
  let cancel = (): void => undefined;

  async function look(): Promise<void> {
    const began = own.ticks();
    const time = await journal.time?.();
    const took = own.ticks() - began;
    if (time === undefined || (took > SLOW_MS && ahead !== undefined)) return;
    ahead = time + took / 2 - own.ticks();
    const offBy = own.now() - time;
    if (Math.abs(offBy) > TOLERATED_MS && !isReported)
      log.warn(
        { seconds: Math.round(offBy / 1000) },
        "intake: this machine's clock differs from the database's: messages use the database's; correct the machine's",
      );
    isReported = Math.abs(offBy) > TOLERATED_MS;
  }

  async function follow(): Promise<void> {
    // Callers report an unreachable database.
    await look().catch(() => undefined);
    if (!isStopped)
      cancel = own.after(ahead === undefined ? SOON_MS : EVERY_MS, () => void follow());
  }

  if (journal.time) await within(START_MS, follow());
  return {
    ...own,
    now: () => (ahead === undefined ? own.now() : Math.round(ahead + own.ticks())),
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
