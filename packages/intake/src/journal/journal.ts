import type { Submission } from "#submission.ts";

/**
 * A captcha that may be spent once: `token` until `until` (ms since 1970), after which it is
 * refused anyway.
 */
export interface Spend {
  token: string;
  until: number;
}

/**
 * What came of storing. `repeated`: it was there already. `conflict`: the key is taken by another
 * content. `spent`: the captcha was used before.
 */
export type Stored =
  | { outcome: "stored" }
  | { outcome: "repeated"; id: string }
  | { outcome: "conflict" }
  | { outcome: "spent" };

/** One delivery that is due, with what it delivers. */
export interface Job {
  id: string;
  /** Who delivers it: `host`, `mail`, `acknowledgement`, `webhook`. */
  target: string;
  /** This attempt's number, from 1. */
  attempt: number;
  /**
   * When the submission came, or was last replayed, ms since 1970: the 72 hours count from here.
   */
  since: number;
  /** Attempts, among those before, whose outcome was unknown. */
  doubts: number;
  /** The process of the last attempt died: the outcome of that attempt is unknown. */
  isInDoubt?: true;
  submission: Submission;
}

/**
 * What becomes of a job. `waiting` with no `error` gives the lease back without a stain; `inDoubt`:
 * it may have arrived, and is tried at `dueAt`, no earlier.
 */
export type Settlement =
  | { state: "delivered"; at: number }
  | { state: "waiting"; dueAt: number; error?: string; inDoubt?: boolean }
  | { state: "set-aside"; at: number; error: string };

export interface Claim {
  /** Who takes the lease: one name per worker. */
  owner: string;
  /** Whose rows: each target has a worker of its own. */
  target: string;
  now: number;
  leaseMs: number;
  limit: number;
  /**
   * Rows this worker is delivering at this moment: not again, whatever the clock says of their
   * leases.
   */
  holding?: readonly string[];
  /**
   * Takes rows before they are due, the earliest first: to find out whether a target answers again.
   * Rows in doubt keep their time.
   */
  early?: boolean;
  /**
   * Leaves every leased row alone: the clock has jumped, and says nothing about how old a lease is.
   */
  leaseless?: boolean;
}

/** Counts of undelivered outbox rows, and since when the oldest waits (ms since 1970). */
export interface Tally {
  waiting: number;
  setAside: number;
  oldestWaiting: number | null;
}

/**
 * A due time further away than this was made by a clock that has since been set back. Twice the
 * longest pause there is.
 */
export const FAR_MS = 2 * 3_600_000;

/** One outbox row as an operator sees it: no word of the visitor's. */
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
  /** What the last failed attempt was told. */
  error: string | null;
}

export interface ListOptions {
  /** Of this submission only. */
  submission?: string;
  /** With those that were delivered. */
  all?: boolean;
  limit: number;
}

/** What was removed; `files` are still to be removed from their folder, by id. */
export interface Removed {
  submissions: number;
  files: string[];
}

/**
 * Where a submission is written before the visitor is answered. Another database adds a file beside
 * `sqlite.ts`. Every call throws when the database cannot be written or read; nothing is ever
 * half-written.
 */
export interface Journal {
  /**
   * What time it is by the database, ms since 1970, where it has a clock of its own: all who share
   * the journal go by it.
   */
  time?(): Promise<number>;
  /**
   * One transaction: submission, file records, one outbox row per target, the captcha spent.
   * Durable when it resolves.
   */
  store(submission: Submission, targets: readonly string[], spend: Spend | null): Promise<Stored>;
  /** The submission under a key, to answer a repeat before its captcha is looked at. */
  find(key: string): Promise<Pick<Submission, "id" | "fingerprint"> | null>;
  /** Leases due rows to one worker, oldest first; a lease that ran out is due again. */
  claim(claim: Claim): Promise<Job[]>;
  /** Holds on to leased rows until `until`: their delivery is still under way. */
  renew(jobs: readonly string[], owner: string, until: number): Promise<void>;
  /**
   * Ends a lease. Without effect when another worker holds it by now, except that delivered stays
   * delivered.
   */
  settle(job: string, owner: string, settlement: Settlement): Promise<void>;
  /** Makes every waiting row of a target due at `now`, but those in doubt: it answers again. */
  hasten(target: string, now: number): Promise<void>;
  /** For so many milliseconds nobody who shares the journal claims a row of this target. */
  leaveAlone?(target: string, ms: number): Promise<void>;
  /**
   * Whether it is this one's turn to try a target in trouble; then it is nobody else's who shares
   * the journal for so many milliseconds. Without it each has turns of its own.
   */
  takeTurn?(target: string, ms: number): Promise<boolean>;
  /** When the next row of a target falls due or its lease ends, ms since 1970. */
  nextDue(target: string): Promise<number | null>;
  /** By target; none for a target of which nothing is undelivered. */
  tally(): Promise<Record<string, Tally>>;
  /** Which of these file ids are on record. */
  knownFiles(ids: readonly string[]): Promise<Set<string>>;
  /** Spends what may be spent once; `false`: it was spent before. */
  spend(spend: Spend): Promise<boolean>;
  /** Forgets spent captchas that expired before `now`. */
  forget(now: number): Promise<void>;
  /** Outbox rows, oldest first. */
  list(options: ListOptions): Promise<OutboxRow[]>;
  /** A submission with everything the visitor sent. */
  read(submission: string): Promise<Submission | null>;
  /** Gives rows that were set aside, or wait in doubt, another 72 hours, from `now`. Returns how many. */
  replay(which: { submission?: string; target?: string }, now: number): Promise<number>;
  /** How many submissions came under this e-mail address. */
  countOf(email: string): Promise<number>;
  /**
   * Removes every submission that came under this e-mail address, delivered or not, with its outbox
   * rows.
   */
  erase(email: string): Promise<Removed>;
  /**
   * Removes at most `limit` submissions that came and were settled everywhere before `before`. What
   * still waits stays.
   */
  expire(before: number, limit: number): Promise<Removed>;
  /**
   * Takes what was erased or has expired out of the files too, where the database keeps a log of
   * its own beside them. `false`: somebody reads in it just now, and what was removed may still
   * stand there until this is called again.
   */
  scrub(): Promise<boolean>;
  /** Writes and commits something harmless: throws when a visitor's message could not be stored. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}
