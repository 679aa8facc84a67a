/** Between the sites behind one balancer. */
import type { PurgeCall } from "@meridian/contract/site-protocol/purge";
import type { Log } from "#server/observability/log.ts";

/** Each site recovers lost messages by polling the host. */
export interface Bus {
  /** To the others. Never rejects; takes at most a second. */
  publish(call: PurgeCall): Promise<void>;
  close(): void;
}

export interface BusParts {
  /** Of another site, or its own. */
  receive(call: PurgeCall): void;
  /** First or again subscribed: earlier messages may be lost. */
  listening(): void;
  log: Pick<Log, "info" | "warn">;
}

export const PUBLISH_MS = 1000;
/** Milliseconds before a reconnect. */
export const pauseAfter = (tries: number): number => Math.min(200 * tries, 3000);

/** For the log. */
export const OUTAGE_EFFECT = "other sites find changes by polling within half a minute";
