import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`status_since\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_status_since_idx\` ON \`submissions\` (\`status_since\`);`)
  // Until now nobody wrote it down: what was touched last was in its status by then.
  await db.run(sql`UPDATE \`submissions\` SET \`status_since\` = CASE WHEN \`status\` = 'new' THEN \`received_at\` ELSE \`updated_at\` END;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_status_since_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`status_since\`;`)
}
