/**
 * What the people in the office ask of a running intake; the operator's command line asks the same
 * of the journal itself.
 */
import { BucketError } from "@meridian/contract/files/bucket-problem";
import type { Clock } from "#clock.ts";
import type { IntakeFiles } from "#files.ts";
import type { Journal, ListOptions, OutboxRow } from "#journal/journal.ts";
import type { Outbox } from "#outbox/outbox.ts";
import type { Submission } from "#submission.ts";

export interface AdminApi {
  /** Deliveries, oldest first: no word of the visitor's. */
  list(options: ListOptions): Promise<OutboxRow[]>;
  /**
   * Tries a submission's undelivered rows now, those that were set aside too. How many there are.
   */
  resend(submission: string): Promise<number>;
  /** Tries everything that is undelivered now. How many rows there were. */
  resendAll(): Promise<number>;
  /** A submission with everything the visitor sent; `null` when there is none. */
  read(submission: string): Promise<Submission | null>;
  /** Marks a link as used; `false`: it was used before. */
  useOnce(token: string, until: number): Promise<boolean>;
  /** How many submissions came under an e-mail address. */
  count(email: string): Promise<number>;
  /**
   * Removes them, with their deliveries and files. `isScrubbed`: nothing of them is left in the
   * journal's files either. Where the bucket is away, nothing is removed.
   */
  erase(email: string): Promise<{ submissions: number; files: number; isScrubbed: boolean }>;
}

interface AdminApiOptions {
  journal: Journal;
  files: IntakeFiles;
  outbox: Pick<Outbox, "notify">;
  clock: Clock;
}

/** Rows of one submission: it has one for each target. */
const TARGETS = 10;

export function createAdminApi({ journal, files, outbox, clock }: AdminApiOptions): AdminApi {
  return {
    list: (options) => journal.list(options),
    async resend(submission) {
      await journal.replay({ submission }, clock.now());
      const rows = await journal.list({ submission, limit: TARGETS });
      for (const { target } of rows) await journal.hasten(target, clock.now());
      outbox.notify();
      return rows.length;
    },
    async resendAll() {
      await journal.replay({}, clock.now());
      const tally = Object.entries(await journal.tally());
      for (const [target] of tally) await journal.hasten(target, clock.now());
      outbox.notify();
      return tally.reduce((sum, [, { waiting }]) => sum + waiting, 0);
    },
    read: (submission) => journal.read(submission),
    useOnce: (token, until) => journal.spend({ token, until }),
    count: (email) => journal.countOf(email),
    async erase(email) {
      const problem = await files.whyAway();
      if (problem !== null) throw new BucketError(problem);
      const removed = await journal.erase(email);
      await files.remove(removed.files);
      return {
        submissions: removed.submissions,
        files: removed.files.length,
        isScrubbed: await journal.scrub(),
      };
    },
  };
}
