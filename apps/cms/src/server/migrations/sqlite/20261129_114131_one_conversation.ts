import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`vacancies_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`kind\` text DEFAULT 'text',
  	\`required\` integer DEFAULT false,
  	\`options\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_questions_order_idx\` ON \`vacancies_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_questions_parent_id_idx\` ON \`vacancies_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`kind\` text DEFAULT 'text',
  	\`required\` integer DEFAULT false,
  	\`options\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_questions_order_idx\` ON \`_vacancies_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_questions_parent_id_idx\` ON \`_vacancies_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_languages_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications_languages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_languages_forms_order_idx\` ON \`notifications_languages_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_languages_forms_parent_idx\` ON \`notifications_languages_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_languages_order_idx\` ON \`notifications_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_languages_parent_id_idx\` ON \`notifications_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_chats_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications_chats\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_chats_forms_order_idx\` ON \`notifications_chats_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_chats_forms_parent_idx\` ON \`notifications_chats_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_chats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`app\` text DEFAULT 'slack' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_chats_order_idx\` ON \`notifications_chats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_chats_parent_id_idx\` ON \`notifications_chats\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`answer_at\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_answer_at_idx\` ON \`submissions\` (\`answer_at\`);`)
  await db.run(sql`ALTER TABLE \`replies\` ADD \`files\` text;`)
  await db.run(sql`ALTER TABLE \`replies\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`replies\` ADD \`status_before\` text;`)
  await db.run(sql`ALTER TABLE \`replies\` ADD \`batch\` text;`)
  await db.run(sql`CREATE INDEX \`replies_batch_idx\` ON \`replies\` (\`batch\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`crawlers\` text DEFAULT 'all';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_crawlers\` text DEFAULT 'all';`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`mail_login\` text DEFAULT 'password';`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`rejection_hours\` numeric DEFAULT 24 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`webhook_url\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`webhook_secret\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`captcha_vendor\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`captcha_site_key\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`captcha_secret\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`vacancies_questions\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`notifications_languages_forms\`;`)
  await db.run(sql`DROP TABLE \`notifications_languages\`;`)
  await db.run(sql`DROP TABLE \`notifications_chats_forms\`;`)
  await db.run(sql`DROP TABLE \`notifications_chats\`;`)
  await db.run(sql`DROP INDEX \`submissions_answer_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`answer_at\`;`)
  await db.run(sql`DROP INDEX \`replies_batch_idx\`;`)
  await db.run(sql`ALTER TABLE \`replies\` DROP COLUMN \`files\`;`)
  await db.run(sql`ALTER TABLE \`replies\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`replies\` DROP COLUMN \`status_before\`;`)
  await db.run(sql`ALTER TABLE \`replies\` DROP COLUMN \`batch\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`crawlers\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_crawlers\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`mail_login\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`rejection_hours\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`webhook_url\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`webhook_secret\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`captcha_vendor\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`captcha_site_key\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`captcha_secret\`;`)
}
