import type { Submission } from "#submission.ts";

/** A captcha that may be spent once: `token` until `until` (ms since 1970), after which it is refused anyway. */
export interface Spend {
  token: string;
  until: number;
}

/** What came of storing. `repeated`: it was there already. `conflict`: the key is taken by another content. `spent`: the captcha was used before. */
export type Stored = { outcome: "stored" } | { outcome: "repeated"; id: string } | { outcome: "conflict" } | { outcome: "spent" };

/** One delivery that is due, with what it delivers. */
export interface Job {
  id: string;
  /** Who delivers it: `host`, later `mail`, `webhook:…`. */
  target: string;
  /** This attempt's number, from 1. */
  attempt: number;
  /** When the submission came, ms since 1970: the 72 hours count from here. */
  since: number;
  submission: Submission;
}

/** What becomes of a job. `waiting` with no `error` gives the lease back without a stain. */
export type Settlement = { state: "delivered"; at: number } | { state: "waiting"; dueAt: number; error?: string } | { state: "set-aside"; at: number; error: string };

export interface Claim {
  /** Who takes the lease: one name per worker. */
  owner: string;
  now: number;
  leaseMs: number;
  limit: number;
}

/** Counts of undelivered outbox rows, and when the oldest undelivered submission came (ms since 1970). */
export interface Tally {
  waiting: number;
  setAside: number;
  oldestWaiting: number | null;
}

/**
 * Where a submission is written before the visitor is answered. Another database adds a file beside `sqlite.ts`.
 * Every call throws when the database cannot be written or read; nothing is ever half-written.
 */
export interface Journal {
  /** One transaction: submission, file records, one outbox row per target, the captcha spent. Durable when it resolves. */
  store(submission: Submission, targets: readonly string[], spend: Spend | null): Promise<Stored>;
  /** The submission under a key, to answer a repeat before its captcha is looked at. */
  find(key: string): Promise<Pick<Submission, "id" | "fingerprint"> | null>;
  /** Leases due rows to one worker, oldest first; a lease that ran out is due again. */
  claim(claim: Claim): Promise<Job[]>;
  /** Ends a lease. Without effect when another worker holds it by now, except that delivered stays delivered. */
  settle(job: string, owner: string, settlement: Settlement): Promise<void>;
  /** Makes every waiting row of a target due at `now`: it answers again. */
  hasten(target: string, now: number): Promise<void>;
  /** When the next row falls due or its lease ends, ms since 1970. */
  nextDue(): Promise<number | null>;
  tally(): Promise<Tally>;
  /** Which of these file ids are on record. */
  knownFiles(ids: readonly string[]): Promise<Set<string>>;
  /** Forgets spent captchas that expired before `now`. */
  forget(now: number): Promise<void>;
  /** Writes and commits something harmless: throws when a visitor's message could not be stored. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}
