import type { IntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";

/** Names of the delivery targets in the journal. */
export const TARGETS = ["host", "mail", "acknowledgement", "webhook"] as const;
export type Target = (typeof TARGETS)[number];

/**
 * `retry`: later, not before `afterMs`. `unknown`: it may have arrived; two more attempts, then a
 * person must look. `refused`: never; a person must look. `error` and `note` contain no text of the
 * target, which may quote the visitor.
 */
export type Delivery =
  | { outcome: "delivered"; note?: string }
  | { outcome: "retry"; error: string; afterMs?: number }
  | { outcome: "unknown"; error: string }
  | { outcome: "refused"; error: string };

/** The reason when another attempt could make a second copy. */
export const mayHaveArrived = (error: string): string =>
  `${error}; it may have arrived: check there before you send it again`;

/** A delivery target. */
export interface Deliverer {
  /**
   * Never throws, except when `signal` is aborted: then the outcome is unknown, and it may be sent
   * again.
   */
  deliver(job: Job, files: IntakeFiles, signal: AbortSignal): Promise<Delivery>;
  /** This process has no such target: it gets no new rows. */
  unset?: true;
}

/**
 * A target without settings, for rows from a time when it had some: they wait, with the missing
 * setting as reason.
 */
export const unset = (settings: string): Deliverer => ({
  unset: true,
  deliver: async () => ({
    outcome: "retry",
    error: `it cannot be delivered: set ${settings}`,
  }),
});
