import type { DatabaseRecord } from "./manifest.ts";

export interface Questions {
  /** A row's files as paths in the data folder. */
  filesOf: { query: string; paths: (row: Record<string, unknown>) => string[] }[];
  /** That must exist for the queries. */
  tables: readonly string[];
  version: string;
}

export interface Part {
  name: "content" | "journal";
  /** SQLite: in the data folder. */
  file: string;
  url?: string;
  /** PostgreSQL: its schema. */
  schema: string;
  questions(dialect: "sqlite" | "postgres"): Questions;
}

export interface Snapshot {
  part: Part;
  record: DatabaseRecord;
  /** `null` if there is no database yet. */
  file: string | null;
  /** Paths in the data folder, from its rows. */
  named: string[];
}
