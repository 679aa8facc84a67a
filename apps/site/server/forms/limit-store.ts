import type { Limiter, Rate } from "@meridian/intake";

/** Milliseconds that a visitor waits for a count. */
export const COUNT_MS = 500;

/** Where posts are counted that several sites take. */
export interface LimitStore {
  /** As the log calls it, with the setting it comes from. */
  name: string;
  /** The limiter that holds under this prefix for all of them. */
  limiter(prefix: string, rate: Rate): Limiter;
  /** Tells of connections that break while nobody asks. */
  watch(down: (error: unknown) => void): void;
  /** Why it cannot be had, without a secret. */
  problem(error: unknown): string;
  close(): void;
}
