import type { Limiter, Rate } from "@meridian/intake";

/** Milliseconds: a shared count delays the visitor. */
export const COUNT_MS = 500;

/** Several sites count posts in it. */
export interface LimitStore {
  /** For the log, with the setting. */
  name: string;
  /** Shared by all sites. */
  limiter(prefix: string, rate: Rate): Limiter;
  /** Connections that break while idle. */
  watch(down: (error: unknown) => void): void;
  /** The cause, without secrets. */
  problem(error: unknown): string;
  close(): void;
}
