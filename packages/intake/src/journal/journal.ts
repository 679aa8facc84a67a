import type { Submission } from "#submission.ts";

/** A captcha that may be spent once. `token` is stored until its expiry `until` (ms since 1970). */
export interface Spend {
  token: string;
  until: number;
}

/** `repeated`: already stored. `conflict`: the key has other content. `spent`: captcha used. */
export type Stored =
  | { outcome: "stored" }
  | { outcome: "repeated"; id: string }
  | { outcome: "conflict" }
  | { outcome: "spent" };

export interface Job {
  id: string;
  target: string;
  attempt: number;
  /** When the submission came or was last replayed, ms since 1970: start of the 72 hours. */
  since: number;
  /** Earlier attempts with unknown outcome. */
  doubts: number;
  /** The process of the last attempt died: unknown outcome. */
  isInDoubt?: true;
  submission: Submission;
}

/**
 * `waiting` without `error` returns the lease without counting an attempt. `inDoubt`: it may have
 * arrived; tried again at `dueAt`, no earlier.
 */
export type Settlement =
  | { state: "delivered"; at: number }
  | { state: "waiting"; dueAt: number; error?: string; inDoubt?: boolean }
  | { state: "set-aside"; at: number; error: string };

export interface Claim {
  owner: string;
  /** Each target has its own worker. */
  target: string;
  now: number;
  leaseMs: number;
  limit: number;
  /** Rows that this worker is delivering: not claimed again, whatever their leases. */
  holding?: readonly string[];
  /** Claims the earliest rows before they are due, to probe a target; not rows in doubt. */
  early?: boolean;
  /** Skips leased rows: after a clock change a lease's age is unknown. */
  leaseless?: boolean;
}

/** Undelivered outbox rows, and since when the oldest waits (ms since 1970). */
export interface Tally {
  waiting: number;
  setAside: number;
  oldestWaiting: number | null;
}

/** A due time beyond this comes from a clock that was set back. Twice the longest pause. */
export const FAR_MS = 2 * 3_600_000;

/** One outbox row without visitors' text, for the operator. */
export interface OutboxRow {
  submission: string;
  kind: string;
  target: string;
  state: "waiting" | "delivered" | "set-aside";
  attempts: number;
  since: number;
  dueAt: number;
  /** Time of delivery or of setting aside. */
  settledAt: number | null;
  /** Of the last failed attempt. */
  error: string | null;
}

export interface ListOptions {
  submission?: string;
  all?: boolean;
  /** Without rows that wait for a later time; default: with them. */
  now?: number;
  limit: number;
}

/** The caller removes `files` by id. */
export interface Removed {
  submissions: number;
  files: string[];
}

/** What the journal has of a person. */
export interface Theirs {
  /** Messages that they sent. */
  submissions: number;
  /** Colleagues' replies and the site's letters to them. */
  letters: number;
}

/**
 * Stores a submission before the visitor gets the response. Each database has a file next to
 * `sqlite.ts`. Every call throws if the database is unavailable; writes are all or nothing.
 */
export interface Journal {
  /** The database's time, ms since 1970, which all nodes use; optional. */
  time?(): Promise<number>;
  /**
   * One transaction for submission, files, outbox rows and captcha; durable when it resolves. No
   * worker leases the rows before `notBefore` (ms since 1970); default: at once.
   */
  store(
    submission: Submission,
    targets: readonly string[],
    spend: Spend | null,
    notBefore?: number,
  ): Promise<Stored>;
  /**
   * Removes a reply that no worker has leased and that cannot have arrived; `null`: there is none.
   */
  takeBack(submission: string): Promise<Removed | null>;
  /** The submission with a key, to detect a repeat before the captcha is checked. */
  find(key: string): Promise<Pick<Submission, "id" | "fingerprint"> | null>;
  /** Leases due rows to one worker, oldest first. Rows with an expired lease are due. */
  claim(claim: Claim): Promise<Job[]>;
  /** Extends leases to `until` while deliveries run. */
  renew(jobs: readonly string[], owner: string, until: number): Promise<void>;
  /** Ends a lease. If another worker has it by now, only `delivered` takes effect. */
  settle(job: string, owner: string, settlement: Settlement): Promise<void>;
  /** The target responds again: makes its waiting rows due at `now`, except those in doubt. */
  makeDue(target: string, now: number): Promise<void>;
  /** For so many milliseconds no node claims rows of this target. */
  leaveAlone?(target: string, ms: number): Promise<void>;
  /**
   * Whether this node may probe a failing target; if so, no other may for `ms` milliseconds.
   * Without it each node probes independently.
   */
  takeTurn?(target: string, ms: number): Promise<boolean>;
  /** When a target's next row falls due or its lease ends, ms since 1970. */
  nextDue(target: string): Promise<number | null>;
  /** By target; only targets with undelivered rows. */
  tally(): Promise<Record<string, Tally>>;
  /** Those of the ids that are on record. */
  knownFiles(ids: readonly string[]): Promise<Set<string>>;
  spend(spend: Spend): Promise<boolean>;
  /** Drops captchas that expired before `now`. */
  dropSpent(now: number): Promise<void>;
  /** Oldest first. */
  list(options: ListOptions): Promise<OutboxRow[]>;
  read(submission: string): Promise<Submission | null>;
  /**
   * Gives rows that were set aside or are in doubt another 72 hours from `now`. Returns how many.
   */
  replay(which: { submission?: string; target?: string }, now: number): Promise<number>;
  countOf(email: string): Promise<Theirs>;
  /** Removes all of this e-mail address with the outbox rows, delivered or not. */
  erase(email: string): Promise<Theirs & Pick<Removed, "files">>;
  /** Removes up to `limit` submissions received and settled everywhere before `before`. */
  expire(before: number, limit: number): Promise<Removed>;
  /** Clears removed data from the database's log; `false`: a reader prevented it, call again. */
  scrub(): Promise<boolean>;
  /** Commits a harmless write; throws if a visitor's message could not be stored. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
}
