import type { Behaviour, Manner, Target } from "#host/behaviour.ts";
import type { DemoContent } from "#content.ts";
import type { Submission } from "#host/submissions.ts";

export interface HostRequest {
  method: string;
  address: string;
  /** The contract's row that answered, if any. */
  call?: Target;
}

export interface HostState {
  content: DemoContent;
  /** Content in other languages than the first, by code: what `lang` selects. */
  translations: Map<string, DemoContent>;
  manner: Manner;
  behaviours: Map<Target, Behaviour>;
  submissions: Submission[];
  requests: HostRequest[];
}
