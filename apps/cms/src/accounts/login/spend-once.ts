/** One use of a ticket across all processes of a database and across restarts. */
import { createHash } from "node:crypto";
import type { Payload } from "payload";

/** Whether this is the first use. `until`: when the ticket expires anyway (ms). */
export async function spendOnce(payload: Payload, ticket: string, until: number): Promise<boolean> {
  await payload.db.deleteMany({
    collection: "spent-tickets",
    where: { until: { less_than: Date.now() } },
  });
  const mark = createHash("sha256").update(ticket).digest("hex");
  try {
    await payload.db.create({ collection: "spent-tickets", data: { mark, until } });
    return true;
  } catch (error) {
    const { totalDocs } = await payload.count({
      collection: "spent-tickets",
      where: { mark: { equals: mark } },
    });
    // The column is unique: another request used the ticket.
    if (totalDocs > 0) return false;
    throw error;
  }
}
