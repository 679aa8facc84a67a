/** Letters that wait are not sent: taken back by a colleague, or removed with their submission. */
import { APIError, type PayloadRequest } from "payload";
import { reopenAnswer } from "#inbox/mailbox/unanswered.ts";
import { unsettledTo } from "#inbox/replies/reply-states.ts";
import { restore } from "#inbox/replies/reply-status.ts";
import { AHEAD_MS, NotSent, type Sending } from "#inbox/replies/send-reply.ts";
import type { Reply } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";

const collection = "replies";

/** Throws `NotSent` if it is too late, and `SiteUnreachable`. The site does not have what is held. */
export async function takeBack(
  { payload, site, submission }: Omit<Sending, "user">,
  reply: Reply,
): Promise<void> {
  if (!isHere(reply)) {
    const outcome = await site.takeBack(reply.key);
    const isUnsent = ["held", "handing"].includes(reply.state);
    if (outcome === "late" || (outcome === "unknown" && !isUnsent))
      throw new NotSent(409, "It is too late: this reply is being sent, or was sent.");
  }
  await payload.delete({ collection, id: reply.id });
  await reopenAnswer(payload, submission.id);
  await restore(payload, submission.id, reply);
}

/** The site does not get it in the next moments: clocks of hosts differ a little. */
export const isHere = ({ state, dueAt }: Reply): boolean =>
  state === "held" && Date.parse(dueAt) > Date.now() + 2 * AHEAD_MS;

/** Before the submission is deleted: what waits is not sent, and the letters go with it. */
export async function removeReplies(req: PayloadRequest, submission: number): Promise<void> {
  const { payload } = req;
  const { site }: { site?: SiteClient } = payload.config.custom;
  const unsettled = await unsettledTo(payload, submission, req);
  for (const { key } of unsettled.filter((reply) => !isHere(reply)))
    await site?.takeBack(key).catch((error: unknown) => {
      if (!isSiteUnreachable(error)) throw error;
      throw new APIError(
        `A reply to this submission waits at the site, which must remove it first. ${error instanceof Error ? error.message : ""} Try again when it responds.`,
        502,
        undefined,
        true,
      );
    });
  await payload.delete({ collection, where: { submission: { equals: submission } }, req });
}
