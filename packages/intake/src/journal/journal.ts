import type { Submission } from "#submission.ts";

/**
 * A captcha that may be spent once: `token` until `until` (ms since 1970), when it expires anyway.
 */
export interface Spend {
  token: string;
  until: number;
}

/**
 * `repeated`: it was stored already. `conflict`: another content has the key. `spent`: the captcha
 * was used before.
 */
export type Stored =
  | { outcome: "stored" }
  | { outcome: "repeated"; id: string }
  | { outcome: "conflict" }
  | { outcome: "spent" };

/** A due delivery with its submission. */
export interface Job {
  id: string;
  target: string;
  /** This attempt's number, from 1. */
  attempt: number;
  /**
   * When the submission came, or was last replayed, ms since 1970: the 72 hours count from here.
   */
  since: number;
  /** Earlier attempts with an unknown outcome. */
  doubts: number;
  /** The process of the last attempt died, so its outcome is unknown. */
  isInDoubt?: true;
  submission: Submission;
}

/**
 * `waiting` without `error` returns the lease without counting an attempt; `inDoubt`: it may have
 * arrived, and is tried at `dueAt`, no earlier.
 */
export type Settlement =
  | { state: "delivered"; at: number }
  | { state: "waiting"; dueAt: number; error?: string; inDoubt?: boolean }
  | { state: "set-aside"; at: number; error: string };

export interface Claim {
  /** One name per worker. */
  owner: string;
  /** Each target has its own worker. */
  target: string;
  now: number;
  leaseMs: number;
  limit: number;
  /**
   * Rows that this worker is delivering, which it must not claim again whatever their leases say.
   */
  holding?: readonly string[];
  /**
   * Claims rows before they are due, the earliest first, to probe a target. Rows in doubt keep
   * their time.
   */
  early?: boolean;
  /** Skips leased rows: the clock has jumped, so a lease's age is unknown. */
  leaseless?: boolean;
}

/** Counts of undelivered outbox rows, and since when the oldest waits (ms since 1970). */
export interface Tally {
  waiting: number;
  setAside: number;
  oldestWaiting: number | null;
}

/**
 * A due time further in the future comes from a clock that was set back since. Twice the longest
 * pause.
 */
export const FAR_MS = 2 * 3_600_000;

/** One outbox row without visitor's text, for the operator. */
export interface OutboxRow {
  submission: string;
  kind: string;
  target: string;
  state: "waiting" | "delivered" | "set-aside";
  attempts: number;
  since: number;
  dueAt: number;
  /** When it was delivered or set aside. */
  settledAt: number | null;
  /** The result of the last failed attempt. */
  error: string | null;
}

export interface ListOptions {
  submission?: string;
  /** Includes delivered rows. */
  all?: boolean;
  limit: number;
}

/** Removed rows; the caller removes `files` by id. */
export interface Removed {
  submissions: number;
  files: string[];
}

/**
 * Stores a submission before the visitor gets the response. Another database adds a file next to
 * `sqlite.ts`. Every call throws when the database cannot be written or read; writes are all or
 * nothing.
 */
export interface Journal {
  /** The database's time, ms since 1970, if it has a clock: all nodes use it. */
  time?(): Promise<number>;
  /**
   * One transaction: submission, file records, one outbox row per target, the spent captcha.
   * Durable when it resolves.
   */
  store(submission: Submission, targets: readonly string[], spend: Spend | null): Promise<Stored>;
  /** The submission under a key, to answer a repeat before its captcha is checked. */
  find(key: string): Promise<Pick<Submission, "id" | "fingerprint"> | null>;
  /** Leases due rows to one worker, oldest first; an expired lease is due again. */
  claim(claim: Claim): Promise<Job[]>;
  /** Extends leases to `until`: the delivery is still running. */
  renew(jobs: readonly string[], owner: string, until: number): Promise<void>;
  /**
   * Ends a lease. No effect if another worker holds it by now, except that delivered stays
   * delivered.
   */
  settle(job: string, owner: string, settlement: Settlement): Promise<void>;
  /**
   * Makes every waiting row of a target due at `now`, except those in doubt: the target responds
   * again.
   */
  makeDue(target: string, now: number): Promise<void>;
  /** No node claims rows of this target for so many milliseconds. */
  leaveAlone?(target: string, ms: number): Promise<void>;
  /**
   * Whether this node may probe a failing target; then no other may for so many milliseconds.
   * Without it each node has its own turns.
   */
  takeTurn?(target: string, ms: number): Promise<boolean>;
  /** When the next row of a target falls due or its lease ends, ms since 1970. */
  nextDue(target: string): Promise<number | null>;
  /** By target; targets without undelivered rows are missing. */
  tally(): Promise<Record<string, Tally>>;
  /** Which of these file ids are on record. */
  knownFiles(ids: readonly string[]): Promise<Set<string>>;
  /** `false`: it was spent before. */
  spend(spend: Spend): Promise<boolean>;
  /** Drops captchas that expired before `now`. */
  forget(now: number): Promise<void>;
  /** Outbox rows, oldest first. */
  list(options: ListOptions): Promise<OutboxRow[]>;
  read(submission: string): Promise<Submission | null>;
  /**
   * Gives rows that were set aside, or wait in doubt, another 72 hours from `now`. Returns how
   * many.
   */
  replay(which: { submission?: string; target?: string }, now: number): Promise<number>;
  countOf(email: string): Promise<number>;
  /**
   * Removes every submission that came under this e-mail address, delivered or not, with its outbox
   * rows.
   */
  erase(email: string): Promise<Removed>;
  /**
   * Removes at most `limit` submissions that came and were settled everywhere before `before`.
   * Waiting ones stay.
   */
  expire(before: number, limit: number): Promise<Removed>;
  /**
   * Clears removed data from the database's own log. `false`: a reader prevents it, and the data
   * may remain until this is called again.
   */
  scrub(): Promise<boolean>;
  /** Writes and commits something harmless: throws when a visitor's message could not be stored. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}
