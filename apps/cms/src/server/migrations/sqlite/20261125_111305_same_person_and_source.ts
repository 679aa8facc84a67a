import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`person\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`utm_source\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`utm_medium\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`utm_campaign\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_address_idx\` ON \`submissions\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`submissions_person_idx\` ON \`submissions\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`submissions_utm_source_idx\` ON \`submissions\` (\`utm_source\`);`)
  await db.run(sql`CREATE INDEX \`submissions_utm_campaign_idx\` ON \`submissions\` (\`utm_campaign\`);`)
  // As the host fills them in from now on.
  await db.run(sql`UPDATE \`submissions\` SET \`address\` = lower(trim(coalesce(\`email\`, ''))), \`utm_source\` = json_extract(\`fields\`, '$."_utm_source"'), \`utm_medium\` = json_extract(\`fields\`, '$."_utm_medium"'), \`utm_campaign\` = json_extract(\`fields\`, '$."_utm_campaign"');`)
  await db.run(sql`UPDATE \`submissions\` SET \`person\` = (SELECT CAST(MIN(\`same\`.\`id\`) AS text) FROM \`submissions\` AS \`same\` WHERE \`same\`.\`address\` = \`submissions\`.\`address\`) WHERE \`address\` <> '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_address_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_person_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_utm_source_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_utm_campaign_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`person\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`utm_source\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`utm_medium\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`utm_campaign\`;`)
}
