import type { FileStore } from "#files.ts";
import type { Job } from "#journal/journal.ts";

/** `retry`: it may work later. `refused`: it never will; a person must look. */
export type Delivery = { outcome: "delivered" } | { outcome: "retry" | "refused"; error: string };

/** One way out: to the host, later by mail or to a webhook. */
export interface Deliverer {
  /** Never throws, but when `signal` is aborted: then nothing is known of what arrived. */
  deliver(job: Job, files: FileStore, signal: AbortSignal): Promise<Delivery>;
}
