/** The status that a reply gives its submission, and takes with it. */
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { whyNot } from "#inbox/replies/may-leave.ts";
import { repliesTo } from "#inbox/replies/reply-states.ts";
import { STATUSES } from "#inbox/statuses.ts";
import type { Reply, Submission } from "#payload-types.ts";
import { withLocked } from "#server/lock-record.ts";

/** A submission that was new counts as begun. */
const begunOf = ({ kind }: Pick<Submission, "kind">): Submission["status"] =>
  kind === "resume" ? "reviewing" : "in-progress";

/**
 * A rejected application is "Rejected", a new submission under way. A rejection that another status
 * of now contradicts is taken back, and the status stays.
 */
export async function begin(
  payload: Payload,
  reply: Pick<Reply, "id" | "kind">,
  { id }: Pick<Submission, "id">,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  await withLocked(req, "submissions", id, async () => {
    const where = { id: { equals: id } };
    const now = await payload.db.findOne<Submission>({ collection: "submissions", where, req });
    if (!now) return;
    const isRejection = reply.kind === "rejection";
    const error = isRejection ? await whyNot(payload, now, { ...reply, isNew: true }, req) : null;
    if (error !== null) {
      const data = { state: "taken-back", error };
      const { id: at } = reply;
      return void (await payload.db.updateOne({ collection: "replies", id: at, data, req }));
    }
    const isRejected = isRejection && now.kind === "resume";
    if (isRejected ? now.status !== "rejected" : now.status === "new")
      await setStatus(payload, id, isRejected ? "rejected" : begunOf(now), req);
  });
}

const setStatus = async (
  payload: Payload,
  id: number,
  status: Submission["status"],
  req?: PayloadRequest,
): Promise<void> =>
  void (await payload.update({
    collection: "submissions",
    id,
    data: { status },
    depth: 0,
    ...(req && { req }),
  }));

/** The status of before the reply, unless a colleague has set another one. */
export async function restore(payload: Payload, id: number, reply: Reply): Promise<void> {
  const submission = await payload.db.findOne<Submission>({
    collection: "submissions",
    where: { id: { equals: id } },
  });
  if (!submission) return;
  const { status } = submission;
  const before = STATUSES.find(({ value }) => value === reply.statusBefore)?.value;
  if (before && status === "rejected" && before !== status) return setStatus(payload, id, before);
  const others = await repliesTo(payload, [id]);
  if (reply.wasNew && others.length === 0 && status === begunOf(submission))
    await setStatus(payload, id, "new");
}
