import type { DatabaseRecord } from "./manifest.ts";

/** The queries for a database's file names and schema version. */
export interface Questions {
  /** Returns a row's files, as paths in the data folder. */
  filesOf: { query: string; paths: (row: Record<string, unknown>) => string[] }[];
  /** Tables that must exist for the queries. */
  tables: readonly string[];
  /** Returns `schema`. */
  version: string;
}

export interface Part {
  name: "content" | "journal";
  /** In the data folder, for SQLite. */
  file: string;
  url?: string;
  /** On PostgreSQL: its own schema. */
  schema: string;
  questions(dialect: "sqlite" | "postgres"): Questions;
}

export interface Snapshot {
  part: Part;
  record: DatabaseRecord;
  /** The snapshot on disk; `null` if there is no database yet. */
  file: string | null;
  /** Paths in the data folder that its rows name. */
  named: string[];
}
