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
  /** Something was stored: look for work now. */
  notify(): void;
  /** Takes no more work, and finishes or returns what is in progress. */
  stop(): Promise<void>;
}

/**
 * Delivers what the journal holds, with one worker per target, so that one that hangs does not
 * delay the others. Several outboxes, in one process or many, share the work by leases.
 */
export function createOutbox({ deliverers, ...options }: OutboxOptions): Outbox {
  const workers = Object.entries(deliverers).map(([target, deliverer]) => ({
    worker: createWorker({ ...options, target, deliverer }),
    deliverer,
  }));
  // Rows of a target without settings are looked for, too, but not for each new message.
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
