/**
 * Gives the entries their numbers and hashes, one after the other, and takes away what is old. Two
 * processes may do it at the same time: a number is there once, and who comes second begins again.
 */
import type { Payload } from "payload";
import { BEGINNING, hashOf, keyOf, nameOfKey } from "#accounts/audit/chain.ts";
import { noteEvent, sealWith } from "#accounts/audit/note-event.ts";
import { monthsBefore } from "#server/months-before.ts";
import type { AuditLog } from "#payload-types.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

/** Milliseconds for the transaction of an entry to end. */
const SOON = 200;
/** Milliseconds between looks: a transaction may take longer. */
const EVERY = 15_000;
const HOUR = 3_600_000;
const PORTION = 200;
/** Months an entry is kept for which nothing else is set. */
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

/** How many entries were sealed. Throws where another process was quicker. */
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
    // Where logs are kept elsewhere, a removed end of the chain shows by these lines.
    payload.logger.info({ number, hash, event: entry.event, msg: "audit: an entry" });
  }
  return docs.length + (docs.length === PORTION ? await seal(payload) : 0);
}

/**
 * Removes sealed entries of longer ago than the setting says; 0 months keeps all. That they went,
 * up to which and with which hash, is an entry itself. How many went.
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

/** From now on. Returns what ends it. */
export function keepSealing(payload: Payload): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  const say = (error: unknown): void =>
    payload.logger.error({
      err: error,
      msg: "audit: entries could not be sealed; trying again in a quarter of a minute",
    });
  const look = (): void => {
    soon = undefined;
    round = round.then(() => unlessTaken(payload.db, "audit", () => seal(payload))).catch(say);
  };
  sealWith(payload, () => void (soon ??= setTimeout(look, SOON).unref()));
  const often = setInterval(look, EVERY).unref();
  const hourly = setInterval(() => {
    round = round
      .then(() => unlessTaken(payload.db, "audit", () => removeOld(payload, new Date())))
      .catch(say);
  }, HOUR).unref();
  look();
  return async () => {
    clearInterval(often);
    clearInterval(hourly);
    clearTimeout(soon);
    await round;
  };
}
