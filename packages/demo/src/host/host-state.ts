import type { Behaviour, Manner, Target } from "#host/behaviour.ts";
import type { DemoContent } from "#content.ts";
import type { Submission } from "#host/submissions.ts";

/** A request to the host. */
export interface Asked {
  method: string;
  /** Path and query as received. */
  address: string;
  /** The contract's row that answered; `undefined` for anything else. */
  call?: Target;
}

/** The state of a running host. */
export interface HostState {
  content: DemoContent;
  manner: Manner;
  behaviours: Map<Target, Behaviour>;
  submissions: Submission[];
  asked: Asked[];
}
