import { randomUUID } from "node:crypto";
import type { Clock } from "#clock.ts";
import { coalesce } from "#coalesce.ts";
import type { Deliverer } from "#deliver/deliverer.ts";
import type { Counters } from "#figures.ts";
import type { FileStore } from "#files.ts";
import type { Job, Journal, Settlement } from "#journal/journal.ts";
import type { Log } from "#log.ts";
import { GIVE_UP_MS, pauseAfter } from "#pauses.ts";

/** Milliseconds a worker may hold a row; four times the longest delivery. */
export const LEASE_MS = 60_000;
const AT_ONCE = 4;
/** Milliseconds between looks when nothing is known to be due: another process may have left something. */
const IDLE_MS = 30_000;
const TROUBLE_MS = 5000;
/** Milliseconds a stop waits for deliveries under way before it gives their leases back. */
const STOP_MS = 5000;

export interface OutboxOptions {
  journal: Journal;
  files: FileStore;
  /** By the name of a target: what stands before its first colon. */
  deliverers: Record<string, Deliverer>;
  clock: Clock;
  log: Log;
  counters: Counters;
}

export interface Outbox {
  /** Looks for work now: something was stored. */
  wake(): void;
  /** Takes no more work, finishes what is under way or gives it back. */
  stop(): Promise<void>;
}

/** The worker that delivers what the journal holds. Several, in one process or many, share the work by leases. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { journal, clock, log } = options;
  const owner = randomUUID();
  const abort = new AbortController();
  const active = new Set<Promise<void>>();
  const failing = new Set<string>();
  let cancelTimer = (): void => undefined;
  let stopping = false;

  const sleep = (ms: number): void => {
    cancelTimer();
    if (!stopping) cancelTimer = clock.after(ms, looking.run);
  };

  async function look(): Promise<void> {
    while (!stopping && active.size < AT_ONCE) {
      const jobs = await journal.claim({ owner, now: clock.now(), leaseMs: LEASE_MS, limit: AT_ONCE - active.size });
      for (const job of jobs) start(job);
      if (jobs.length === 0) {
        const due = await journal.nextDue();
        return sleep(due === null ? IDLE_MS : Math.min(Math.max(due - clock.now(), 0), IDLE_MS));
      }
    }
  }

  const looking = coalesce(() =>
    look().catch((error: unknown) => {
      log.error({ err: error }, "outbox: the journal cannot be read; trying again in 5 s");
      sleep(TROUBLE_MS);
    }),
  );

  function start(job: Job): void {
    const delivering = run(options, { job, owner, failing, signal: abort.signal })
      .catch((error: unknown) => log.error({ submission: job.submission.id, target: job.target, err: error }, "outbox: a delivery could not be written down; its lease ends by itself"))
      .finally(() => {
        active.delete(delivering);
        looking.run();
      });
    active.add(delivering);
  }

  return {
    wake: looking.run,
    async stop() {
      stopping = true;
      cancelTimer();
      const cancel = clock.after(STOP_MS, () => abort.abort());
      await looking.settled();
      await Promise.allSettled(active);
      await looking.settled();
      cancel();
    },
  };
}

interface Running {
  job: Job;
  owner: string;
  /** Targets whose last delivery failed. */
  failing: Set<string>;
  signal: AbortSignal;
}

async function run(options: OutboxOptions, { job, owner, failing, signal }: Running): Promise<void> {
  const settlement = await attempt(options, job, signal);
  await options.journal.settle(job.id, owner, settlement);
  report(options, job, settlement);
  if (settlement.state === "waiting") failing.add(job.target);
  // It answers again: what waits for it need not wait any longer.
  else if (settlement.state === "delivered" && failing.delete(job.target)) await options.journal.hasten(job.target, options.clock.now());
}

async function attempt({ deliverers, files, clock }: OutboxOptions, job: Job, signal: AbortSignal): Promise<Settlement> {
  const deliverer = deliverers[job.target.split(":")[0] ?? ""];
  const delivery = deliverer ? await deliverer.deliver(job, files, signal).catch((error: unknown) => (signal.aborted ? null : ({ outcome: "retry", error: String(error) } as const))) : ({ outcome: "retry", error: `nothing delivers to ${job.target}` } as const);
  const now = clock.now();
  if (!delivery) return { state: "waiting", dueAt: now };
  if (delivery.outcome === "delivered") return { state: "delivered", at: now };
  if (delivery.outcome === "refused") return { state: "set-aside", at: now, error: delivery.error };
  if (now - job.since >= GIVE_UP_MS) return { state: "set-aside", at: now, error: `given up after 72 hours: ${delivery.error}` };
  return { state: "waiting", dueAt: now + pauseAfter(job.attempt), error: delivery.error };
}

function report({ counters, log }: OutboxOptions, job: Job, settlement: Settlement): void {
  const details = { submission: job.submission.id, kind: job.submission.kind, target: job.target, attempt: job.attempt };
  if (settlement.state === "delivered") {
    counters.delivered += 1;
    log.info(details, "outbox: delivered");
  } else if (settlement.state === "set-aside") {
    counters.setAside += 1;
    log.error({ ...details, alert: true, problem: settlement.error }, "outbox: set aside, a person must look: the message is in the journal, undelivered");
  } else if (settlement.error !== undefined) {
    counters.retried += 1;
    log.warn({ ...details, problem: settlement.error, dueAt: new Date(settlement.dueAt).toISOString() }, "outbox: not delivered, will be tried again");
  }
}
