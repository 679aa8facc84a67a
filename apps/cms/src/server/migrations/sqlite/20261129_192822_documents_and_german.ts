import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`document\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_document_idx\` ON \`submissions\` (\`document\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`behind_form\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text DEFAULT 'browser';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_document_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`document\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`behind_form\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`language\`;`)
}
