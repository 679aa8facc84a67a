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
  deliverers: Readonly<Record<string, Deliverer>>;
  clock: Clock;
  log: Log;
  counters: Counters;
}

export interface Outbox {
  /** A row was stored: polls now. */
  notify(): void;
  /** Takes no more work; completes or returns deliveries in progress. */
  stop(): Promise<void>;
}

/**
 * Delivers the journal's rows with one worker per target, so that a slow target does not delay
 * others. Several outboxes, also of other processes, share the work by leases.
 */
export function createOutbox({ deliverers, ...options }: OutboxOptions): Outbox {
  const workers = Object.entries(deliverers).map(([target, deliverer]) => ({
    worker: createWorker({ ...options, target, deliverer }),
    deliverer,
  }));
  // Also polls for rows of targets without settings, but not for each new message.
  for (const { worker, deliverer } of workers) if (deliverer.isUnset?.()) worker.notify();
  return {
    notify() {
      for (const { worker, deliverer } of workers) if (!deliverer.isUnset?.()) worker.notify();
    },
    async stop() {
      await Promise.all(workers.map(({ worker }) => worker.stop()));
    },
  };
}
