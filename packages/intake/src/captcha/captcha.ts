import type { Spend } from "#journal/journal.ts";

/**
 * `absent`: the post carries nothing for this captcha. `spend` is remembered with the submission,
 * so that it cannot be used again.
 */
export type Verdict =
  | { outcome: "passed"; spend: Spend | null }
  | { outcome: "absent" | "wrong" | "expired" };

/** One way to tell people from machines. Another vendor adds a file that implements this. */
export interface Captcha<Issued = unknown> {
  readonly provider: string;
  /** What the visitor's side needs to begin. */
  issue(): Promise<Issued>;
  /**
   * When what came back claims to have been issued (ms since 1970), for the time trap; `null` when
   * it does not say. Believes it: `verify` judges.
   */
  issuedAt?(posted: Record<string, string>): number | null;
  /**
   * Judges what came back among the posted fields, from this visitor's address (empty when it is not
   * known). Never throws on bad input; throws when the vendor cannot be asked.
   */
  verify(posted: Record<string, string>, address?: string): Promise<Verdict>;
}
