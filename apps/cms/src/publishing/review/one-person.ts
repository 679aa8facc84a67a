/** Since this release one person publishes. An update that ended proposals notes it in the audit log. */
import type { Payload } from "payload";
import { ONE_PERSON } from "#server/migrations/from-proposals.ts";

const NEWS_MS = 30 * 86_400_000;

/** Whether such an update was less than a month ago. */
export async function isRecentlyOnePerson(payload: Payload, now = Date.now()): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: "audit-log",
    where: {
      place: { equals: "approval" },
      detail: { equals: ONE_PERSON },
      at: { greater_than: new Date(now - NEWS_MS).toISOString() },
    },
  });
  return totalDocs > 0;
}
