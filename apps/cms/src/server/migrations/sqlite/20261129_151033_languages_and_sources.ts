import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { fillLeadSources } from '#server/migrations/lead-sources.ts'

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_texts_order_parent\` ON \`users_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_tags_loads\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_tags_loads_order_idx\` ON \`site_settings_tags_loads\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_tags_loads_parent_idx\` ON \`site_settings_tags_loads\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_tags_loads\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_tags_loads_order_idx\` ON \`_site_settings_v_version_tags_loads\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_tags_loads_parent_idx\` ON \`_site_settings_v_version_tags_loads\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`last_source\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`last_medium\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`last_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`landing_page\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_last_source_idx\` ON \`submissions\` (\`last_source\`);`)
  await db.run(sql`CREATE INDEX \`submissions_last_campaign_idx\` ON \`submissions\` (\`last_campaign\`);`)
  await db.run(sql`CREATE INDEX \`submissions_landing_page_idx\` ON \`submissions\` (\`landing_page\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_gtm\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_google_analytics\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_google_ads\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_meta\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_gtm\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_google_analytics\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_google_ads\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_meta\` text;`)
  await fillLeadSources({ sql, all: (statement) => db.all(statement), run: (statement) => db.run(statement), log: payload.logger })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_texts\`;`)
  await db.run(sql`DROP TABLE \`site_settings_tags_loads\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_tags_loads\`;`)
  await db.run(sql`DROP INDEX \`submissions_last_source_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_last_campaign_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_landing_page_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`last_source\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`last_medium\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`last_campaign\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`landing_page\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_gtm\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_google_analytics\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_google_ads\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_linkedin\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_meta\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_gtm\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_google_analytics\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_google_ads\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_linkedin\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_meta\`;`)
}
