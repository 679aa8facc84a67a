/** Operations for the content host's inbox. The command line uses the journal directly. */
import { BucketError } from "@meridian/files/store/bucket-problem";
import type { Clock } from "#clock.ts";
import type { IntakeFiles } from "#files.ts";
import type { Journal, ListOptions, OutboxRow } from "#journal/journal.ts";
import type { Outbox } from "#outbox/outbox.ts";

export interface AdminApi {
  /** Deliveries, oldest first, without visitors' text. */
  list(options: ListOptions): Promise<OutboxRow[]>;
  /** Retries a submission's undelivered rows now, even those set aside. Returns how many. */
  resend(submission: string): Promise<number>;
  count(email: string): Promise<number>;
  /**
   * Removes submissions with deliveries and files; nothing while the bucket is unreachable.
   * `isScrubbed`: the journal's files have no trace of them either.
   */
  erase(email: string): Promise<{ submissions: number; files: number; isScrubbed: boolean }>;
}

interface AdminApiOptions {
  journal: Journal;
  files: IntakeFiles;
  outbox: Pick<Outbox, "notify">;
  clock: Clock;
}

/** Most rows of one submission, one per target. */
const TARGETS = 10;

export function createAdminApi({ journal, files, outbox, clock }: AdminApiOptions): AdminApi {
  return {
    list: (options) => journal.list(options),
    async resend(submission) {
      await journal.replay({ submission }, clock.now());
      const rows = await journal.list({ submission, limit: TARGETS });
      for (const { target } of rows) await journal.makeDue(target, clock.now());
      outbox.notify();
      return rows.length;
    },
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
