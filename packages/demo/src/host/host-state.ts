import type { Behaviour, Manner, Target } from "#host/behaviour.ts";
import type { DemoContent } from "#content.ts";
import type { Submission } from "#host/submissions.ts";

/** What was asked of the host, in order. */
export interface Asked {
  method: string;
  /** Path and query as they came. */
  address: string;
  /** The contract's row that answered; `undefined` for anything else. */
  call?: Target;
}

/** Everything a running host remembers. */
export interface HostState {
  content: DemoContent;
  manner: Manner;
  behaviours: Map<Target, Behaviour>;
  submissions: Submission[];
  asked: Asked[];
}
