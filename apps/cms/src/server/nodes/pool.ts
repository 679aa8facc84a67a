import type { Payload } from "payload";

/**
 * A PostgreSQL that restarts breaks the connections that are idle. Payload listens to none of them,
 * and what nobody hears ends the process; the next query opens a new one anyway.
 */
export function surviveBrokenConnections({ db, logger }: Payload): void {
  poolOf(db)?.on("error", (error) =>
    logger.warn(
      `A connection to PostgreSQL broke while idle (${error.message}); the next query opens another.`,
    ),
  );
}

/**
 * Lets the connections go. Payload leaves them open, and never gives its first one back, so nothing
 * waits for that one.
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
  /** With an error it is not used again. */
  release(error?: Error): void;
}

/** What is looked at of a database adapter of Payload's. */
export interface Database {
  name: string;
  pool?: Pool;
}

/** PostgreSQL's connections; SQLite has none. */
export const poolOf = (db: Database): Pool | undefined => db.pool;
