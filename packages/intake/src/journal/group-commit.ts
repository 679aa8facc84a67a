import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

const BUSY_TRIES = 40;
/** Between attempts while another process has the lock; the event loop continues. */
const BUSY_PAUSE_MS = 25;
const SQLITE_BUSY = 5;

interface Write {
  /** Reports the outcome to the caller, once it is on disk. */
  work: () => () => void;
  reject: (error: unknown) => void;
}

type Outcome = { resolve: () => void } | { error: unknown };

export interface GroupCommit {
  /** Runs `work` in a transaction; resolves when it is on disk. */
  write<T>(work: () => T): Promise<T>;
  /** Resolves without pending writes. */
  idle(): Promise<void>;
}

/**
 * Combines the writes of one turn of the event loop, because the sync to disk is the cost: one sync
 * serves thirty visitors. A failed write rolls back only its own changes.
 */
export function createGroupCommit(db: DatabaseSync): GroupCommit {
  let waiting: Write[] = [];
  let flushing: Promise<void> | null = null;

  async function flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const outcomes = await whenFree(() => transaction(db, batch));
        for (const [index, { reject }] of batch.entries()) {
          const outcome = outcomes[index] ?? { error: new Error("a write without an outcome") };
          if ("error" in outcome) reject(outcome.error);
          else outcome.resolve();
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    flushing = null;
  }

  return {
    write<T>(work: () => T) {
      return new Promise<T>((resolve, reject) => {
        const working = () => {
          const value = work();
          return () => resolve(value);
        };
        waiting.push({ work: working, reject });
        flushing ??= flush();
      });
    },
    async idle() {
      await flushing;
    },
  };
}

function transaction(db: DatabaseSync, batch: readonly Write[]): Outcome[] {
  db.exec("begin immediate");
  try {
    const outcomes = batch.map(({ work }) => apart(db, work));
    db.exec("commit");
    return outcomes;
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}

function apart(db: DatabaseSync, work: Write["work"]): Outcome {
  db.exec("savepoint one");
  try {
    const resolve = work();
    db.exec("release one");
    return { resolve };
  } catch (error) {
    // A full disk rolls the whole transaction back: nothing in it was stored.
    if (!db.isTransaction) throw error;
    db.exec("rollback to one; release one");
    return { error };
  }
}

async function whenFree<T>(work: () => T): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || tries === BUSY_TRIES) throw error;
      await pause(BUSY_PAUSE_MS);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && Number(error.errcode) % 256 === SQLITE_BUSY;
