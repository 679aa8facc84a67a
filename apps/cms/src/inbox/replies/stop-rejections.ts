import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from "payload";
import { whyNot } from "#inbox/replies/may-leave.ts";
import { UNSETTLED } from "#inbox/replies/reply-states.ts";
import { isHere } from "#inbox/replies/take-back.ts";
import type { Reply, Submission } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";

/** Of this submission, or of all of a person who was hired. */
async function unsettledRejections(
  req: PayloadRequest,
  { id, status, address, person }: Submission,
) {
  const { db } = req.payload;
  const theirs: Where[] = [
    ...(address ? [{ address: { equals: address } }] : []),
    ...(person ? [{ person: { equals: person } }] : []),
  ];
  const isPerson = status === "hired" && theirs.length > 0;
  const { docs: submissions } = await db.find<Submission>({
    collection: "submissions",
    where: { or: [{ id: { equals: id } }, ...(isPerson ? theirs : [])] },
    pagination: false,
    req,
  });
  const { docs } = await db.find<Reply>({
    collection: "replies",
    where: {
      and: [
        { kind: { equals: "rejection" } },
        UNSETTLED,
        { submission: { in: submissions.map((one) => one.id) } },
      ],
    },
    pagination: false,
    req,
  });
  return { submissions, replies: docs };
}

/** Whether the site no longer sends it. A call that hands it over checks it again. */
async function isStopped({ config, logger }: Payload, reply: Reply): Promise<boolean> {
  const { site }: { site?: SiteClient } = config.custom;
  const { key, state } = reply;
  if (isHere(reply) || !site) return true;
  try {
    return (await site.takeBack(key)) !== "late";
  } catch (error) {
    if (!isSiteUnreachable(error)) throw error;
    logger.warn({ reply: key, msg: "inbox: a rejection could not be taken back from the site" });
    // A call that hands it over at this moment takes it back afterwards.
    return state === "held";
  }
}

/** A status that a rejection contradicts, such as "Hired", takes back what waits (OWN-106). */
export const stopRejections: CollectionAfterChangeHook<Submission> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== "update" || doc.status === previousDoc?.status) return doc;
  const { submissions, replies } = await unsettledRejections(req, doc);
  for (const reply of replies) {
    const submission = submissions.find(({ id }) => id === reply.submission);
    const error = submission && (await whyNot(req.payload, submission, reply, req));
    if (error && (await isStopped(req.payload, reply)))
      await req.payload.db.updateOne({
        collection: "replies",
        id: reply.id,
        data: { state: "taken-back", error },
        req,
        returning: false,
      });
  }
  return doc;
};
