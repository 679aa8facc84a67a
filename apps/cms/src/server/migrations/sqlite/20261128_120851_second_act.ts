import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`translations\` ADD \`same_words\` integer;`)
  await db.run(sql`ALTER TABLE \`_translations_v\` ADD \`version_same_words\` integer;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`translations\` DROP COLUMN \`same_words\`;`)
  await db.run(sql`ALTER TABLE \`_translations_v\` DROP COLUMN \`version_same_words\`;`)
}
