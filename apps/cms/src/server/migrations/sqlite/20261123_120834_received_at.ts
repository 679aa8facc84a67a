import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`received_at\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_received_at_idx\` ON \`submissions\` (\`received_at\`);`)
  // A time to come was written by somebody who wanted it kept for ever.
  await db.run(sql`UPDATE \`submissions\` SET \`received_at\` = MIN(\`created_at\`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_received_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`received_at\`;`)
}
