import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`submissions_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`what\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_history_order_idx\` ON \`submissions_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`submissions_history_parent_id_idx\` ON \`submissions_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_acknowledge\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_acknowledge_order_idx\` ON \`notifications_acknowledge\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_acknowledge_parent_idx\` ON \`notifications_acknowledge\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`mentioned\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`pool_until\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`pool\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`next_step\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`next_step_on\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`tags\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`value\` numeric;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`lost_because\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_mentioned_idx\` ON \`submissions\` (\`mentioned\`);`)
  await db.run(sql`CREATE INDEX \`submissions_pool_until_idx\` ON \`submissions\` (\`pool_until\`);`)
  await db.run(sql`CREATE INDEX \`submissions_next_step_on_idx\` ON \`submissions\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`submissions_tags_idx\` ON \`submissions\` (\`tags\`);`)
  await db.run(sql`CREATE INDEX \`submissions_value_idx\` ON \`submissions\` (\`value\`);`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_currency\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_period\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_tax\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_period\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_tax\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`vacancies_salary_required\` integer;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`talent_pool_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`talent_pool_months\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_vacancies_salary_required\` integer;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_talent_pool_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_talent_pool_months\` numeric DEFAULT 12;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`mail_host\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`mail_port\` numeric DEFAULT 587;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`mail_user\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`mail_password\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`sender\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`dkim_selector\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submissions_history\`;`)
  await db.run(sql`DROP TABLE \`notifications_acknowledge\`;`)
  await db.run(sql`DROP INDEX \`submissions_mentioned_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_pool_until_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_next_step_on_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_tags_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_value_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`mentioned\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`pool_until\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`pool\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`next_step\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`next_step_on\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`tags\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`value\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`lost_because\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`salary_from\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`salary_to\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`salary_currency\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`salary_period\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`salary_tax\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_salary_from\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_salary_to\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_salary_currency\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_salary_period\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_salary_tax\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`vacancies_salary_required\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`talent_pool_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`talent_pool_months\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_vacancies_salary_required\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_talent_pool_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_talent_pool_months\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`mail_host\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`mail_port\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`mail_user\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`mail_password\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`sender\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`dkim_selector\`;`)
}
