import type { Payload } from "payload";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { monthsBefore } from "#server/months-before.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

const HOUR = 3_600_000;
/** Default retention in months. */
export const USUAL_MONTHS = 24;

const collection = "audit-log";

/**
 * Removes entries older than the setting; 0 months: none. An entry records how many. Returns the
 * number of removed entries.
 */
export async function removeOld(payload: Payload, now: Date): Promise<number> {
  const { auditMonths } = await payload.findGlobal({ slug: "inbox-settings", depth: 0 });
  const months = auditMonths ?? USUAL_MONTHS;
  if (months === 0) return 0;
  const older = { at: { less_than: monthsBefore(now, months).toISOString() } };
  const { totalDocs } = await payload.count({ collection, where: older });
  if (totalDocs === 0) return 0;
  await noteEvent({ payload }, { event: "retention", detail: `${totalDocs} entries` });
  await payload.db.deleteMany({ collection, where: older });
  payload.logger.info({ entries: totalDocs, months, msg: "audit: old entries were removed" });
  return totalDocs;
}

/** Every hour, on one host at a time. */
export function keepRemovingOld(payload: Payload): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const hourly = setInterval(() => {
    round = round
      .then(() => unlessTaken(payload.db, "audit", () => removeOld(payload, new Date())))
      .catch((error: unknown) =>
        payload.logger.error({
          err: error,
          msg: "audit: old entries could not be removed; next attempt in an hour",
        }),
      );
  }, HOUR).unref();
  return async () => {
    clearInterval(hourly);
    await round;
  };
}
