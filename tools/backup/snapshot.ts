import type { DatabaseRecord } from "./manifest.ts";

/** How a database is asked for what it holds of files, and how far its schema has come. */
export interface Questions {
  /** Gives a row's files, as paths in the data folder. */
  filesOf: { query: string; paths: (row: Record<string, unknown>) => string[] }[];
  /** Tables without which there is nothing to ask. */
  tables: readonly string[];
  /** Gives `schema`. */
  version: string;
}

export interface Part {
  name: "content" | "journal";
  /** In the data folder, where it is SQLite. */
  file: string;
  url?: string;
  /** On PostgreSQL: the schema that is its own. */
  schema: string;
  questions(dialect: "sqlite" | "postgres"): Questions;
}

export interface Snapshot {
  part: Part;
  record: DatabaseRecord;
  /** The snapshot on disk; `null` where there is no database yet. */
  file: string | null;
  /** Paths in the data folder that its rows name. */
  named: string[];
}
