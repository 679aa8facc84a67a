import type { Limiter, Rate } from "@meridian/intake";

/** Milliseconds until a shared count times out: it delays the visitor. */
export const COUNT_MS = 500;

/** A store in which several sites count posts. */
export interface LimitStore {
  /** Its name in the log, with the setting. */
  name: string;
  /** A limiter with this prefix, shared by all sites. */
  limiter(prefix: string, rate: Rate): Limiter;
  /** Reports connections that break while idle. */
  watch(down: (error: unknown) => void): void;
  /** The cause of an outage, without secrets. */
  problem(error: unknown): string;
  close(): void;
}
