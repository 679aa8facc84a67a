/** Operations for the content host's inbox. The command line uses the journal directly. */
import { BucketError } from "@meridian/files/store/bucket-problem";
import type { Clock } from "#clock.ts";
import type { IntakeFiles } from "#files.ts";
import type { Journal, ListOptions, OutboxRow, Spend, Theirs } from "#journal/journal.ts";
import { replySubmission, type Reply } from "#deliver/reply.ts";
import { keepReplyFiles } from "#deliver/reply-files.ts";
import type { Outbox } from "#outbox/outbox.ts";

export interface AdminApi {
  /** Deliveries, oldest first, without visitors' text. */
  list(options: ListOptions): Promise<OutboxRow[]>;
  /** Retries a submission's undelivered rows now, even those set aside. Returns how many. */
  resend(submission: string): Promise<number>;
  count(email: string): Promise<Theirs>;
  /**
   * Stores a colleague's reply with its files once. `false`: it was taken back before. Rejects with
   * `FileChanged`.
   */
  reply(reply: Reply): Promise<boolean>;
  /** Until a worker leases it. Afterwards it cannot be stored again, also if it is unknown. */
  takeBack(reply: string): Promise<"taken-back" | "late" | "unknown">;
  /**
   * Removes submissions and letters with deliveries and files; nothing while the bucket is unreachable.
   * `isScrubbed`: the journal's files have no trace of them either.
   */
  erase(email: string): Promise<Theirs & { files: number; isScrubbed: boolean }>;
}

interface AdminApiOptions {
  journal: Journal;
  files: IntakeFiles;
  outbox: Pick<Outbox, "notify">;
  clock: Clock;
}

/** Most rows of one submission, one per target. */
const TARGETS = 10;
/** After its time; longer than the content host hands an unconfirmed reply over again. */
const REMEMBERED_MS = 4 * 86_400_000;

const onceOnly = (reply: string, time: number): Spend => ({
  token: `reply:${reply}`,
  until: time + REMEMBERED_MS,
});

export function createAdminApi({ journal, files, outbox, clock }: AdminApiOptions): AdminApi {
  return {
    list: (options) => journal.list({ now: clock.now(), ...options }),
    async resend(submission) {
      await journal.replay({ submission }, clock.now());
      const rows = await journal.list({ submission, limit: TARGETS });
      for (const { target } of rows) await journal.makeDue(target, clock.now());
      outbox.notify();
      return rows.length;
    },
    count: (email) => journal.countOf(email),
    async reply(reply) {
      const { files: named = [] } = reply;
      // Handed over again: its files are not read again.
      if (named.length > 0 && (await journal.read(reply.id))) return true;
      const own = await keepReplyFiles(files, named);
      const now = clock.now();
      const { outcome } = await journal.store(
        replySubmission(reply, now, own),
        ["reply"],
        onceOnly(reply.id, now + reply.inMs),
        now + reply.inMs,
      );
      if (outcome !== "stored") await files.remove(own.map(({ id }) => id));
      outbox.notify();
      return outcome === "stored" || outcome === "repeated";
    },
    async takeBack(reply) {
      // First, so that a call that is still on its way stores nothing.
      await journal.spend(onceOnly(reply, clock.now()));
      const removed = await journal.takeBack(reply);
      if (removed) await files.remove(removed.files);
      if (removed) return "taken-back";
      return (await journal.read(reply)) ? "late" : "unknown";
    },
    async erase(email) {
      const problem = await files.whyAway();
      if (problem !== null) throw new BucketError(problem);
      const removed = await journal.erase(email);
      await files.remove(removed.files);
      return {
        ...removed,
        files: removed.files.length,
        isScrubbed: await journal.scrub(),
      };
    },
  };
}
