import type { Clock } from "#clock.ts";
import type { Deliverer } from "#deliver/deliverer.ts";
import type { Counters } from "#metrics.ts";
import type { IntakeFiles } from "#files.ts";
import type { Journal } from "#journal/journal.ts";
import { createWorker } from "#outbox/worker.ts";
import type { Log } from "#log.ts";

export interface OutboxOptions {
  journal: Journal;
  files: IntakeFiles;
  /** By the name of their target. */
  deliverers: Readonly<Record<string, Deliverer>>;
  clock: Clock;
  log: Log;
  counters: Counters;
}

export interface Outbox {
  /** Looks for work now: something was stored. */
  notify(): void;
  /** Takes no more work, finishes what is under way or gives it back. */
  stop(): Promise<void>;
}

/**
 * Delivers what the journal holds: a worker for each target, so that one that hangs holds up nobody
 * else's. Several outboxes, in one process or many, share the work by leases.
 */
export function createOutbox({ deliverers, ...options }: OutboxOptions): Outbox {
  const workers = Object.entries(deliverers).map(([target, deliverer]) => ({
    worker: createWorker({ ...options, target, deliverer }),
    deliverer,
  }));
  // Rows left for a target that is no longer set are looked for too, but not for each new message.
  for (const { worker, deliverer } of workers) if (deliverer.unset) worker.notify();
  return {
    notify() {
      for (const { worker, deliverer } of workers) if (!deliverer.unset) worker.notify();
    },
    async stop() {
      await Promise.all(workers.map(({ worker }) => worker.stop()));
    },
  };
}
