import { poolOf, type Database } from "#server/nodes/pool.ts";
import type { SqliteClient } from "#server/sqlite/client.ts";

/** `undefined` on PostgreSQL, which has a pool. */
export function clientOf(db: Database): SqliteClient | undefined {
  const adapter: object = db;
  // The adapter's type describes the client's options, not the client.
  return !poolOf(db) && "client" in adapter ? (adapter.client as SqliteClient) : undefined;
}
