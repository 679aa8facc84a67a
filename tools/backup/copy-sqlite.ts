import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Milliseconds to wait for another process's lock. */
const PATIENCE_MS = 15_000;

/**
 * Copies a database in use. `vacuum into` reads in one transaction: it is consistent, blocks no
 * writer and omits deleted data. SQLite's backup API restarts at each write of another process.
 */
export function copySqlite(source: string, into: string): void {
  rmSync(into, { force: true });
  const db = new DatabaseSync(source, { timeout: PATIENCE_MS });
  try {
    db.prepare("vacuum into ?").run(into);
  } finally {
    db.close();
  }
  const problem = problemOf(into);
  if (problem)
    throw new Error(
      `${source} is damaged (${problem}) and cannot be backed up. Restore a backup, or repair it with SQLite's tools`,
    );
}

/** Errors that SQLite finds in a file, or `null`. */
export function problemOf(file: string): string | null {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const found = String(db.prepare("pragma quick_check(1)").get()?.quick_check);
      return found === "ok" ? null : found;
    } finally {
      db.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
