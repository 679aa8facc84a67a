import { statfs } from "node:fs/promises";
import type { Clock } from "#clock.ts";
import { undelivered } from "#metrics.ts";
import type { Journal } from "#journal/journal.ts";

export interface Readiness {
  ready: boolean;
  /** Current or imminent, with the remedy; empty if all is well. */
  problem: string;
  oldestWaitingMs: number;
}

/** Below this the next few files may fill the disk: not ready. */
const FREE_LEAST = 64 * 2 ** 20;
/** Below this an operator should act. */
const FREE_LOW = 512 * 2 ** 20;
const WAITING_LONG_MS = 3_600_000;

export async function diskFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Whether a message could be stored now: writes to the journal and checks the space for files.
 * Undelivered messages are reported only: another site could not deliver them either.
 */
export async function readiness({
  journal,
  dataDir,
  clock,
  free = diskFree,
  troubles = () => [],
}: {
  journal: Journal;
  dataDir: string;
  clock: Clock;
  free?: typeof diskFree;
  /** Further problems for the operator that do not stop messages. */
  troubles?: () => string[];
}): Promise<Readiness> {
  try {
    await journal.probe(clock.now());
    const [space, tally] = await Promise.all([free(dataDir), journal.tally()]);
    const { oldestWaitingMs, heldAside } = undelivered(tally, clock.now());
    const full = space < FREE_LEAST;
    const problems = [
      ...(space < FREE_LOW
        ? [`the disk of DATA_DIR has ${Math.floor(space / 2 ** 20)} MB left: free disk space`]
        : []),
      ...(oldestWaitingMs > WAITING_LONG_MS
        ? [
            `the oldest undelivered message has waited for ${Math.floor(oldestWaitingMs / 60_000)} min: npm run outbox -- list`,
          ]
        : []),
      ...troubles(),
      ...(heldAside > 0 ? [`${heldAside} deliveries were set aside: npm run outbox -- list`] : []),
    ];
    return { ready: !full, problem: problems.join("; "), oldestWaitingMs };
  } catch (error) {
    return {
      ready: false,
      problem: `the journal cannot be written (${error instanceof Error ? error.message : String(error)}): check the disk of DATA_DIR, or the database of DATABASE_URL`,
      oldestWaitingMs: 0,
    };
  }
}
