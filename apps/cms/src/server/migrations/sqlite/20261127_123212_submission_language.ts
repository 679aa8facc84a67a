import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`language\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_language_idx\` ON \`submissions\` (\`language\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_language_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`language\`;`)
}
