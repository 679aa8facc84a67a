import { DatabaseSync } from "node:sqlite";
import { copySqlite } from "./copy-sqlite.ts";
import type { Questions, Snapshot } from "./snapshot.ts";

/** A copy of a database, with the file names and version from its rows. */
export function snapshotSqlite(
  source: string,
  questions: Questions,
  into: string,
): Omit<Snapshot, "part"> {
  copySqlite(source, into);
  return { file: into, ...inspect(into, questions) };
}

function inspect(
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
    const schema = db.prepare(version).get()?.schema;
    const isGiven = typeof schema === "string" || typeof schema === "number";
    return { record: { kind: "sqlite", schema: isGiven ? schema : null }, named };
  } finally {
    db.close();
  }
}
