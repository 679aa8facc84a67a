import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_about_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_about_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_about_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_about_text\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_about_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_about_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_about_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_about_text\` text;`)
}
