/** The only place for the rule whether a change that visitors see may be made now. */
import { APIError, type Payload, type PayloadRequest, type RequestContext } from "payload";
import { DOER } from "#accounts/audit/note-event.ts";
import { isApprovalOn } from "#publishing/approval/approval-on.ts";
import { fingerprintOf } from "#publishing/approval/fingerprint.ts";
import { liveProposals, type Target } from "#publishing/approval/proposals.ts";
import { SCHEDULE } from "#publishing/schedule/doer.ts";

/** Set in the context of an approved change; requests cannot send it. */
export const APPROVED = "approvedProposal";

interface Approved extends Target {
  fingerprint: string;
}

const isApproved = (value: unknown): value is Approved =>
  typeof value === "object" && value !== null && "fingerprint" in value && "place" in value;

const refusal = (message: string) => new APIError(message, 403, undefined, true);

export const SECOND_PERSON =
  "Publishing needs a second person here: press Propose, and another person approves it.";
const CHANGED = "It has changed since it was proposed: propose it again.";

/** People and scheduled times; the host and its operator are exempt. */
const isSubject = ({ user }: PayloadRequest, context: RequestContext): boolean =>
  Boolean(user) || context[DOER] === SCHEDULE;

export const needsApproval = async (
  req: PayloadRequest,
  context: RequestContext,
): Promise<boolean> => isSubject(req, context) && (await isApprovalOn(req.payload));

/**
 * Refuses a change without approval. `latest`: the record about to be published. The approval also
 * covers changes that follow from it (a redirect for an old address).
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
    throw refusal("It waits for a second person to approve it on the dashboard.");
}

/** The reason why a change that cannot be proposed is refused; `null` if allowed. */
export const whyNotAlone = async (payload: Payload): Promise<string | null> =>
  (await isApprovalOn(payload))
    ? "Publishing needs a second person here, and this cannot be proposed: switch the rule off first (Site, Who may publish)."
    : null;
