import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";
import { statementsOf } from "#server/transactions.ts";

/**
 * Until this transaction ends, other ones that lock the record wait, and then read what this one
 * saved. `place`: a collection or a global, which has one row, or none before its first save.
 */
export async function lockRecord(
  req: PayloadRequest,
  place: string,
  id?: number | string | readonly number[],
): Promise<void> {
  const { db } = req.payload;
  if (db.name !== "postgres" && db.name !== "sqlite")
    throw new Error(`no way is known to lock a record on ${db.name}`);
  const { execute } = db;
  // A statement that both databases know, and that takes the turn of SQLite's writer.
  const drizzle = statementsOf(req) as typeof db.drizzle;
  const raw = `update "${place.replaceAll("-", "_")}" set "updated_at" = "updated_at"`;
  // PostgreSQL locks rows: without one it locks the global's name. SQLite's writer is alone.
  if (id === undefined && db.name === "postgres")
    await execute.call(db, { drizzle, raw: `select pg_advisory_xact_lock(hashtext('${place}'))` });
  await execute.call(db, {
    drizzle,
    raw: id === undefined ? raw : `${raw} where "id" in (${[id].flat().map(Number).join(", ")})`,
  });
}

/** In the request's transaction, or in one of its own. */
export async function withLocked(
  req: PayloadRequest,
  place: string,
  id: number,
  work: () => Promise<void>,
): Promise<void> {
  const isOwn = await initTransaction(req);
  try {
    await lockRecord(req, place, id);
    await work();
    if (isOwn) await commitTransaction(req);
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  }
}
