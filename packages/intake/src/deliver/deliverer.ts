import type { IntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";

/** Names of the ways out, as the journal keeps them. */
export const TARGETS = ["host", "mail", "acknowledgement", "webhook"] as const;
export type Target = (typeof TARGETS)[number];

/**
 * `retry`: it may work later, not before `afterMs` where the target said so. `unknown`: it may have
 * arrived; it is tried twice more, then a person must look. `refused`: it never will; a person must
 * look. No text of the target's is in `error` or `note`: it may quote the visitor.
 */
export type Delivery =
  | { outcome: "delivered"; note?: string }
  | { outcome: "retry"; error: string; afterMs?: number }
  | { outcome: "unknown"; error: string }
  | { outcome: "refused"; error: string };

/** The reason of a message that is set aside because a further copy could be a second one. */
export const mayHaveArrived = (error: string): string =>
  `${error}; it may have arrived all the same: look there before you send it again`;

/** One way out. */
export interface Deliverer {
  /**
   * Never throws, but when `signal` is aborted: then nothing is known of what arrived, and it may
   * be sent again.
   */
  deliver(job: Job, files: IntakeFiles, signal: AbortSignal): Promise<Delivery>;
  /** There is no such way out in this process: nothing new is meant for it. */
  unset?: true;
}

/**
 * Stands for a way out that no setting names, for rows left from a time when one did: they wait,
 * and say what is missing.
 */
export const unset = (settings: string): Deliverer => ({
  unset: true,
  deliver: async () => ({
    outcome: "retry",
    error: `there is no way to deliver it: set ${settings}`,
  }),
});
