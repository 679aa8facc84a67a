import { within } from "@meridian/contract/within";
import type { Clock } from "#clock.ts";
import type { Journal } from "#journal/journal.ts";
import type { Log } from "#log.ts";

/** Milliseconds between looks at the database's clock; what passes between them is counted here. */
const EVERY_MS = 60_000;
/** The same while it was never seen. */
const SOON_MS = 1000;
/** An answer that took longer than this many milliseconds says too little. */
const SLOW_MS = 2000;
/** Milliseconds that a machine may be off without a word. */
const TOLERATED_MS = 30_000;
/** Milliseconds that the start waits for the first look. */
const START_MS = 2000;

export interface FollowingClock extends Clock {
  stop(): void;
}

/**
 * The clock of a journal that several nodes share, the machine's own where there is none, or until
 * the database was asked. Nothing waits for it: between two looks it goes on by the ticks.
 */
export async function followClock(
  own: Clock,
  journal: Pick<Journal, "time">,
  log: Pick<Log, "warn">,
): Promise<FollowingClock> {
  let ahead: number | undefined;
  let isTold = false;
  let isStopped = false;
  let cancel = (): void => undefined;

  async function look(): Promise<void> {
    const began = own.ticks();
    const time = await journal.time?.();
    const took = own.ticks() - began;
    if (time === undefined || (took > SLOW_MS && ahead !== undefined)) return;
    ahead = time + took / 2 - own.ticks();
    const offBy = own.now() - time;
    if (Math.abs(offBy) > TOLERATED_MS && !isTold)
      log.warn(
        { seconds: Math.round(offBy / 1000) },
        "intake: this machine's clock is not the database's: messages go by the database's; set the machine's right",
      );
    isTold = Math.abs(offBy) > TOLERATED_MS;
  }

  async function follow(): Promise<void> {
    // A database that is away is told of by whoever needs it.
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
