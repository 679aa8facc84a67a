/**
 * Numbers and hashes the entries in order, and removes old ones. Two processes may run this in
 * parallel: a number is unique, and the slower one starts again.
 */
import type { Payload } from "payload";
import { BEGINNING, hashOf, keyOf, nameOfKey } from "#accounts/audit/chain.ts";
import { noteEvent, sealWith } from "#accounts/audit/note-event.ts";
import { monthsBefore } from "#server/months-before.ts";
import type { AuditLog } from "#payload-types.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

/** Milliseconds that an entry's transaction usually needs to end. */
const SOON = 200;
/** Milliseconds between checks: a transaction may take longer than `SOON`. */
const EVERY = 15_000;
const HOUR = 3_600_000;
const PORTION = 200;
/** Default retention in months. */
export const USUAL_MONTHS = 24;

const collection = "audit-log";

async function newest(payload: Payload): Promise<AuditLog | undefined> {
  const { docs } = await payload.db.find<AuditLog>({
    collection,
    where: { number: { exists: true } },
    sort: "-number",
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

/** Returns the number of sealed entries. Throws when another process sealed first. */
export async function seal(payload: Payload): Promise<number> {
  const key = keyOf(payload.secret);
  const before = await newest(payload);
  let number = before?.number ?? 0;
  let hash = before?.hash ?? BEGINNING;
  const { docs } = await payload.db.find<AuditLog>({
    collection,
    where: { number: { exists: false } },
    sort: "id",
    limit: PORTION,
    pagination: false,
  });
  for (const entry of docs) {
    hash = hashOf(key, ++number, entry, hash);
    await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: entry.id } }, { number: { exists: false } }] },
      data: { number, hash, key: nameOfKey(key) },
      returning: false,
    });
    // If logs are stored elsewhere, these lines show that the chain's end was removed.
    payload.logger.info({ number, hash, event: entry.event, msg: "audit: an entry" });
  }
  return docs.length + (docs.length === PORTION ? await seal(payload) : 0);
}

/**
 * Removes sealed entries older than the setting; 0 months: none. An entry records the removal with
 * the last removed number and hash. Returns the number of removed entries.
 */
export async function removeOld(payload: Payload, now: Date): Promise<number> {
  const { auditMonths } = await payload.findGlobal({ slug: "inbox-settings", depth: 0 });
  const months = auditMonths ?? USUAL_MONTHS;
  if (months === 0) return 0;
  const { docs } = await payload.db.find<AuditLog>({
    collection,
    where: {
      and: [
        { number: { exists: true } },
        { at: { less_than: monthsBefore(now, months).toISOString() } },
      ],
    },
    sort: "-number",
    limit: 1,
    pagination: false,
  });
  const last = docs[0];
  if (!last?.number) return 0;
  const older = { number: { less_than_equal: last.number } };
  const { totalDocs } = await payload.count({ collection, where: older });
  await noteEvent({ payload }, { event: "retention", detail: `${last.number} ${last.hash}` });
  await seal(payload);
  await payload.db.deleteMany({ collection, where: older });
  payload.logger.info({ entries: totalDocs, months, msg: "audit: old entries were removed" });
  return totalDocs;
}

export function keepSealing(payload: Payload): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  const logFailure = (error: unknown): void =>
    payload.logger.error({
      err: error,
      msg: "audit: entries could not be sealed; next attempt in 15 seconds",
    });
  const look = (): void => {
    soon = undefined;
    round = round
      .then(() => unlessTaken(payload.db, "audit", () => seal(payload)))
      .catch(logFailure);
  };
  sealWith(payload, () => void (soon ??= setTimeout(look, SOON).unref()));
  const often = setInterval(look, EVERY).unref();
  const hourly = setInterval(() => {
    round = round
      .then(() => unlessTaken(payload.db, "audit", () => removeOld(payload, new Date())))
      .catch(logFailure);
  }, HOUR).unref();
  look();
  return async () => {
    clearInterval(often);
    clearInterval(hourly);
    clearTimeout(soon);
    await round;
  };
}
