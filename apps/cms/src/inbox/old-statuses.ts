/** Migrates applications that have a status of messages, which is now invalid for them. */
import type { Payload } from "payload";
import type { Submission } from "#payload-types.ts";

const NOW_CALLED: [Submission["status"], Submission["status"]][] = [
  ["in-progress", "reviewing"],
  // Their outcome was not recorded.
  ["done", "closed"],
];

/** Once at boot; no new ones appear. */
export async function renameOldStatuses(payload: Payload): Promise<void> {
  for (const [before, status] of NOW_CALLED) {
    const { docs } = await payload.find({
      collection: "submissions",
      where: { and: [{ kind: { equals: "resume" } }, { status: { equals: before } }] },
      pagination: false,
      depth: 0,
      select: { status: true },
    });
    // Bypasses the hooks, which would change the time of the last work.
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
        msg: "inbox: the statuses of applications were converted",
      });
  }
}
