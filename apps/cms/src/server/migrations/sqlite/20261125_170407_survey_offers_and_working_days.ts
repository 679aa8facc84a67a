import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_office_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings_client_teams\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_office_days_order_idx\` ON \`settings_office_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_office_days_parent_idx\` ON \`settings_office_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_client_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings_map_cities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_client_days_order_idx\` ON \`settings_client_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_client_days_parent_idx\` ON \`settings_client_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_office_days_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_client_teams_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_office_days_v_order_idx\` ON \`_settings_office_days_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_office_days_v_parent_idx\` ON \`_settings_office_days_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_client_days_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_map_cities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_client_days_v_order_idx\` ON \`_settings_client_days_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_client_days_v_parent_idx\` ON \`_settings_client_days_v\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings_client_teams\` ADD \`street\` text;`)
  await db.run(sql`ALTER TABLE \`settings_client_teams\` ADD \`postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`settings_client_teams\` ADD \`country\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`survey_offers_rates_for_senior_full_stack\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`survey_offers_rates_for_middle_backend\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_client_teams_v\` ADD \`street\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_client_teams_v\` ADD \`postal_code\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_client_teams_v\` ADD \`country\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_survey_offers_rates_for_senior_full_stack\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_survey_offers_rates_for_middle_backend\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_office_days\`;`)
  await db.run(sql`DROP TABLE \`settings_client_days\`;`)
  await db.run(sql`DROP TABLE \`_settings_office_days_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_client_days_v\`;`)
  await db.run(sql`ALTER TABLE \`settings_client_teams\` DROP COLUMN \`street\`;`)
  await db.run(sql`ALTER TABLE \`settings_client_teams\` DROP COLUMN \`postal_code\`;`)
  await db.run(sql`ALTER TABLE \`settings_client_teams\` DROP COLUMN \`country\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`survey_offers_rates_for_senior_full_stack\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`survey_offers_rates_for_middle_backend\`;`)
  await db.run(sql`ALTER TABLE \`_settings_client_teams_v\` DROP COLUMN \`street\`;`)
  await db.run(sql`ALTER TABLE \`_settings_client_teams_v\` DROP COLUMN \`postal_code\`;`)
  await db.run(sql`ALTER TABLE \`_settings_client_teams_v\` DROP COLUMN \`country\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_survey_offers_rates_for_senior_full_stack\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_survey_offers_rates_for_middle_backend\`;`)
}
