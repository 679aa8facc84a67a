import type { Translate } from "@meridian/messages/messages";
import type { Spend } from "#journal/journal.ts";

/** `absent`: no value for this captcha. `spend` is stored with the submission: no reuse. */
export type Verdict =
  | { outcome: "passed"; spend: Spend | null }
  | { outcome: "absent" | "wrong" | "expired" };

/** Each vendor has a file that implements this. */
export interface Captcha<Issued = unknown> {
  readonly provider: string;
  issue(): Promise<Issued>;
  /**
   * The claimed, unverified time of issue (ms since 1970) for the time trap; `null` without one.
   */
  issuedAt?(posted: Record<string, string>): number | null;
  /** `address` may be empty; `t`: of the visitor's language. Never throws for bad input; throws if the vendor is unreachable. */
  verify(posted: Record<string, string>, address?: string, t?: Translate): Promise<Verdict>;
}
