import type { Payload } from "payload";

/**
 * A PostgreSQL restart breaks idle connections. Payload does not listen for their errors, and an
 * unhandled error ends the process; the next query opens a new connection anyway.
 */
export function surviveBrokenConnections({ db, logger }: Payload): void {
  poolOf(db)?.on("error", (error) =>
    logger.warn(
      `A connection to PostgreSQL broke while idle (${error.message}); the next query opens another.`,
    ),
  );
}

/**
 * Closes the connections. Payload leaves them open and never releases its first one, so this does
 * not wait for it.
 */
export function leaveDatabase({ db }: Payload): void {
  void poolOf(db)?.end();
}

export interface Pool {
  on(event: "error", listener: (error: Error) => void): void;
  query: Query;
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Connection {
  on(event: "error", listener: (error: Error) => void): void;
  off(event: "error", listener: (error: Error) => void): void;
  query: Query;
  /** After an error the connection is not used again. */
  release(error?: Error): void;
}

/** The members of Payload's database adapter that are used here. */
export interface Database {
  name: string;
  pool?: Pool;
}

/** PostgreSQL's connections; SQLite has none. */
export const poolOf = (db: Database): Pool | undefined => db.pool;
