import { createJumpWatch, type Clock } from "#clock.ts";
import { undelivered } from "#metrics.ts";
import type { IntakeFiles } from "#files.ts";
import type { Journal } from "#journal/journal.ts";
import type { Log } from "#log.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Submissions per transaction, so that visitors wait for few. */
const PORTION = 200;

interface HousekeepingOptions {
  files: IntakeFiles;
  journal: Journal;
  /** Default: for ever. */
  retentionDays?: number;
  clock: Clock;
  log: Log;
}

/**
 * Runs now and every hour: removes files of a crash and submissions past retention, drops expired
 * captchas, and reports messages that wait too long. Returns a function that stops it.
 */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const { clock, log } = options;
  const jumped = createJumpWatch(clock);
  let cancel = (): void => undefined;
  let keeping = Promise.resolve();
  let retains = true;
  const keep = async (): Promise<void> => {
    // Read before the jump watch: a clock change in between must not age anything.
    const now = clock.now();
    const jump = jumped();
    if (Math.abs(jump) > DAY_MS) {
      retains = false;
      log.error(
        { alert: true, days: Math.round(jump / DAY_MS) },
        "intake: the clock was set by more than a day: nothing is removed for its age until the next start",
      );
    }
    // After a clock change, a file in progress may look an hour old.
    if (jump !== 0) return;
    // An unreachable bucket must not stop the rest.
    await sweep(options, now).catch((error: unknown) =>
      log.error(
        { err: error },
        "intake: could not search for files left by a crash; trying again in an hour",
      ),
    );
    // Shared data has the shared clock's times, files the machine's.
    const shared = (await options.journal.time?.()) ?? now;
    await options.journal.dropSpent(shared);
    await warnOfAge(options, shared);
    if (retains) await expire(options, shared);
  };
  const round = (): void => {
    cancel = clock.after(HOUR_MS, round);
    keeping = keep().catch((error: unknown) =>
      log.error({ err: error }, "intake: the hourly sweep failed; trying again in an hour"),
    );
  };
  round();
  return () => {
    cancel();
    return keeping;
  };
}

async function sweep({ files, journal, log }: HousekeepingOptions, now: number): Promise<void> {
  const removed = await files.sweep(now - HOUR_MS, (ids) => journal.knownFiles(ids));
  if (removed > 0)
    log.warn(
      { files: removed },
      "intake: removed files that belong to no submission, left by a crash",
    );
}

async function expire(
  { files, journal, retentionDays, log }: HousekeepingOptions,
  now: number,
): Promise<void> {
  if (retentionDays === undefined) return;
  let total = 0;
  for (;;) {
    const { submissions, files: theirs } = await journal.expire(
      now - retentionDays * DAY_MS,
      PORTION,
    );
    await files.remove(theirs);
    total += submissions;
    if (submissions < PORTION) break;
  }
  if (total > 0 && !(await journal.scrub()))
    log.warn(
      { submissions: total },
      "intake: the journal's log could not be emptied, because another process reads the journal: expired data stays in it until the next round",
    );
  if (total > 0)
    log.info(
      { submissions: total, days: retentionDays },
      "intake: removed submissions older than RETENTION_DAYS",
    );
}

async function warnOfAge({ journal, log }: HousekeepingOptions, now: number): Promise<void> {
  const { oldestWaitingMs, waiting } = undelivered(await journal.tally(), now);
  if (oldestWaitingMs > HOUR_MS)
    log.error(
      { alert: true, waiting, oldestMinutes: Math.floor(oldestWaitingMs / 60_000) },
      "outbox: messages wait undelivered for more than an hour: npm run outbox -- list shows why",
    );
}
