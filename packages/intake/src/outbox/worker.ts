import { randomUUID } from "node:crypto";
import { createJumpWatch, type Clock } from "#clock.ts";
import { coalesce } from "#outbox/coalesce.ts";
import { createDelivering, type WorkerOptions, type Settled } from "#outbox/delivering.ts";
import type { Job } from "#journal/journal.ts";

/** Milliseconds after which the rows of a process that died are free. */
export const LEASE_MS = 60_000;
/** Milliseconds between two renewals of the leases of what is under way. */
const RENEW_MS = 20_000;
const AT_ONCE = 4;
/**
 * Milliseconds between looks when nothing is known to be due: another process may have left
 * something.
 */
const IDLE_MS = 30_000;
/**
 * A row that is due and cannot be had, because it is under way here, must not keep the worker
 * spinning.
 */
const LEAST_SLEEP_MS = 250;
const TROUBLE_MS = 5000;
/**
 * Milliseconds between attempts on a target in trouble, whatever the pauses of its messages: what
 * waits goes out within a minute of its return.
 */
const FEEL_MS = 45_000;
/** The same for all who share the journal: a little less, for nobody's turn comes to the millisecond. */
const TURN_MS = FEEL_MS - 5000;
/** Milliseconds between two times that everything waiting is made due. */
const HASTEN_MS = 60_000;
/** Milliseconds a stop waits for deliveries under way before it gives their leases back. */
const STOP_MS = 3000;

export interface Worker {
  notify(): void;
  stop(): Promise<void>;
}

/** The worker of one target. */
export function createWorker(options: WorkerOptions): Worker {
  const { target, journal, clock, log } = options;
  const owner = randomUUID();
  const abort = new AbortController();
  const deliver = createDelivering({ ...options, owner, signal: abort.signal });
  const active = new Map<string, Promise<void>>();
  const trouble = createTrouble(options);
  let cancelTimer = (): void => undefined;
  let stopping = false;

  const sleep = (ms: number): void => {
    cancelTimer();
    if (!stopping) cancelTimer = clock.after(Math.max(ms, LEAST_SLEEP_MS), polling.run);
  };

  const { now, claim } = createClaiming({ ...options, owner, active });

  const renewal = createRenewal(clock, async () => {
    const jobs = [...active.keys()];
    if (jobs.length > 0) await journal.renew(jobs, owner, (await now()) + LEASE_MS);
    return jobs.length > 0;
  });

  async function deliverDue(): Promise<void> {
    while (!stopping && active.size < AT_ONCE) {
      if (trouble.askedToWait() > 0) return sleep(Math.min(trouble.askedToWait(), IDLE_MS));
      let jobs = await claim(AT_ONCE - active.size);
      if (jobs.length === 0 && active.size === 0 && (await trouble.mayFeel()))
        jobs = await claim(1, true);
      for (const job of jobs) start(job);
      if (jobs.length === 0) {
        const due = await journal.nextDue(target);
        return sleep(
          Math.min(due === null ? IDLE_MS : due - clock.now(), trouble.feelIn(), IDLE_MS),
        );
      }
    }
  }

  const polling = coalesce(() =>
    deliverDue().catch((error: unknown) => {
      if (!stopping)
        log.error(
          { target, err: error },
          "outbox: the journal cannot be read or written; trying again in 5 s",
        );
      sleep(TROUBLE_MS);
    }),
  );

  function start(job: Job): void {
    trouble.tried();
    if (active.size === 0) renewal.begin();
    const delivering = deliver(job)
      .then((settled) => trouble.learn(settled))
      .catch((error: unknown) =>
        log.error(
          { submission: job.submission.id, target, err: error },
          "outbox: a delivery could not be written down; its lease ends by itself",
        ),
      )
      .finally(() => {
        active.delete(job.id);
        polling.run();
      });
    active.set(job.id, delivering);
  }

  return {
    notify: polling.run,
    async stop() {
      stopping = true;
      cancelTimer();
      const cancel = clock.after(STOP_MS, () => abort.abort());
      await polling.settled();
      await Promise.allSettled(active.values());
      await polling.settled();
      renewal.end();
      cancel();
    },
  };
}

interface ClaimingOptions extends WorkerOptions {
  owner: string;
  /** What is under way here, by number. */
  active: ReadonlyMap<string, unknown>;
}

function createClaiming({ journal, clock, target, owner, active }: ClaimingOptions) {
  const leasesInDoubt = createDoubt(clock);
  // By the database's clock: others wrote the ends of their leases by it.
  const now = async (): Promise<number> => (await journal.time?.()) ?? clock.now();
  const claim = async (limit: number, early = false): Promise<Job[]> =>
    journal.claim({
      owner,
      target,
      now: await now(),
      leaseMs: LEASE_MS,
      limit,
      holding: [...active.keys()],
      early,
      leaseless: leasesInDoubt(),
    });
  return { now, claim };
}

/**
 * Renews leases while `renew` finds any. A journal that is away for longer than a lease lets another
 * process deliver the same.
 */
function createRenewal(clock: Clock, renew: () => Promise<boolean>) {
  let cancel = (): void => undefined;
  const begin = (): void => {
    cancel();
    cancel = clock.after(RENEW_MS, () => {
      const again = (isNeeded: boolean): void => (isNeeded ? begin() : undefined);
      void renew().then(again, () => again(true));
    });
  };
  return { begin, end: () => cancel() };
}

/** What is known of a target's health: nothing at the start, so that a restart tries at once. */
function createTrouble({ target, journal, clock }: WorkerOptions) {
  let failing = true;
  let triedAt = -Infinity;
  let hastenedAt = -Infinity;
  let quietUntil = -Infinity;
  const feelIn = (): number => (failing ? triedAt + FEEL_MS - clock.ticks() : Infinity);
  return {
    tried: () => void (triedAt = clock.ticks()),
    /** Milliseconds until a message should be tried before its time, to find out. */
    feelIn: () => Math.max(feelIn(), 0),
    /** Of all who share the journal one does so at a time. */
    async mayFeel(): Promise<boolean> {
      if (feelIn() > 0) return false;
      triedAt = clock.ticks();
      return (await journal.takeTurn?.(target, TURN_MS)) ?? true;
    },
    askedToWait: () => quietUntil - clock.ticks(),
    async learn({ state, afterMs }: Settled): Promise<void> {
      if (afterMs !== undefined) {
        quietUntil = clock.ticks() + afterMs;
        // A journal that is away is told of by whoever needs it; this one knows by itself.
        await journal.leaveAlone?.(target, afterMs).catch(() => undefined);
      }
      if (state === "waiting") failing = true;
      // It answers again: what waits for it need not wait any longer. Not for each message that
      // gets through while another fails.
      if (state !== "delivered" || !failing || clock.ticks() - hastenedAt < HASTEN_MS) return;
      failing = false;
      hastenedAt = clock.ticks();
      await journal.hasten(target, clock.now());
    },
  };
}

/**
 * Whether leases say nothing: the clock was set within the time of one, and a row that seems free
 * may be under way elsewhere.
 */
function createDoubt(clock: Clock): () => boolean {
  const jumped = createJumpWatch(clock);
  let until = -Infinity;
  return () => {
    if (jumped() !== 0) until = clock.ticks() + LEASE_MS;
    return clock.ticks() < until;
  };
}
