import { join } from "node:path";
import type { Journal } from "#journal/journal.ts";
import { openPostgresJournal } from "#journal/postgres.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";

export interface JournalPlace {
  dataDir: string;
  /** `postgres://…`; default: `journal.sqlite` in the folder. */
  databaseUrl?: string;
}

/** Visitors' files. With PostgreSQL several machines share the folder. */
export const filesIn = (dataDir: string): string => join(dataDir, "files");

export const openJournal = ({ dataDir, databaseUrl }: JournalPlace): Journal =>
  databaseUrl === undefined
    ? openSqliteJournal(join(dataDir, "journal.sqlite"))
    : openPostgresJournal(databaseUrl);
