import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";
import { poolOf } from "#server/nodes/pool.ts";

/** Milliseconds to wait for changes that are being written. */
const PATIENCE_MS = 2000;
const LOOK_MS = 50;

/**
 * All changes up to this number can be read. PostgreSQL assigns numbers before the commit, so a
 * lower number may appear later. A writer locks the table until its transaction ends; this waits
 * for the writers that hold the lock when the highest number is read. `undefined`: they take too
 * long. SQLite writes one after the other.
 */
export async function writtenUpTo(
  { db }: Payload,
  patienceMs = PATIENCE_MS,
): Promise<number | undefined> {
  const pool = poolOf(db);
  if (!pool) return Number.MAX_SAFE_INTEGER;
  const highest = Number((await pool.query(HIGHEST)).rows[0]?.highest ?? 0);
  const writers = async (): Promise<unknown[]> =>
    (await pool.query(WRITERS)).rows.map(({ writer }) => writer);
  let waitedFor = await writers();
  for (let left = patienceMs / LOOK_MS; waitedFor.length > 0; left -= 1) {
    if (left <= 0) return undefined;
    await pause(LOOK_MS);
    const still = new Set(await writers());
    waitedFor = waitedFor.filter((writer) => still.has(writer));
  }
  return highest;
}

const HIGHEST =
  "select case when is_called then last_value else 0 end as highest from purges_id_seq";
const WRITERS = `select distinct virtualtransaction as writer from pg_locks where locktype = 'relation'
  and database = (select oid from pg_database where datname = current_database())
  and relation = 'purges'::regclass and mode = 'RowExclusiveLock' and granted`;
