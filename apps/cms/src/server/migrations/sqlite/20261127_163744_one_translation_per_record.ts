import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`translations\` ADD \`place\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`translations_place_idx\` ON \`translations\` (\`place\`);`)
  await db.run(sql`ALTER TABLE \`_translations_v\` ADD \`version_place\` text;`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_place_idx\` ON \`_translations_v\` (\`version_place\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`translations_place_idx\`;`)
  await db.run(sql`ALTER TABLE \`translations\` DROP COLUMN \`place\`;`)
  await db.run(sql`DROP INDEX \`_translations_v_version_version_place_idx\`;`)
  await db.run(sql`ALTER TABLE \`_translations_v\` DROP COLUMN \`version_place\`;`)
}
