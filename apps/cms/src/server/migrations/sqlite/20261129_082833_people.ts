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
  await db.run(sql`CREATE TABLE \`letters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`submission_id\` integer,
  	\`mark\` text NOT NULL,
  	\`message_id\` text,
  	\`kind\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`from_name\` text,
  	\`is_other\` integer,
  	\`subject\` text,
  	\`text\` text,
  	\`not_taken\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`letters_submission_idx\` ON \`letters\` (\`submission_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`letters_mark_idx\` ON \`letters\` (\`mark\`);`)
  await db.run(sql`CREATE INDEX \`letters_at_idx\` ON \`letters\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`letters_updated_at_idx\` ON \`letters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`letters_created_at_idx\` ON \`letters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`suppressions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`suppressions_address_idx\` ON \`suppressions\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_updated_at_idx\` ON \`suppressions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_created_at_idx\` ON \`suppressions\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`mailbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`host\` text,
  	\`port\` numeric DEFAULT 993,
  	\`encryption\` text DEFAULT 'tls',
  	\`folder\` text,
  	\`address\` text,
  	\`has_tags\` integer DEFAULT true,
  	\`user\` text,
  	\`login\` text DEFAULT 'password',
  	\`password\` text,
  	\`provider\` text DEFAULT 'microsoft',
  	\`tenant\` text,
  	\`token_url\` text,
  	\`scope\` text,
  	\`client_id\` text,
  	\`client_secret\` text,
  	\`refresh_token\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  await db.run(sql`CREATE INDEX \`kind_status_statusSince_idx\` ON \`submissions\` (\`kind\`,\`status\`,\`status_since\`);`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`recruiter_name\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`recruiter_role\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`recruiter_email\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`recruiter_portrait_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`recruiter_is_named\` integer;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_currency\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_period\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`salary_tax\` text;`)
  await db.run(sql`CREATE INDEX \`vacancies_recruiter_recruiter_portrait_idx\` ON \`vacancies\` (\`recruiter_portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_recruiter_name\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_recruiter_role\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_recruiter_email\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_recruiter_portrait_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_recruiter_is_named\` integer;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_period\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_salary_tax\` text;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_recruiter_version_recruiter_portrai_idx\` ON \`_vacancies_v\` (\`version_recruiter_portrait_id\`);`)
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
  await db.run(sql`DROP TABLE \`letters\`;`)
  await db.run(sql`DROP TABLE \`suppressions\`;`)
  await db.run(sql`DROP TABLE \`notifications_acknowledge\`;`)
  await db.run(sql`DROP TABLE \`mailbox\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_vacancies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hot\` numeric DEFAULT 0,
  	\`date\` text,
  	\`valid_through\` text,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`first_info_image_id\` integer,
  	\`hours\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`review_writer\` numeric,
  	\`review_asked\` integer DEFAULT false,
  	\`review_note\` text,
  	\`review_answer\` text,
  	\`review_by\` text,
  	\`review_at\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`first_info_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_vacancies\`("id", "hot", "date", "valid_through", "slug", "title", "description", "first_info_image_id", "hours", "search_title", "search_description", "search_image_id", "search_keywords", "search_canonical", "search_noindex", "last_saved_by", "last_saved_in", "review_writer", "review_asked", "review_note", "review_answer", "review_by", "review_at", "publish_at", "unpublish_at", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "hot", "date", "valid_through", "slug", "title", "description", "first_info_image_id", "hours", "search_title", "search_description", "search_image_id", "search_keywords", "search_canonical", "search_noindex", "last_saved_by", "last_saved_in", "review_writer", "review_asked", "review_note", "review_answer", "review_by", "review_at", "publish_at", "unpublish_at", "updated_at", "created_at", "deleted_at", "_status" FROM \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`ALTER TABLE \`__new_vacancies\` RENAME TO \`vacancies\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`vacancies_hot_idx\` ON \`vacancies\` (\`hot\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_first_info_image_idx\` ON \`vacancies\` (\`first_info_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_search_search_image_idx\` ON \`vacancies\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_publish_at_idx\` ON \`vacancies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_unpublish_at_idx\` ON \`vacancies\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_deleted_at_idx\` ON \`vacancies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies__status_idx\` ON \`vacancies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__vacancies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_hot\` numeric DEFAULT 0,
  	\`version_date\` text,
  	\`version_valid_through\` text,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_first_info_image_id\` integer,
  	\`version_hours\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_review_writer\` numeric,
  	\`version_review_asked\` integer DEFAULT false,
  	\`version_review_note\` text,
  	\`version_review_answer\` text,
  	\`version_review_by\` text,
  	\`version_review_at\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_info_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__vacancies_v\`("id", "parent_id", "version_hot", "version_date", "version_valid_through", "version_slug", "version_title", "version_description", "version_first_info_image_id", "version_hours", "version_search_title", "version_search_description", "version_search_image_id", "version_search_keywords", "version_search_canonical", "version_search_noindex", "version_last_saved_by", "version_last_saved_in", "version_review_writer", "version_review_asked", "version_review_note", "version_review_answer", "version_review_by", "version_review_at", "version_publish_at", "version_unpublish_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_hot", "version_date", "version_valid_through", "version_slug", "version_title", "version_description", "version_first_info_image_id", "version_hours", "version_search_title", "version_search_description", "version_search_image_id", "version_search_keywords", "version_search_canonical", "version_search_noindex", "version_last_saved_by", "version_last_saved_in", "version_review_writer", "version_review_asked", "version_review_note", "version_review_answer", "version_review_by", "version_review_at", "version_publish_at", "version_unpublish_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__vacancies_v\` RENAME TO \`_vacancies_v\`;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_hot_idx\` ON \`_vacancies_v\` (\`version_hot\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_first_info_image_idx\` ON \`_vacancies_v\` (\`version_first_info_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_search_version_search_image_idx\` ON \`_vacancies_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_publish_at_idx\` ON \`_vacancies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_unpublish_at_idx\` ON \`_vacancies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_updated_at_idx\` ON \`_vacancies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_created_at_idx\` ON \`_vacancies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_deleted_at_idx\` ON \`_vacancies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version__status_idx\` ON \`_vacancies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_created_at_idx\` ON \`_vacancies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_updated_at_idx\` ON \`_vacancies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_latest_idx\` ON \`_vacancies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_autosave_idx\` ON \`_vacancies_v\` (\`autosave\`);`)
  await db.run(sql`DROP INDEX \`submissions_mentioned_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_pool_until_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_next_step_on_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_tags_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_value_idx\`;`)
  await db.run(sql`DROP INDEX \`kind_status_statusSince_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`mentioned\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`pool_until\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`pool\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`next_step\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`next_step_on\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`tags\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`value\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`lost_because\`;`)
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
