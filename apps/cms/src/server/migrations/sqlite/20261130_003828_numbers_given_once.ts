import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { rewriteTables } from '#server/migrations/rewrite-tables.ts'

const REUSED = '`id` integer PRIMARY KEY NOT NULL'
const GIVEN_ONCE = '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL'

/**
 * Changes no row. Without a first count, a table would give the number of a row deleted next again.
 * The audit log has the numbers of records that were deleted before.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await rewriteTables({ db, payload }, REUSED, GIVEN_ONCE)
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE ${`%${GIVEN_ONCE}%`}`,
  )
  for (const { name } of tables)
    await db.run(sql`INSERT INTO sqlite_sequence (name, seq) SELECT ${name}, max(
      (SELECT coalesce(max(id), 0) FROM ${sql.identifier(name)}),
      (SELECT coalesce(max(cast(record AS integer)), 0) FROM audit_log WHERE replace(place, '-', '_') = ${name})
    )`)
}

export async function down({ db, payload }: MigrateDownArgs): Promise<void> {
  await rewriteTables({ db, payload }, GIVEN_ONCE, REUSED)
  await db.run(sql`DELETE FROM sqlite_sequence`)
}
