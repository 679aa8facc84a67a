import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`pool_until\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`pool\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_pool_until_idx\` ON \`submissions\` (\`pool_until\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`talent_pool_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`talent_pool_months\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_talent_pool_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_talent_pool_months\` numeric DEFAULT 12;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_pool_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`pool_until\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`pool\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`talent_pool_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`talent_pool_months\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_talent_pool_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_talent_pool_months\`;`)
}
