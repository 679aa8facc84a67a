import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Questions, Snapshot } from "./snapshot.ts";

/** Milliseconds a snapshot waits for another process's lock. */
const PATIENCE_MS = 15_000;

/**
 * Writes a copy of a database in use. `vacuum into` reads in one transaction, so no writer waits
 * and none tears it, and it leaves behind what was erased; SQLite's backup calls begin anew with
 * each write of another process.
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
      `${source} is damaged (${problem}): a backup of it would be no use. Restore an older one, or mend it with SQLite's own tools`,
    );
}

/** The same of one of the two databases, with what its rows say. */
export function snapshotSqlite(
  source: string,
  questions: Questions,
  into: string,
): Omit<Snapshot, "part"> {
  copySqlite(source, into);
  return { file: into, ...ask(into, questions) };
}

function ask(
  file: string,
  { tables, filesOf, version }: Questions,
): Pick<Snapshot, "record" | "named"> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const there = new Set(
      db
        .prepare("select name from sqlite_schema where type = 'table'")
        .all()
        .map(({ name }) => String(name)),
    );
    if (!tables.every((table) => there.has(table)))
      return { record: { kind: "sqlite", schema: null }, named: [] };
    const named = filesOf.flatMap(({ query, paths }) => db.prepare(query).all().flatMap(paths));
    return {
      record: {
        kind: "sqlite",
        schema: (db.prepare(version).get()?.schema ?? null) as string | number | null,
      },
      named,
    };
  } finally {
    db.close();
  }
}

/** What SQLite finds wrong with a file; `null` when it is whole. */
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
