import type { Spend } from "#journal/journal.ts";

/**
 * `absent`: the post has nothing for this captcha. `spend` is stored with the submission, so that
 * it cannot be used again.
 */
export type Verdict =
  | { outcome: "passed"; spend: Spend | null }
  | { outcome: "absent" | "wrong" | "expired" };

/** A captcha. Another vendor adds a file that implements this. */
export interface Captcha<Issued = unknown> {
  readonly provider: string;
  /** Data that the page needs to start. */
  issue(): Promise<Issued>;
  /**
   * The claimed time of issue (ms since 1970), for the time trap; `null` if there is none.
   * Unverified: see `verify`.
   */
  issuedAt?(posted: Record<string, string>): number | null;
  /**
   * Judges the posted fields; `address` is empty when unknown. Never throws on bad input; throws
   * when the vendor is unreachable.
   */
  verify(posted: Record<string, string>, address?: string): Promise<Verdict>;
}
