import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`messages\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_language\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_messages\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`messages\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_language\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_messages\`;`)
}
