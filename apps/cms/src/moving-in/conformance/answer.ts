import type { GetCallName, Breach } from "@meridian/contract";
import type { Quirk } from "#moving-in/conformance/quirks.ts";

export type Verdict = "fine" | "unusual" | "absent" | "broken" | "unanswered";

export interface Answer {
  call: GetCallName;
  params: Record<string, string>;
  address: string;
  /**
   * `broken`: read with losses or not at all; `unanswered`: no JSON came, `problem` has the reason.
   */
  verdict: Verdict;
  value: unknown;
  breaches: Breach[];
  quirks: Quirk[];
  notes: string[];
  problem?: string;
  milliseconds: number;
}
