/**
 * Work that only one of several content hosts on a database may be at: the schema, what a start
 * writes, and what is done by the clock. On SQLite there is one host, and it is always its turn.
 */
import { poolOf, type Database, type Pool } from "#server/nodes/pool.ts";

/** "cms" in numbers: whatever else is locked in the same database is not ours. */
const SPACE = 63_341;
/**
 * A machine that is gone without a word gives up its turn within a minute, not within PostgreSQL's
 * two hours. A socket of the same machine takes no heed.
 */
const NOTICE_THE_DEAD =
  "set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3";

/** Waits until nobody else is at it. */
export async function inTurn<T>(db: Database, what: string, work: () => Promise<T>): Promise<T> {
  const pool = poolOf(db);
  if (!pool) return work();
  const [value] = await holding(pool, "pg_advisory_lock", what, work);
  if (value === undefined) throw new Error(`PostgreSQL gave no turn for ${what}`);
  return value.of;
}

/** Does it unless somebody else is at it. */
export async function unlessTaken(
  db: Database,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const pool = poolOf(db);
  if (pool) await holding(pool, "pg_try_advisory_lock", what, work);
  else await work();
}

/**
 * What came of the work; nothing where it is somebody else's turn. The lock lives as long as its
 * connection, which is nobody else's meanwhile.
 */
async function holding<T>(
  pool: Pool,
  lock: "pg_advisory_lock" | "pg_try_advisory_lock",
  what: string,
  work: () => Promise<T>,
): Promise<[] | [{ of: T }]> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  const noteBreak = (error: Error): void => void (broken = error);
  connection.on("error", noteBreak);
  try {
    await connection.query(NOTICE_THE_DEAD);
    const names = [SPACE, what];
    const { rows } = await connection.query(`select ${lock}($1, hashtext($2)) as taken`, names);
    if (rows[0]?.taken === false) return [];
    try {
      return [{ of: await work() }];
    } finally {
      await connection.query("select pg_advisory_unlock($1, hashtext($2))", names).catch(noteBreak);
    }
  } finally {
    connection.off("error", noteBreak);
    connection.release(broken);
  }
}
