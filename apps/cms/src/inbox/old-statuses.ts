/**
 * Applications from before they had statuses of their own: what a message may be, an application
 * may not.
 */
import type { Payload } from "payload";
import type { Submission } from "#payload-types.ts";

const NOW_CALLED: [Submission["status"], Submission["status"]][] = [
  ["in-progress", "reviewing"],
  // Nobody wrote down how it ended.
  ["done", "closed"],
];

/** Once at boot; later there are none, for nothing can set them any more. */
export async function renameOldStatuses(payload: Payload): Promise<void> {
  for (const [before, status] of NOW_CALLED) {
    const { docs } = await payload.find({
      collection: "submissions",
      where: { and: [{ kind: { equals: "resume" } }, { status: { equals: before } }] },
      pagination: false,
      depth: 0,
      select: { status: true },
    });
    // Beneath the hooks: when a colleague last worked on it stays as it was.
    for (const { id } of docs)
      await payload.db.updateOne({
        collection: "submissions",
        id,
        data: { status },
        returning: false,
      });
    if (docs.length > 0)
      payload.logger.info({
        applications: docs.length,
        before,
        status,
        msg: "inbox: applications have statuses of their own now",
      });
  }
}
