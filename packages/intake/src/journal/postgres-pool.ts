import { DatabaseError, Pool, type PoolClient } from "pg";
import { migrate } from "#journal/postgres-schema.ts";

/** Milliseconds for a connection and for a statement: a visitor waits for both. */
const TIMEOUT_MS = 5000;
const CONNECTIONS = 10;
/**
 * Milliseconds before a database that could not be prepared is asked again; others who ask
 * meanwhile get the same answer.
 */
const AGAIN_MS = 1000;

export type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[]; count: number }>;

/** Thrown by a transaction's work: takes everything back, and is no trouble. */
export class TakenBack extends Error {
  override readonly name = "TakenBack";
}

export interface Database {
  query: Query;
  /** Commits when `work` resolves, takes everything back when it throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Connections to a database, migrated before the first use. A database that is away makes each call
 * throw, this one too, and needs no restart when it is back: the site must start and serve its
 * pages without it.
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
  // An idle connection that breaks is replaced at the next call, which tells its own trouble.
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
  // A connection cut between two statements says so here, and would end the process if nobody
  // listened.
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

/**
 * PostgreSQL's errors quote the row they are about, that is, what the visitor wrote. Only code and
 * message go on.
 */
async function bare<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TakenBack) throw error;
    // oxlint-disable-next-line preserve-caught-error -- the cause is what must not go on
    throw new Error(
      `PostgreSQL${error instanceof DatabaseError ? ` ${error.code ?? ""}` : ""}: ${problemOf(error)}`,
    );
  }
}

/** A host name with several addresses fails with one error for each. */
function problemOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(problemOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
