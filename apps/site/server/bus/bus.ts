/** Carries what one site was told to the others behind the same balancer. */
import type { PurgeCall } from "@meridian/contract/site-protocol/purge";
import type { Log } from "#server/observability/log.ts";

/** Without one, a site tells nobody. What a bus loses, each site finds by asking the host. */
export interface Bus {
  /** Tells the others. Never rejects, and takes a second at most. */
  publish(call: PurgeCall): Promise<void>;
  close(): void;
}

export interface BusParts {
  /** What another told; what this one published may be among it. */
  heard(call: PurgeCall): void;
  /** It listens, for the first time or again: what was told meanwhile was not heard. */
  listening(): void;
  log: Pick<Log, "info" | "warn">;
}

/** Milliseconds to tell the others. */
export const PUBLISH_MS = 1000;
/** Milliseconds before a lost connection is tried again, after so many tries. */
export const pauseAfter = (tries: number): number => Math.min(200 * tries, 3000);

/** What it means that a bus is away. */
export const UNHEARD = "other sites find changes by asking, within half a minute";
