import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`pricing_calculator_currency\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`pricing_calculator_own\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`pricing_calculator_compared\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_pricing_calculator_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_pricing_calculator_own\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_pricing_calculator_compared\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`pricing_calculator_currency\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`pricing_calculator_own\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`pricing_calculator_compared\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_pricing_calculator_currency\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_pricing_calculator_own\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_pricing_calculator_compared\`;`)
}
