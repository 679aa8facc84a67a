import { DatabaseError, Pool, type PoolClient } from "pg";
import { migrate } from "#journal/postgres-schema.ts";

/** For connecting and for a statement; a visitor waits for both. */
const TIMEOUT_MS = 5000;
const CONNECTIONS = 10;
/** After a failed migration; calls in between get the same error. */
const AGAIN_MS = 1000;

export type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; count: number }>;

/** Rolls a transaction back without an error. */
export class RolledBack extends Error {
  override readonly name = "RolledBack";
}

export interface Database {
  query: Query;
  /** Commits when `work` resolves; rolls back when it throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Database connections, migrated before the first use. While the database is unreachable each call
 * throws, and no restart is needed afterwards: the site must start and serve pages without it.
 */
export function openDatabase(url: string, connections = CONNECTIONS): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS + 1000,
    idle_in_transaction_session_timeout: 2 * TIMEOUT_MS,
    application_name: "meridian intake",
    keepAlive: true,
  });
  // A broken idle connection is replaced at the next call, which reports errors.
  pool.on("error", () => undefined);
  let prepared: Promise<void> | null = null;

  function prepare(): Promise<void> {
    if (prepared) return prepared;
    const preparing = inTransaction(pool, migrate);
    prepared = preparing;
    preparing.catch(() => setTimeout(() => (prepared = null), AGAIN_MS).unref());
    return preparing;
  }

  return {
    query: (text, values) => bare(prepare().then(() => run(pool)(text, values))),
    transaction: (work) =>
      bare(prepare().then(() => inTransaction(pool, (client) => work(run(client))))),
    close: () => pool.end(),
  };
}

const run =
  (on: Pool | PoolClient): Query =>
  async (text, values = []) => {
    const { rows, rowCount } = await on.query<Record<string, unknown>>(text, [...values]);
    return { rows, count: rowCount ?? 0 };
  };

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection cut between two statements emits an error, which would end the process without a
  // listener.
  const noteBreak = (error: Error): void => void (broken = error);
  client.on("error", noteBreak);
  try {
    await client.query("begin");
    const value = await work(client);
    await client.query("commit");
    return value;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off("error", noteBreak);
    client.release(broken);
  }
}

/** Passes on only code and message: PostgreSQL's errors quote the row, the visitor's text. */
async function bare<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RolledBack) throw error;
    // oxlint-disable-next-line preserve-caught-error -- the cause is what must not go on
    throw new Error(
      `PostgreSQL${error instanceof DatabaseError ? ` ${error.code ?? ""}` : ""}: ${problemOf(error)}`,
    );
  }
}

/** A host name with several addresses fails with one error per address. */
function problemOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(problemOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
