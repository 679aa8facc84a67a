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
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`formatted_description\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_formatted_description\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`lead_id\` integer REFERENCES authors(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`expertise_lead_idx\` ON \`expertise\` (\`lead_id\`);`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_lead_id\` integer REFERENCES authors(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_lead_idx\` ON \`_expertise_v\` (\`version_lead_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`pages\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_gtm\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_google_analytics\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_google_ads\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`tags_meta\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`verification_google\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`verification_bing\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`verification_yandex\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`verification_pinterest\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_gtm\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_google_analytics\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_google_ads\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_tags_meta\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_verification_google\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_verification_bing\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_verification_yandex\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_verification_pinterest\` text;`)
  await fillLeadSources({ sql, all: (statement) => db.all(statement), run: (statement) => db.run(statement), log: payload.logger })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_texts\`;`)
  await db.run(sql`DROP TABLE \`site_settings_tags_loads\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_tags_loads\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_expertise\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`terms_title\` text,
  	\`terms_description\` text,
  	\`image_id\` integer,
  	\`clients_title\` text,
  	\`works_title\` text,
  	\`text_under_slider_left\` text,
  	\`text_under_slider_right\` text,
  	\`team_image_id\` integer,
  	\`how_it_works_title\` text,
  	\`why_us_title\` text,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`team_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_expertise\`("id", "slug", "title", "terms_title", "terms_description", "image_id", "clients_title", "works_title", "text_under_slider_left", "text_under_slider_right", "team_image_id", "how_it_works_title", "why_us_title", "search_title", "search_description", "search_image_id", "search_keywords", "search_canonical", "search_noindex", "last_saved_by", "last_saved_in", "review_writer", "review_asked", "review_note", "review_answer", "review_by", "review_at", "publish_at", "unpublish_at", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "title", "terms_title", "terms_description", "image_id", "clients_title", "works_title", "text_under_slider_left", "text_under_slider_right", "team_image_id", "how_it_works_title", "why_us_title", "search_title", "search_description", "search_image_id", "search_keywords", "search_canonical", "search_noindex", "last_saved_by", "last_saved_in", "review_writer", "review_asked", "review_note", "review_answer", "review_by", "review_at", "publish_at", "unpublish_at", "updated_at", "created_at", "deleted_at", "_status" FROM \`expertise\`;`)
  await db.run(sql`DROP TABLE \`expertise\`;`)
  await db.run(sql`ALTER TABLE \`__new_expertise\` RENAME TO \`expertise\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`expertise_slug_idx\` ON \`expertise\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`expertise_image_idx\` ON \`expertise\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_team_image_idx\` ON \`expertise\` (\`team_image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_search_search_image_idx\` ON \`expertise\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_publish_at_idx\` ON \`expertise\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_unpublish_at_idx\` ON \`expertise\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_updated_at_idx\` ON \`expertise\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_created_at_idx\` ON \`expertise\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_deleted_at_idx\` ON \`expertise\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise__status_idx\` ON \`expertise\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__expertise_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_terms_title\` text,
  	\`version_terms_description\` text,
  	\`version_image_id\` integer,
  	\`version_clients_title\` text,
  	\`version_works_title\` text,
  	\`version_text_under_slider_left\` text,
  	\`version_text_under_slider_right\` text,
  	\`version_team_image_id\` integer,
  	\`version_how_it_works_title\` text,
  	\`version_why_us_title\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_team_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__expertise_v\`("id", "parent_id", "version_slug", "version_title", "version_terms_title", "version_terms_description", "version_image_id", "version_clients_title", "version_works_title", "version_text_under_slider_left", "version_text_under_slider_right", "version_team_image_id", "version_how_it_works_title", "version_why_us_title", "version_search_title", "version_search_description", "version_search_image_id", "version_search_keywords", "version_search_canonical", "version_search_noindex", "version_last_saved_by", "version_last_saved_in", "version_review_writer", "version_review_asked", "version_review_note", "version_review_answer", "version_review_by", "version_review_at", "version_publish_at", "version_unpublish_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_title", "version_terms_title", "version_terms_description", "version_image_id", "version_clients_title", "version_works_title", "version_text_under_slider_left", "version_text_under_slider_right", "version_team_image_id", "version_how_it_works_title", "version_why_us_title", "version_search_title", "version_search_description", "version_search_image_id", "version_search_keywords", "version_search_canonical", "version_search_noindex", "version_last_saved_by", "version_last_saved_in", "version_review_writer", "version_review_asked", "version_review_note", "version_review_answer", "version_review_by", "version_review_at", "version_publish_at", "version_unpublish_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_expertise_v\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__expertise_v\` RENAME TO \`_expertise_v\`;`)
  await db.run(sql`CREATE INDEX \`_expertise_v_parent_idx\` ON \`_expertise_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_slug_idx\` ON \`_expertise_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_image_idx\` ON \`_expertise_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_team_image_idx\` ON \`_expertise_v\` (\`version_team_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_search_version_search_image_idx\` ON \`_expertise_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_publish_at_idx\` ON \`_expertise_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_unpublish_at_idx\` ON \`_expertise_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_updated_at_idx\` ON \`_expertise_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_created_at_idx\` ON \`_expertise_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_deleted_at_idx\` ON \`_expertise_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version__status_idx\` ON \`_expertise_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_created_at_idx\` ON \`_expertise_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_updated_at_idx\` ON \`_expertise_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_latest_idx\` ON \`_expertise_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_autosave_idx\` ON \`_expertise_v\` (\`autosave\`);`)
  await db.run(sql`DROP INDEX \`submissions_last_source_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_last_campaign_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_landing_page_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`last_source\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`last_medium\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`last_campaign\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`landing_page\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`formatted_description\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_formatted_description\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`pages\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_gtm\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_google_analytics\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_google_ads\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_linkedin\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tags_meta\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`verification_google\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`verification_bing\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`verification_yandex\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`verification_pinterest\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_gtm\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_google_analytics\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_google_ads\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_linkedin\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_tags_meta\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_verification_google\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_verification_bing\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_verification_yandex\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_verification_pinterest\`;`)
}
