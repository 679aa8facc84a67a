import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { clientOf } from "#server/nodes/sqlite-client.ts";

/**
 * SQLite: replaces a text in the definition of all tables, for a change after which each stored row
 * fits as it is (sqlite.org/lang_altertable.html, the second procedure of section 7). Rebuilt tables
 * would lose the rows that refer to them. The table made first has SQLite create `sqlite_sequence`.
 */
export async function rewriteTables(
  { db, payload }: Pick<MigrateUpArgs, "db" | "payload">,
  from: string,
  to: string,
): Promise<void> {
  const client = clientOf(payload.db);
  await db.run(sql`CREATE TABLE made_for_its_sequence (id integer PRIMARY KEY AUTOINCREMENT)`);
  client?.setDefensive(false);
  try {
    await db.run(sql`PRAGMA writable_schema = on`);
    await db.run(
      sql`UPDATE sqlite_schema SET sql = replace(sql, ${from}, ${to}) WHERE type = 'table'`,
    );
    // Reads the definitions again, too.
    await db.run(sql`PRAGMA writable_schema = reset`);
  } finally {
    client?.setDefensive(true);
  }
  await db.run(sql`DROP TABLE made_for_its_sequence`);
}
