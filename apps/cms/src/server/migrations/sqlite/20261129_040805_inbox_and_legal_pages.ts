import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`replies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`submission_id\` integer,
  	\`key\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`reply_to\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`settled_at\` text,
  	\`error\` text,
  	\`was_new\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`replies_submission_idx\` ON \`replies\` (\`submission_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`replies_key_idx\` ON \`replies\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`replies_at_idx\` ON \`replies\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`replies_state_idx\` ON \`replies\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`replies_updated_at_idx\` ON \`replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`replies_created_at_idx\` ON \`replies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates_letters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_letters_order_idx\` ON \`reply_templates_letters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_letters_parent_id_idx\` ON \`reply_templates_letters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'answer' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`file_texts\` text;`)
  await db.run(sql`ALTER TABLE \`landing_pages\` ADD \`legal\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` ADD \`version_legal\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`signature\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`link\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reply_templates_id\` integer REFERENCES reply_templates(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`replies_per_day\` numeric DEFAULT 200 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`signature\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`replies\`;`)
  await db.run(sql`DROP TABLE \`reply_templates_letters\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
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
  	\`translations_id\` integer,
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
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fonts_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "submissions_id", "landing_pages_id", "technologies_id", "expertise_id", "services_id", "case_studies_id", "vacancies_id", "career_posts_id", "vacancy_terms_id", "blog_posts_id", "authors_id", "categories_id", "tags_id", "articles_id", "seo_records_id", "specialisation_costs_id", "translations_id", "media_id", "fonts_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "submissions_id", "landing_pages_id", "technologies_id", "expertise_id", "services_id", "case_studies_id", "vacancies_id", "career_posts_id", "vacancy_terms_id", "blog_posts_id", "authors_id", "categories_id", "tags_id", "articles_id", "seo_records_id", "specialisation_costs_id", "translations_id", "media_id", "fonts_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fonts_id_idx\` ON \`payload_locked_documents_rels\` (\`fonts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`file_texts\`;`)
  await db.run(sql`ALTER TABLE \`landing_pages\` DROP COLUMN \`legal\`;`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` DROP COLUMN \`version_legal\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`signature\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`link\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`replies_per_day\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`signature\`;`)
}
