import type { IntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";

/** As stored in the journal. */
export const TARGETS = [
  "host",
  "mail",
  "acknowledgement",
  "webhook",
  "slack",
  "teams",
  "reply",
] as const;
export type Target = (typeof TARGETS)[number];

/**
 * `retry`: not before `afterMs`. `unknown`: it may have arrived; two more attempts, then a person
 * must check. `refused`: no more attempts; a person must check. `error` and `note` have no text of
 * the target, which may quote the visitor.
 */
export type Delivery =
  | { outcome: "delivered"; note?: string }
  | { outcome: "retry"; error: string; afterMs?: number }
  | { outcome: "unknown"; error: string }
  | { outcome: "refused"; error: string };

/** The error when another attempt could create a second copy. */
export const mayHaveArrived = (error: string): string =>
  `${error}; it may have arrived: check there before you send it again`;

export interface Deliverer {
  /** Throws only if `signal` is aborted: then the outcome is unknown; it may be sent again. */
  deliver(job: Job, files: IntakeFiles, signal: AbortSignal): Promise<Delivery>;
  /** This process has no such target now and adds no rows for it. */
  isUnset?(): boolean;
}

/** A target whose settings were removed: its rows wait, with the missing setting as the reason. */
export const unset = (settings: string): Deliverer => settable(() => undefined, settings);

/** A target whose settings may change while the site runs. */
export const settable = (current: () => Deliverer | undefined, settings: string): Deliverer => ({
  isUnset: () => current() === undefined,
  deliver: async (job, files, signal) =>
    (await current()?.deliver(job, files, signal)) ?? {
      outcome: "retry",
      error: `it cannot be delivered: set ${settings}`,
    },
});
