import type { Payload } from "payload";

/**
 * A PostgreSQL restart breaks idle connections. Payload has no listener for their errors, which
 * would end the process; the next query opens a new connection.
 */
export function surviveBrokenConnections({ db, logger }: Payload): void {
  poolOf(db)?.on("error", (error) =>
    logger.warn(
      `A connection to PostgreSQL broke while idle (${error.message}); the next query opens another.`,
    ),
  );
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

/** The part of Payload's adapter that we use. */
export interface Database {
  name: string;
  pool?: Pool;
}

/** SQLite has none. */
export const poolOf = (db: Database): Pool | undefined => db.pool;
