import type { Clock } from "#clock.ts";
import { mayHaveArrived, type Deliverer, type Delivery } from "#deliver/deliverer.ts";
import type { Counters } from "#metrics.ts";
import type { IntakeFiles } from "#files.ts";
import type { Job, Journal, Settlement } from "#journal/journal.ts";
import type { Log } from "#log.ts";
import { DOUBT_PAUSES_MS, GIVE_UP_MS, LEAST_ATTEMPTS, backoffAfter } from "#outbox/backoff.ts";

/** Between attempts to record a result. */
const WRITE_AGAIN_MS = 5000;

export interface WorkerOptions {
  target: string;
  deliverer: Deliverer;
  journal: Journal;
  files: IntakeFiles;
  clock: Clock;
  log: Log;
  counters: Counters;
}

export interface Settled {
  state: "delivered" | "waiting" | "set-aside";
  afterMs?: number;
}

interface DeliveringOptions extends WorkerOptions {
  owner: string;
  signal: AbortSignal;
}

/** Delivers one job and records the result. */
export function createDelivering(options: DeliveringOptions): (job: Job) => Promise<Settled> {
  return async (job) => {
    const delivery = await attempt(options, job);
    const settlement = settlementOf(options, job, delivery);
    await writeDown(options, job, settlement);
    if (settlement.state === "delivered" && job.target === "reply") await dropCopies(options, job);
    report(options, job, settlement, delivery);
    return {
      state: settlement.state,
      afterMs: delivery?.outcome === "retry" ? delivery.afterMs : undefined,
    };
  };
}

/** `null`: the worker was stopped; the outcome is unknown. */
const attempt = (
  { deliverer, files, signal }: DeliveringOptions,
  job: Job,
): Promise<Delivery | null> =>
  deliverer.deliver(job, files, signal).catch((error: unknown) =>
    signal.aborted
      ? null
      : {
          outcome: "retry" as const,
          error: `failed unexpectedly: ${error instanceof Error ? error.name : "no error"}`,
        },
  );

function settlementOf(
  { clock }: DeliveringOptions,
  job: Job,
  delivery: Delivery | null,
): Settlement {
  const now = clock.now();
  if (!delivery) return { state: "waiting", dueAt: now };
  if (delivery.outcome === "delivered") return { state: "delivered", at: now };
  if (delivery.outcome === "refused") return { state: "set-aside", at: now, error: delivery.error };
  if (delivery.outcome === "unknown") return inDoubt(job, delivery.error, now);
  if (now - job.since >= GIVE_UP_MS && job.attempt >= LEAST_ATTEMPTS)
    return { state: "set-aside", at: now, error: `given up after 72 hours: ${delivery.error}` };
  return {
    state: "waiting",
    dueAt: now + Math.max(backoffAfter(job.attempt), delivery.afterMs ?? 0),
    error: delivery.error,
  };
}

/** Two more attempts, since each may create a second copy. */
function inDoubt({ doubts }: Job, error: string, now: number): Settlement {
  const pause = DOUBT_PAUSES_MS[doubts];
  return pause === undefined
    ? { state: "set-aside", at: now, error: mayHaveArrived(error) }
    : {
        state: "waiting",
        dueAt: now + pause,
        error: `${error}; it may have arrived, and is tried again with the same number`,
        inDoubt: true,
      };
}

/** The files of a reply are copies of the content host's; retention removes what is left of them. */
const dropCopies = ({ files, log }: WorkerOptions, { submission }: Job): Promise<void> =>
  files
    .remove(submission.files.map(({ id }) => id))
    .catch((error: unknown) =>
      log.warn(
        { submission: submission.id, err: error },
        "outbox: the copies of a sent reply's files could not be removed; retention does it",
      ),
    );

/** Retries without end: a delivered message without a record would be sent again. */
async function writeDown(
  { journal, clock, log, owner, signal }: DeliveringOptions,
  job: Job,
  settlement: Settlement,
): Promise<void> {
  for (;;) {
    try {
      return await journal.settle(job.id, owner, settlement);
    } catch (error) {
      if (signal.aborted) throw error;
      log.error(
        { submission: job.submission.id, target: job.target, state: settlement.state, err: error },
        "outbox: the result of a delivery could not be recorded; trying again in 5 s",
      );
      await new Promise<void>((resolve) => {
        const cancel = clock.after(WRITE_AGAIN_MS, resolve);
        signal.addEventListener("abort", () => (cancel(), resolve()), { once: true });
      });
    }
  }
}

function report(
  { counters, log }: DeliveringOptions,
  job: Job,
  settlement: Settlement,
  delivery: Delivery | null,
): void {
  const details = {
    submission: job.submission.id,
    kind: job.submission.kind,
    target: job.target,
    attempt: job.attempt,
  };
  if (settlement.state === "delivered") {
    counters.delivered += 1;
    log.info(details, "outbox: delivered");
    if (delivery?.outcome === "delivered" && delivery.note)
      log.warn({ ...details, problem: delivery.note }, "outbox: delivered incompletely");
  } else if (settlement.state === "set-aside") {
    counters.setAside += 1;
    log.error(
      { ...details, alert: true, problem: settlement.error },
      "outbox: set aside and not delivered; the message is in the journal: check the reason",
    );
  } else if (settlement.error !== undefined) {
    counters.retried += 1;
    log.warn(
      { ...details, problem: settlement.error, dueAt: new Date(settlement.dueAt).toISOString() },
      "outbox: not delivered, will be tried again",
    );
  }
}
