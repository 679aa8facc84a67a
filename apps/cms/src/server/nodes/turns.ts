/**
 * Only one of several hosts on a database may do this work at a time: the schema, writes at a
 * start, scheduled work. SQLite has only one host and needs no lock.
 */
import { poolOf, type Database, type Pool } from "#server/nodes/pool.ts";

/** "cms" as a number, so that it conflicts with no other application's locks. */
const SPACE = 63_341;
/** Frees a lost machine's lock within a minute (default: two hours); a local socket ignores it. */
const NOTICE_THE_DEAD =
  "set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3";

/** Waits until no other host does this work. */
export async function inTurn<T>(db: Database, what: string, work: () => Promise<T>): Promise<T> {
  const pool = poolOf(db);
  if (!pool) return work();
  const [value] = await holding(pool, "pg_advisory_lock", what, work);
  if (value === undefined) throw new Error(`PostgreSQL granted no lock for ${what}`);
  return value.of;
}

/** Skips the work while another host does it. */
export async function unlessTaken(
  db: Database,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const pool = poolOf(db);
  if (pool) await holding(pool, "pg_try_advisory_lock", what, work);
  else await work();
}

/** Nothing if another host has the lock, which lasts as long as its unshared connection. */
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
