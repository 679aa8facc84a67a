import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`language\` text,
  	\`kind\` text,
  	\`record\` numeric,
  	\`slug\` text,
  	\`words\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_language_idx\` ON \`translations\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`translations_kind_idx\` ON \`translations\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`translations_record_idx\` ON \`translations\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`translations_slug_idx\` ON \`translations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`translations_publish_at_idx\` ON \`translations\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_unpublish_at_idx\` ON \`translations\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_updated_at_idx\` ON \`translations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_created_at_idx\` ON \`translations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_deleted_at_idx\` ON \`translations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`translations__status_idx\` ON \`translations\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`kind_language_record_idx\` ON \`translations\` (\`kind\`,\`language\`,\`record\`);`)
  await db.run(sql`CREATE TABLE \`_translations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_language\` text,
  	\`version_kind\` text,
  	\`version_record\` numeric,
  	\`version_slug\` text,
  	\`version_words\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_translations_v_parent_idx\` ON \`_translations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_language_idx\` ON \`_translations_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_kind_idx\` ON \`_translations_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_record_idx\` ON \`_translations_v\` (\`version_record\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_slug_idx\` ON \`_translations_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_publish_at_idx\` ON \`_translations_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_unpublish_at_idx\` ON \`_translations_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_updated_at_idx\` ON \`_translations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_created_at_idx\` ON \`_translations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_deleted_at_idx\` ON \`_translations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version__status_idx\` ON \`_translations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_created_at_idx\` ON \`_translations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_updated_at_idx\` ON \`_translations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_latest_idx\` ON \`_translations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_autosave_idx\` ON \`_translations_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version_language_version_record_idx\` ON \`_translations_v\` (\`version_kind\`,\`version_language\`,\`version_record\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`translations_id\` integer REFERENCES translations(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`_translations_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`submissions_id\` integer,
  	\`landing_pages_id\` integer,
  	\`technologies_id\` integer,
  	\`expertise_id\` integer,
  	\`services_id\` integer,
  	\`case_studies_id\` integer,
  	\`vacancies_id\` integer,
  	\`career_posts_id\` integer,
  	\`vacancy_terms_id\` integer,
  	\`blog_posts_id\` integer,
  	\`authors_id\` integer,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`articles_id\` integer,
  	\`seo_records_id\` integer,
  	\`specialisation_costs_id\` integer,
  	\`media_id\` integer,
  	\`fonts_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`landing_pages_id\`) REFERENCES \`landing_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`technologies_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`career_posts_id\`) REFERENCES \`career_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancy_terms_id\`) REFERENCES \`vacancy_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_posts_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_records_id\`) REFERENCES \`seo_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`specialisation_costs_id\`) REFERENCES \`specialisation_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fonts_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "submissions_id", "landing_pages_id", "technologies_id", "expertise_id", "services_id", "case_studies_id", "vacancies_id", "career_posts_id", "vacancy_terms_id", "blog_posts_id", "authors_id", "categories_id", "tags_id", "articles_id", "seo_records_id", "specialisation_costs_id", "media_id", "fonts_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "submissions_id", "landing_pages_id", "technologies_id", "expertise_id", "services_id", "case_studies_id", "vacancies_id", "career_posts_id", "vacancy_terms_id", "blog_posts_id", "authors_id", "categories_id", "tags_id", "articles_id", "seo_records_id", "specialisation_costs_id", "media_id", "fonts_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_landing_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`landing_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_technologies_id_idx\` ON \`payload_locked_documents_rels\` (\`technologies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_expertise_id_idx\` ON \`payload_locked_documents_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_studies_id_idx\` ON \`payload_locked_documents_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_career_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`career_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancy_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancy_terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_specialisation_costs_id_idx\` ON \`payload_locked_documents_rels\` (\`specialisation_costs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fonts_id_idx\` ON \`payload_locked_documents_rels\` (\`fonts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
