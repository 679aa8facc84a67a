/** Forwards calls between the sites behind one balancer. */
import type { PurgeCall } from "@meridian/contract/site-protocol/purge";
import type { Log } from "#server/observability/log.ts";

/** Without a bus a site notifies no other. Each site recovers lost messages by polling the host. */
export interface Bus {
  /** Notifies the others. Never rejects, and takes at most a second. */
  publish(call: PurgeCall): Promise<void>;
  close(): void;
}

export interface Subscriber {
  /** A call from another site, or this site's own. */
  receive(call: PurgeCall): void;
  /** Subscribed, for the first time or again: earlier messages may have been missed. */
  listening(): void;
  log: Pick<Log, "info" | "warn">;
}

export const PUBLISH_MS = 1000;
/** Milliseconds before a reconnect. */
export const pauseAfter = (tries: number): number => Math.min(200 * tries, 3000);

/** The effect of an outage, for the log. */
export const OUTAGE_EFFECT = "other sites find changes by polling within half a minute";
