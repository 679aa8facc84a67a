/** What a host answered to one call, and what was made of it. */
import type { GetCallName } from "#calls.ts";
import type { Quirk } from "#conformance/quirks.ts";
import type { Breach } from "#wordpress/read.ts";

export type Verdict = "fine" | "unusual" | "absent" | "broken" | "unanswered";

export interface Answer {
  call: GetCallName;
  params: Record<string, string>;
  address: string;
  /** `broken`: read with losses or not at all; `unanswered`: no JSON came, `problem` says why. */
  verdict: Verdict;
  /** The clean reply; `null` where there is none. */
  value: unknown;
  breaches: Breach[];
  quirks: Quirk[];
  /** What was odd about the answer as a whole. */
  notes: string[];
  problem?: string;
  milliseconds: number;
}
