import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`page\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_page_idx\` ON \`submissions\` (\`page\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_page_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`page\`;`)
}
