import { randomUUID } from "node:crypto";
import { createJumpWatch, type Clock } from "#clock.ts";
import { coalesce } from "#outbox/coalesce.ts";
import { createDelivering, type WorkerOptions, type Settled } from "#outbox/delivering.ts";
import type { Job } from "#journal/journal.ts";

/** Then a dead process's rows are free. */
export const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const AT_ONCE = 4;
/** Between polls without due rows: another process may have left work. */
const IDLE_MS = 30_000;
/** A due row in progress must not make the worker spin. */
const LEAST_SLEEP_MS = 250;
const TROUBLE_MS = 5000;
/** Between attempts on a failing target, so that all is delivered within a minute of its return. */
const PROBE_MS = 45_000;
/** The same for all nodes; a little less, because turns are inexact. */
const TURN_MS = PROBE_MS - 5000;
/** Between making all waiting rows due. */
const MAKE_DUE_MS = 60_000;
/** Longest wait for deliveries before their leases are returned. */
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
  const trouble = createHealth(options);
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
      if (trouble.waitMs() > 0) return sleep(Math.min(trouble.waitMs(), IDLE_MS));
      let jobs = await claim(AT_ONCE - active.size);
      if (jobs.length === 0 && active.size === 0 && (await trouble.mayProbe()))
        jobs = await claim(1, true);
      for (const job of jobs) start(job);
      if (jobs.length === 0) {
        const due = await journal.nextDue(target);
        return sleep(
          Math.min(due === null ? IDLE_MS : due - clock.now(), trouble.probeIn(), IDLE_MS),
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
          "outbox: a delivery could not be recorded; its lease expires",
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
  active: ReadonlyMap<string, unknown>;
}

function createClaiming({ journal, clock, target, owner, active }: ClaimingOptions) {
  const leasesInDoubt = createDoubt(clock);
  // The database's clock, by which other nodes wrote leases.
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
 * Renews leases while `renew` finds any. If the journal is unreachable longer than a lease, another
 * process may deliver the same rows.
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

/** A target's health; unknown at the start, so that a restart tries at once. */
function createHealth({ target, journal, clock }: WorkerOptions) {
  let failing = true;
  let triedAt = -Infinity;
  let hastenedAt = -Infinity;
  let quietUntil = -Infinity;
  const probeIn = (): number => (failing ? triedAt + PROBE_MS - clock.ticks() : Infinity);
  return {
    tried: () => void (triedAt = clock.ticks()),
    /** Milliseconds until a message is tried early as a probe. */
    probeIn: () => Math.max(probeIn(), 0),
    /** One node probes at a time. */
    async mayProbe(): Promise<boolean> {
      if (probeIn() > 0) return false;
      triedAt = clock.ticks();
      return (await journal.takeTurn?.(target, TURN_MS)) ?? true;
    },
    waitMs: () => quietUntil - clock.ticks(),
    async learn({ state, afterMs }: Settled): Promise<void> {
      if (afterMs !== undefined) {
        quietUntil = clock.ticks() + afterMs;
        // Callers report an unreachable journal; this state is independent of it.
        await journal.leaveAlone?.(target, afterMs).catch(() => undefined);
      }
      if (state === "waiting") failing = true;
      // The target responds again: waiting messages become due, but not at each success while
      // others fail.
      if (state !== "delivered" || !failing || clock.ticks() - hastenedAt < MAKE_DUE_MS) return;
      failing = false;
      hastenedAt = clock.ticks();
      await journal.makeDue(target, clock.now());
    },
  };
}

/** Whether leases are unreliable: after a clock change a row may only seem free. */
function createDoubt(clock: Clock): () => boolean {
  const jumped = createJumpWatch(clock);
  let until = -Infinity;
  return () => {
    if (jumped() !== 0) until = clock.ticks() + LEASE_MS;
    return clock.ticks() < until;
  };
}
