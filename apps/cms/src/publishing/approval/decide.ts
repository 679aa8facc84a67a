/**
 * Whether what visitors see may change now. The one place that says so, for every record, page and
 * setting, whichever way the change comes.
 */
import { APIError, type Payload, type PayloadRequest, type RequestContext } from "payload";
import { DOER } from "#accounts/audit/note-event.ts";
import { isApprovalOn } from "#publishing/approval/approval-on.ts";
import { fingerprintOf } from "#publishing/approval/fingerprint.ts";
import { liveProposals, type Target } from "#publishing/approval/proposals.ts";
import { SCHEDULE } from "#publishing/schedule/doer.ts";

/** In the context of what a second person has approved, and in nothing that a call can send. */
export const APPROVED = "approvedProposal";

interface Approved extends Target {
  fingerprint: string;
}

const isApproved = (value: unknown): value is Approved =>
  typeof value === "object" && value !== null && "fingerprint" in value && "place" in value;

const refusal = (message: string) => new APIError(message, 403, undefined, true);

export const SECOND_PERSON =
  "Publishing needs a second person here: press Propose, and somebody else publishes it.";
const CHANGED = "It has changed since it was proposed: propose it once more.";

/** A person, or a time that a person has set; what the host and its operator do is neither. */
const isAsked = ({ user }: PayloadRequest, context: RequestContext): boolean =>
  Boolean(user) || context[DOER] === SCHEDULE;

/** Whether somebody asks who needs a second one for it. */
export const needsApproval = async (
  req: PayloadRequest,
  context: RequestContext,
): Promise<boolean> => isAsked(req, context) && (await isApprovalOn(req.payload));

/**
 * Refuses what nobody has approved. `latest`: what the record says, as it is about to be published.
 * What follows from an approved change (a redirect for an old address) comes with it.
 */
export async function decide(
  req: PayloadRequest,
  context: RequestContext,
  { latest, ...target }: Target & { latest: object | null | undefined },
): Promise<void> {
  if (!(await needsApproval(req, context))) return;
  const { [APPROVED]: approved } = context;
  const print = fingerprintOf(latest);
  if (isApproved(approved)) {
    const isOther = approved.place !== target.place || approved.record !== target.record;
    if (isOther || !latest || approved.fingerprint === print) return;
    throw refusal(CHANGED);
  }
  if (context[DOER] !== SCHEDULE) throw refusal(SECOND_PERSON);
  const live = await liveProposals(req, target);
  if (!live.some(({ state, fingerprint }) => state === "approved" && fingerprint === print))
    throw refusal("It waits for a second person, who is to approve it on the dashboard.");
}

/** For what no proposal can be made of: why it is not done; `null` where it may be. */
export const whyNotAlone = async (payload: Payload): Promise<string | null> =>
  (await isApprovalOn(payload))
    ? "Publishing needs a second person here, and this cannot be proposed: switch that off first (Site, Who may publish)."
    : null;
