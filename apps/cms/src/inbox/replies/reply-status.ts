/** The status that a reply gives its submission, and takes with it. */
import type { Payload } from "payload";
import { repliesTo } from "#inbox/replies/reply-states.ts";
import { STATUSES } from "#inbox/statuses.ts";
import type { Reply, Submission } from "#payload-types.ts";

/** A submission that was new counts as begun. */
const begunOf = ({ kind }: Pick<Submission, "kind">): Submission["status"] =>
  kind === "resume" ? "reviewing" : "in-progress";

/** A rejected application is "Rejected", a new submission under way. */
export async function begin(
  payload: Payload,
  { kind }: Pick<Reply, "kind">,
  submission: Submission,
): Promise<void> {
  const isRejected = kind === "rejection" && submission.kind === "resume";
  if (isRejected ? submission.status !== "rejected" : submission.status === "new")
    await setStatus(payload, submission.id, isRejected ? "rejected" : begunOf(submission));
}

const setStatus = async (
  payload: Payload,
  id: number,
  status: Submission["status"],
): Promise<void> =>
  void (await payload.update({ collection: "submissions", id, data: { status }, depth: 0 }));

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
