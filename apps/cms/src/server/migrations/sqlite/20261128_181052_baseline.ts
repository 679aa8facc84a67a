import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`submissions_remarks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_remarks_order_idx\` ON \`submissions_remarks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`submissions_remarks_parent_id_idx\` ON \`submissions_remarks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`notes\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`kind\` text NOT NULL,
  	\`received_at\` text,
  	\`status_since\` text,
  	\`sender\` text,
  	\`email\` text,
  	\`subject\` text,
  	\`vacancy\` text,
  	\`page\` text,
  	\`language\` text,
  	\`suspicious\` integer,
  	\`message\` text,
  	\`file_names\` text,
  	\`address\` text,
  	\`person\` text,
  	\`utm_source\` text,
  	\`utm_medium\` text,
  	\`utm_campaign\` text,
  	\`files\` text,
  	\`fields\` text NOT NULL,
  	\`key\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_status_idx\` ON \`submissions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`submissions_assignee_idx\` ON \`submissions\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_kind_idx\` ON \`submissions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`submissions_received_at_idx\` ON \`submissions\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_status_since_idx\` ON \`submissions\` (\`status_since\`);`)
  await db.run(sql`CREATE INDEX \`submissions_email_idx\` ON \`submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`submissions_vacancy_idx\` ON \`submissions\` (\`vacancy\`);`)
  await db.run(sql`CREATE INDEX \`submissions_page_idx\` ON \`submissions\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`submissions_language_idx\` ON \`submissions\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`submissions_suspicious_idx\` ON \`submissions\` (\`suspicious\`);`)
  await db.run(sql`CREATE INDEX \`submissions_address_idx\` ON \`submissions\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`submissions_person_idx\` ON \`submissions\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`submissions_utm_source_idx\` ON \`submissions\` (\`utm_source\`);`)
  await db.run(sql`CREATE INDEX \`submissions_utm_campaign_idx\` ON \`submissions\` (\`utm_campaign\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_key_idx\` ON \`submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`by_id\` integer,
  	\`submissions\` numeric NOT NULL,
  	\`files\` numeric NOT NULL,
  	\`journal\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_by_idx\` ON \`erasures\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`landing_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`blocks\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`landing_pages_slug_idx\` ON \`landing_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_search_search_image_idx\` ON \`landing_pages\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_publish_at_idx\` ON \`landing_pages\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_unpublish_at_idx\` ON \`landing_pages\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_updated_at_idx\` ON \`landing_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_created_at_idx\` ON \`landing_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_deleted_at_idx\` ON \`landing_pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages__status_idx\` ON \`landing_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_landing_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_blocks\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`landing_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_parent_idx\` ON \`_landing_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_slug_idx\` ON \`_landing_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_search_version_search_image_idx\` ON \`_landing_pages_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_publish_at_idx\` ON \`_landing_pages_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_unpublish_at_idx\` ON \`_landing_pages_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_updated_at_idx\` ON \`_landing_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_created_at_idx\` ON \`_landing_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_deleted_at_idx\` ON \`_landing_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version__status_idx\` ON \`_landing_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_created_at_idx\` ON \`_landing_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_updated_at_idx\` ON \`_landing_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_latest_idx\` ON \`_landing_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_autosave_idx\` ON \`_landing_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`technologies_why_section_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`technologies_why_section_boxes_order_idx\` ON \`technologies_why_section_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`technologies_why_section_boxes_parent_id_idx\` ON \`technologies_why_section_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_why_section_boxes_image_idx\` ON \`technologies_why_section_boxes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`technologies_worked_with_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`description\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`technologies_worked_with_boxes_order_idx\` ON \`technologies_worked_with_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`technologies_worked_with_boxes_parent_id_idx\` ON \`technologies_worked_with_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_worked_with_boxes_image_idx\` ON \`technologies_worked_with_boxes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`technologies_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`technologies_slider_order_idx\` ON \`technologies_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`technologies_slider_parent_id_idx\` ON \`technologies_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_slider_image_idx\` ON \`technologies_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`technologies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`image_section_title\` text,
  	\`image_section_paragraph\` text,
  	\`image_section_image_id\` integer,
  	\`project_section_title\` text,
  	\`project_section_description\` text,
  	\`project_section_image_id\` integer,
  	\`why_section_title\` text,
  	\`worked_with_title\` text,
  	\`driven_platforms_title\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`technologies_slug_idx\` ON \`technologies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`technologies_image_section_image_section_image_idx\` ON \`technologies\` (\`image_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_project_section_project_section_image_idx\` ON \`technologies\` (\`project_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_search_search_image_idx\` ON \`technologies\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_publish_at_idx\` ON \`technologies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_unpublish_at_idx\` ON \`technologies\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_updated_at_idx\` ON \`technologies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_created_at_idx\` ON \`technologies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_deleted_at_idx\` ON \`technologies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies__status_idx\` ON \`technologies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`technologies_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`technologies_rels_order_idx\` ON \`technologies_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`technologies_rels_parent_idx\` ON \`technologies_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_rels_path_idx\` ON \`technologies_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`technologies_rels_media_id_idx\` ON \`technologies_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_technologies_v_version_why_section_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_technologies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_why_section_boxes_order_idx\` ON \`_technologies_v_version_why_section_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_why_section_boxes_parent_id_idx\` ON \`_technologies_v_version_why_section_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_why_section_boxes_image_idx\` ON \`_technologies_v_version_why_section_boxes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_technologies_v_version_worked_with_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_technologies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_worked_with_boxes_order_idx\` ON \`_technologies_v_version_worked_with_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_worked_with_boxes_parent_id_idx\` ON \`_technologies_v_version_worked_with_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_worked_with_boxes_image_idx\` ON \`_technologies_v_version_worked_with_boxes\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_technologies_v_version_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_technologies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_slider_order_idx\` ON \`_technologies_v_version_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_slider_parent_id_idx\` ON \`_technologies_v_version_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_slider_image_idx\` ON \`_technologies_v_version_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_technologies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_image_section_title\` text,
  	\`version_image_section_paragraph\` text,
  	\`version_image_section_image_id\` integer,
  	\`version_project_section_title\` text,
  	\`version_project_section_description\` text,
  	\`version_project_section_image_id\` integer,
  	\`version_why_section_title\` text,
  	\`version_worked_with_title\` text,
  	\`version_driven_platforms_title\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_technologies_v_parent_idx\` ON \`_technologies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_slug_idx\` ON \`_technologies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_image_section_version_image_sect_idx\` ON \`_technologies_v\` (\`version_image_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_project_section_version_project__idx\` ON \`_technologies_v\` (\`version_project_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_search_version_search_image_idx\` ON \`_technologies_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_publish_at_idx\` ON \`_technologies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_unpublish_at_idx\` ON \`_technologies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_updated_at_idx\` ON \`_technologies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_created_at_idx\` ON \`_technologies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_deleted_at_idx\` ON \`_technologies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version__status_idx\` ON \`_technologies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_created_at_idx\` ON \`_technologies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_updated_at_idx\` ON \`_technologies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_latest_idx\` ON \`_technologies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_autosave_idx\` ON \`_technologies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_technologies_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_technologies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_technologies_v_rels_order_idx\` ON \`_technologies_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_rels_parent_idx\` ON \`_technologies_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_rels_path_idx\` ON \`_technologies_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_rels_media_id_idx\` ON \`_technologies_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise_clients_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`width\` numeric,
  	\`image_fill\` text DEFAULT 'Contain',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise_clients_gallery_order_idx\` ON \`expertise_clients_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_clients_gallery_parent_id_idx\` ON \`expertise_clients_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_clients_gallery_image_idx\` ON \`expertise_clients_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise_clients_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise_clients_slider_order_idx\` ON \`expertise_clients_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_clients_slider_parent_id_idx\` ON \`expertise_clients_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_clients_slider_image_idx\` ON \`expertise_clients_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise_works_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise_works_slider_order_idx\` ON \`expertise_works_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_works_slider_parent_id_idx\` ON \`expertise_works_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_works_slider_image_idx\` ON \`expertise_works_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise_how_it_works_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise_how_it_works_boxes_order_idx\` ON \`expertise_how_it_works_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_how_it_works_boxes_parent_id_idx\` ON \`expertise_how_it_works_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise_why_us_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`expertise_why_us_boxes_order_idx\` ON \`expertise_why_us_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`expertise_why_us_boxes_parent_id_idx\` ON \`expertise_why_us_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`expertise\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`terms_title\` text,
  	\`terms_description\` text,
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
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`team_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
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
  await db.run(sql`CREATE TABLE \`_expertise_v_version_clients_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`width\` numeric,
  	\`image_fill\` text DEFAULT 'Contain',
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_expertise_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_clients_gallery_order_idx\` ON \`_expertise_v_version_clients_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_clients_gallery_parent_id_idx\` ON \`_expertise_v_version_clients_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_clients_gallery_image_idx\` ON \`_expertise_v_version_clients_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v_version_clients_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_expertise_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_clients_slider_order_idx\` ON \`_expertise_v_version_clients_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_clients_slider_parent_id_idx\` ON \`_expertise_v_version_clients_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_clients_slider_image_idx\` ON \`_expertise_v_version_clients_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v_version_works_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_expertise_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_works_slider_order_idx\` ON \`_expertise_v_version_works_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_works_slider_parent_id_idx\` ON \`_expertise_v_version_works_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_works_slider_image_idx\` ON \`_expertise_v_version_works_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v_version_how_it_works_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_expertise_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_how_it_works_boxes_order_idx\` ON \`_expertise_v_version_how_it_works_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_how_it_works_boxes_parent_id_idx\` ON \`_expertise_v_version_how_it_works_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v_version_why_us_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_expertise_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_why_us_boxes_order_idx\` ON \`_expertise_v_version_why_us_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_why_us_boxes_parent_id_idx\` ON \`_expertise_v_version_why_us_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_expertise_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_terms_title\` text,
  	\`version_terms_description\` text,
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
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
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
  await db.run(sql`CREATE TABLE \`services_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_boxes_order_idx\` ON \`services_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_boxes_parent_id_idx\` ON \`services_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_steps_order_idx\` ON \`services_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_steps_parent_id_idx\` ON \`services_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`short_description\` text,
  	\`featured_image_id\` integer,
  	\`explore_our_expertise_description\` text,
  	\`explore_our_expertise_image_id\` integer,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`explore_our_expertise_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_order_idx\` ON \`services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_featured_image_idx\` ON \`services\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_explore_our_expertise_explore_our_expertise_ima_idx\` ON \`services\` (\`explore_our_expertise_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_search_search_image_idx\` ON \`services\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_publish_at_idx\` ON \`services\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`services_unpublish_at_idx\` ON \`services\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_boxes_order_idx\` ON \`_services_v_version_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_boxes_parent_id_idx\` ON \`_services_v_version_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_steps_order_idx\` ON \`_services_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_steps_parent_id_idx\` ON \`_services_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_featured_image_id\` integer,
  	\`version_explore_our_expertise_description\` text,
  	\`version_explore_our_expertise_image_id\` integer,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_explore_our_expertise_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_order_idx\` ON \`_services_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_featured_image_idx\` ON \`_services_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_explore_our_expertise_version_explor_idx\` ON \`_services_v\` (\`version_explore_our_expertise_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_search_version_search_image_idx\` ON \`_services_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_publish_at_idx\` ON \`_services_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_unpublish_at_idx\` ON \`_services_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`unit\` text,
  	\`what\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_figures_order_idx\` ON \`case_studies_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_figures_parent_id_idx\` ON \`case_studies_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`short_description\` text,
  	\`date_short_post\` text,
  	\`featured_image_id\` integer,
  	\`result\` text,
  	\`background_wallpaper_id\` integer,
  	\`project_image_id\` integer,
  	\`facts_location\` text,
  	\`facts_team_size\` text,
  	\`facts_partnership_period\` text,
  	\`facts_technologies\` text,
  	\`facts_expertise_delivered\` text,
  	\`facts_services\` text,
  	\`goal_and_tasks_description\` text,
  	\`goal_and_tasks_image_id\` integer,
  	\`challenges_description\` text,
  	\`challenges_image_id\` integer,
  	\`research_and_discovery_left_description\` text,
  	\`research_and_discovery_right_description\` text,
  	\`site_url\` text,
  	\`partnership_overview_left_description\` text,
  	\`partnership_overview_right_description\` text,
  	\`call_to_action_show\` text DEFAULT 'default',
  	\`call_to_action_title\` text,
  	\`call_to_action_text\` text,
  	\`call_to_action_label\` text,
  	\`call_to_action_link\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_wallpaper_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`goal_and_tasks_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`challenges_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_slug_idx\` ON \`case_studies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_order_idx\` ON \`case_studies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_featured_image_idx\` ON \`case_studies\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_background_wallpaper_idx\` ON \`case_studies\` (\`background_wallpaper_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_project_image_idx\` ON \`case_studies\` (\`project_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_goal_and_tasks_goal_and_tasks_image_idx\` ON \`case_studies\` (\`goal_and_tasks_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_challenges_challenges_image_idx\` ON \`case_studies\` (\`challenges_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_search_search_image_idx\` ON \`case_studies\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_publish_at_idx\` ON \`case_studies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_unpublish_at_idx\` ON \`case_studies\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_updated_at_idx\` ON \`case_studies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_created_at_idx\` ON \`case_studies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_deleted_at_idx\` ON \`case_studies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies__status_idx\` ON \`case_studies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`case_studies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_rels_order_idx\` ON \`case_studies_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_parent_idx\` ON \`case_studies_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_path_idx\` ON \`case_studies_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_media_id_idx\` ON \`case_studies_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_case_studies_id_idx\` ON \`case_studies_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`unit\` text,
  	\`what\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_figures_order_idx\` ON \`_case_studies_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_figures_parent_id_idx\` ON \`_case_studies_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_date_short_post\` text,
  	\`version_featured_image_id\` integer,
  	\`version_result\` text,
  	\`version_background_wallpaper_id\` integer,
  	\`version_project_image_id\` integer,
  	\`version_facts_location\` text,
  	\`version_facts_team_size\` text,
  	\`version_facts_partnership_period\` text,
  	\`version_facts_technologies\` text,
  	\`version_facts_expertise_delivered\` text,
  	\`version_facts_services\` text,
  	\`version_goal_and_tasks_description\` text,
  	\`version_goal_and_tasks_image_id\` integer,
  	\`version_challenges_description\` text,
  	\`version_challenges_image_id\` integer,
  	\`version_research_and_discovery_left_description\` text,
  	\`version_research_and_discovery_right_description\` text,
  	\`version_site_url\` text,
  	\`version_partnership_overview_left_description\` text,
  	\`version_partnership_overview_right_description\` text,
  	\`version_call_to_action_show\` text DEFAULT 'default',
  	\`version_call_to_action_title\` text,
  	\`version_call_to_action_text\` text,
  	\`version_call_to_action_label\` text,
  	\`version_call_to_action_link\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_wallpaper_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_goal_and_tasks_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_challenges_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_parent_idx\` ON \`_case_studies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_slug_idx\` ON \`_case_studies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_order_idx\` ON \`_case_studies_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_featured_image_idx\` ON \`_case_studies_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_background_wallpaper_idx\` ON \`_case_studies_v\` (\`version_background_wallpaper_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_project_image_idx\` ON \`_case_studies_v\` (\`version_project_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_goal_and_tasks_version_goal_and__idx\` ON \`_case_studies_v\` (\`version_goal_and_tasks_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_challenges_version_challenges_im_idx\` ON \`_case_studies_v\` (\`version_challenges_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_search_version_search_image_idx\` ON \`_case_studies_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_publish_at_idx\` ON \`_case_studies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_unpublish_at_idx\` ON \`_case_studies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_updated_at_idx\` ON \`_case_studies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_created_at_idx\` ON \`_case_studies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_deleted_at_idx\` ON \`_case_studies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version__status_idx\` ON \`_case_studies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_created_at_idx\` ON \`_case_studies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_updated_at_idx\` ON \`_case_studies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_latest_idx\` ON \`_case_studies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_autosave_idx\` ON \`_case_studies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`case_studies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_order_idx\` ON \`_case_studies_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_parent_idx\` ON \`_case_studies_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_path_idx\` ON \`_case_studies_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_media_id_idx\` ON \`_case_studies_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_case_studies_id_idx\` ON \`_case_studies_v_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_expectations_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies_expectations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_expectations_list_order_idx\` ON \`vacancies_expectations_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_expectations_list_parent_id_idx\` ON \`vacancies_expectations_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_expectations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`kind\` text DEFAULT 'list',
  	\`simple_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_expectations_order_idx\` ON \`vacancies_expectations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_expectations_parent_id_idx\` ON \`vacancies_expectations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`hot\` numeric DEFAULT 0,
  	\`date\` text,
  	\`valid_through\` text,
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
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`first_info_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_hot_idx\` ON \`vacancies\` (\`hot\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_first_info_image_idx\` ON \`vacancies\` (\`first_info_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_search_search_image_idx\` ON \`vacancies\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_publish_at_idx\` ON \`vacancies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_unpublish_at_idx\` ON \`vacancies\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_deleted_at_idx\` ON \`vacancies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies__status_idx\` ON \`vacancies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_texts_order_parent\` ON \`vacancies_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`vacancy_terms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancy_terms_id\`) REFERENCES \`vacancy_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_rels_order_idx\` ON \`vacancies_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_rels_parent_idx\` ON \`vacancies_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_rels_path_idx\` ON \`vacancies_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_rels_vacancy_terms_id_idx\` ON \`vacancies_rels\` (\`vacancy_terms_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_expectations_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v_version_expectations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_expectations_list_order_idx\` ON \`_vacancies_v_version_expectations_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_expectations_list_parent_id_idx\` ON \`_vacancies_v_version_expectations_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_expectations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`kind\` text DEFAULT 'list',
  	\`simple_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_expectations_order_idx\` ON \`_vacancies_v_version_expectations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_expectations_parent_id_idx\` ON \`_vacancies_v_version_expectations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_hot\` numeric DEFAULT 0,
  	\`version_date\` text,
  	\`version_valid_through\` text,
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
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
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
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_hot_idx\` ON \`_vacancies_v\` (\`version_hot\`);`)
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
  await db.run(sql`CREATE TABLE \`_vacancies_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_texts_order_parent\` ON \`_vacancies_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`vacancy_terms_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancy_terms_id\`) REFERENCES \`vacancy_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_rels_order_idx\` ON \`_vacancies_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_rels_parent_idx\` ON \`_vacancies_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_rels_path_idx\` ON \`_vacancies_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_rels_vacancy_terms_id_idx\` ON \`_vacancies_v_rels\` (\`vacancy_terms_id\`);`)
  await db.run(sql`CREATE TABLE \`career_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`location\` text,
  	\`type_of_employment\` text,
  	\`technologies\` text,
  	\`description\` text,
  	\`main_responsibilities\` text,
  	\`role_requirements\` text,
  	\`professional_growth\` text,
  	\`care_comfort_and_fun\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`career_posts_search_search_image_idx\` ON \`career_posts\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_publish_at_idx\` ON \`career_posts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_unpublish_at_idx\` ON \`career_posts\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_updated_at_idx\` ON \`career_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_created_at_idx\` ON \`career_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_deleted_at_idx\` ON \`career_posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts__status_idx\` ON \`career_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_career_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_location\` text,
  	\`version_type_of_employment\` text,
  	\`version_technologies\` text,
  	\`version_description\` text,
  	\`version_main_responsibilities\` text,
  	\`version_role_requirements\` text,
  	\`version_professional_growth\` text,
  	\`version_care_comfort_and_fun\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`career_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_posts_v_parent_idx\` ON \`_career_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_search_version_search_image_idx\` ON \`_career_posts_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_publish_at_idx\` ON \`_career_posts_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_unpublish_at_idx\` ON \`_career_posts_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_updated_at_idx\` ON \`_career_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_created_at_idx\` ON \`_career_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_deleted_at_idx\` ON \`_career_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version__status_idx\` ON \`_career_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_created_at_idx\` ON \`_career_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_updated_at_idx\` ON \`_career_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_latest_idx\` ON \`_career_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_autosave_idx\` ON \`_career_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`vacancy_terms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text,
  	\`order\` numeric DEFAULT 100,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancy_terms_kind_idx\` ON \`vacancy_terms\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_order_idx\` ON \`vacancy_terms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_publish_at_idx\` ON \`vacancy_terms\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_unpublish_at_idx\` ON \`vacancy_terms\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_updated_at_idx\` ON \`vacancy_terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_created_at_idx\` ON \`vacancy_terms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_deleted_at_idx\` ON \`vacancy_terms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms__status_idx\` ON \`vacancy_terms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_vacancy_terms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_kind\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancy_terms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_parent_idx\` ON \`_vacancy_terms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_kind_idx\` ON \`_vacancy_terms_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_order_idx\` ON \`_vacancy_terms_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_publish_at_idx\` ON \`_vacancy_terms_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_unpublish_at_idx\` ON \`_vacancy_terms_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_updated_at_idx\` ON \`_vacancy_terms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_created_at_idx\` ON \`_vacancy_terms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_deleted_at_idx\` ON \`_vacancy_terms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version__status_idx\` ON \`_vacancy_terms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_created_at_idx\` ON \`_vacancy_terms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_updated_at_idx\` ON \`_vacancy_terms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_latest_idx\` ON \`_vacancy_terms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_autosave_idx\` ON \`_vacancy_terms_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`blog_posts_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_posts_sections_order_idx\` ON \`blog_posts_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_sections_parent_id_idx\` ON \`blog_posts_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`date\` text,
  	\`modified\` text,
  	\`title\` text,
  	\`description\` text,
  	\`author_id\` integer,
  	\`category\` text,
  	\`thumbnail_id\` integer,
  	\`first_screen_image_id\` integer,
  	\`call_to_action_show\` text DEFAULT 'default',
  	\`call_to_action_title\` text,
  	\`call_to_action_text\` text,
  	\`call_to_action_label\` text,
  	\`call_to_action_link\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_screen_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_posts_slug_idx\` ON \`blog_posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_date_idx\` ON \`blog_posts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_author_idx\` ON \`blog_posts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_thumbnail_idx\` ON \`blog_posts\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_first_screen_image_idx\` ON \`blog_posts\` (\`first_screen_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_search_search_image_idx\` ON \`blog_posts\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_publish_at_idx\` ON \`blog_posts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_unpublish_at_idx\` ON \`blog_posts\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_updated_at_idx\` ON \`blog_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_created_at_idx\` ON \`blog_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_deleted_at_idx\` ON \`blog_posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts__status_idx\` ON \`blog_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`blog_posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`blog_posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_posts_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_posts_rels_order_idx\` ON \`blog_posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_rels_parent_idx\` ON \`blog_posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_rels_path_idx\` ON \`blog_posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_rels_categories_id_idx\` ON \`blog_posts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_rels_tags_id_idx\` ON \`blog_posts_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_rels_blog_posts_id_idx\` ON \`blog_posts_rels\` (\`blog_posts_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_posts_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blog_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_sections_order_idx\` ON \`_blog_posts_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_sections_parent_id_idx\` ON \`_blog_posts_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blog_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_date\` text,
  	\`version_modified\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_author_id\` integer,
  	\`version_category\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_first_screen_image_id\` integer,
  	\`version_call_to_action_show\` text DEFAULT 'default',
  	\`version_call_to_action_title\` text,
  	\`version_call_to_action_text\` text,
  	\`version_call_to_action_label\` text,
  	\`version_call_to_action_link\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_screen_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_parent_idx\` ON \`_blog_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_slug_idx\` ON \`_blog_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_date_idx\` ON \`_blog_posts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_author_idx\` ON \`_blog_posts_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_thumbnail_idx\` ON \`_blog_posts_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_first_screen_image_idx\` ON \`_blog_posts_v\` (\`version_first_screen_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_search_version_search_image_idx\` ON \`_blog_posts_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_publish_at_idx\` ON \`_blog_posts_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_unpublish_at_idx\` ON \`_blog_posts_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_updated_at_idx\` ON \`_blog_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_created_at_idx\` ON \`_blog_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_deleted_at_idx\` ON \`_blog_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version__status_idx\` ON \`_blog_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_created_at_idx\` ON \`_blog_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_updated_at_idx\` ON \`_blog_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_latest_idx\` ON \`_blog_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_autosave_idx\` ON \`_blog_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_blog_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`tags_id\` integer,
  	\`blog_posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blog_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_posts_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_rels_order_idx\` ON \`_blog_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_rels_parent_idx\` ON \`_blog_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_rels_path_idx\` ON \`_blog_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_rels_categories_id_idx\` ON \`_blog_posts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_rels_tags_id_idx\` ON \`_blog_posts_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_rels_blog_posts_id_idx\` ON \`_blog_posts_v_rels\` (\`blog_posts_id\`);`)
  await db.run(sql`CREATE TABLE \`authors_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_links_order_idx\` ON \`authors_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`authors_links_parent_id_idx\` ON \`authors_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`role\` text,
  	\`portrait_id\` integer,
  	\`description\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_slug_idx\` ON \`authors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`authors_portrait_idx\` ON \`authors\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_search_search_image_idx\` ON \`authors\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_publish_at_idx\` ON \`authors\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_unpublish_at_idx\` ON \`authors\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_deleted_at_idx\` ON \`authors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`authors__status_idx\` ON \`authors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_authors_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_authors_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_authors_v_version_links_order_idx\` ON \`_authors_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_links_parent_id_idx\` ON \`_authors_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_authors_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_role\` text,
  	\`version_portrait_id\` integer,
  	\`version_description\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_authors_v_parent_idx\` ON \`_authors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_slug_idx\` ON \`_authors_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_portrait_idx\` ON \`_authors_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_search_version_search_image_idx\` ON \`_authors_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_publish_at_idx\` ON \`_authors_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_unpublish_at_idx\` ON \`_authors_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_updated_at_idx\` ON \`_authors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_created_at_idx\` ON \`_authors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_deleted_at_idx\` ON \`_authors_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version__status_idx\` ON \`_authors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_created_at_idx\` ON \`_authors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_updated_at_idx\` ON \`_authors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_latest_idx\` ON \`_authors_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_autosave_idx\` ON \`_authors_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_search_search_image_idx\` ON \`categories\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_publish_at_idx\` ON \`categories\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_unpublish_at_idx\` ON \`categories\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_slug_idx\` ON \`_categories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_search_version_search_image_idx\` ON \`_categories_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_publish_at_idx\` ON \`_categories_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_unpublish_at_idx\` ON \`_categories_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_deleted_at_idx\` ON \`_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version__status_idx\` ON \`_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_latest_idx\` ON \`_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_autosave_idx\` ON \`_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tags_search_search_image_idx\` ON \`tags\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`tags_publish_at_idx\` ON \`tags\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_unpublish_at_idx\` ON \`tags\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_deleted_at_idx\` ON \`tags\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tags__status_idx\` ON \`tags\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_tags_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tags_v_parent_idx\` ON \`_tags_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_slug_idx\` ON \`_tags_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_search_version_search_image_idx\` ON \`_tags_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_publish_at_idx\` ON \`_tags_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_unpublish_at_idx\` ON \`_tags_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_updated_at_idx\` ON \`_tags_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_created_at_idx\` ON \`_tags_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_deleted_at_idx\` ON \`_tags_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version__status_idx\` ON \`_tags_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_created_at_idx\` ON \`_tags_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_updated_at_idx\` ON \`_tags_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_latest_idx\` ON \`_tags_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_autosave_idx\` ON \`_tags_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`articles_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`body\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_sections_order_idx\` ON \`articles_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_sections_parent_id_idx\` ON \`articles_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`hero_title\` text,
  	\`hero_description\` text,
  	\`hero_background_id\` integer,
  	\`mobile_navigation_image_id\` integer,
  	\`contents_title\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mobile_navigation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_order_idx\` ON \`articles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_hero_background_idx\` ON \`articles\` (\`hero_background_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_mobile_navigation_image_idx\` ON \`articles\` (\`mobile_navigation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_search_search_image_idx\` ON \`articles\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_publish_at_idx\` ON \`articles\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_unpublish_at_idx\` ON \`articles\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`body\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_sections_order_idx\` ON \`_articles_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_sections_parent_id_idx\` ON \`_articles_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_hero_title\` text,
  	\`version_hero_description\` text,
  	\`version_hero_background_id\` integer,
  	\`version_mobile_navigation_image_id\` integer,
  	\`version_contents_title\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mobile_navigation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_order_idx\` ON \`_articles_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_hero_background_idx\` ON \`_articles_v\` (\`version_hero_background_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_mobile_navigation_image_idx\` ON \`_articles_v\` (\`version_mobile_navigation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_search_version_search_image_idx\` ON \`_articles_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publish_at_idx\` ON \`_articles_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_unpublish_at_idx\` ON \`_articles_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`seo_records\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`title\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`keywords\` text,
  	\`canonical\` text,
  	\`noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_records_path_idx\` ON \`seo_records\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_image_idx\` ON \`seo_records\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_publish_at_idx\` ON \`seo_records\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_unpublish_at_idx\` ON \`seo_records\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_updated_at_idx\` ON \`seo_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_created_at_idx\` ON \`seo_records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_deleted_at_idx\` ON \`seo_records\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records__status_idx\` ON \`seo_records\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_seo_records_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_path\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_keywords\` text,
  	\`version_canonical\` text,
  	\`version_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`seo_records\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_seo_records_v_parent_idx\` ON \`_seo_records_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_path_idx\` ON \`_seo_records_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_image_idx\` ON \`_seo_records_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_publish_at_idx\` ON \`_seo_records_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_unpublish_at_idx\` ON \`_seo_records_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_updated_at_idx\` ON \`_seo_records_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_created_at_idx\` ON \`_seo_records_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_deleted_at_idx\` ON \`_seo_records_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version__status_idx\` ON \`_seo_records_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_created_at_idx\` ON \`_seo_records_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_updated_at_idx\` ON \`_seo_records_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_latest_idx\` ON \`_seo_records_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_autosave_idx\` ON \`_seo_records_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`specialisation_costs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position_name\` text,
  	\`order\` numeric DEFAULT 100,
  	\`eastern_europe_junior\` numeric,
  	\`eastern_europe_middle\` numeric,
  	\`eastern_europe_senior\` numeric,
  	\`california_junior\` numeric,
  	\`california_middle\` numeric,
  	\`california_senior\` numeric,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`specialisation_costs_order_idx\` ON \`specialisation_costs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_publish_at_idx\` ON \`specialisation_costs\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_unpublish_at_idx\` ON \`specialisation_costs\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_updated_at_idx\` ON \`specialisation_costs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_created_at_idx\` ON \`specialisation_costs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_deleted_at_idx\` ON \`specialisation_costs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs__status_idx\` ON \`specialisation_costs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_specialisation_costs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_position_name\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_eastern_europe_junior\` numeric,
  	\`version_eastern_europe_middle\` numeric,
  	\`version_eastern_europe_senior\` numeric,
  	\`version_california_junior\` numeric,
  	\`version_california_middle\` numeric,
  	\`version_california_senior\` numeric,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`specialisation_costs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_parent_idx\` ON \`_specialisation_costs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_order_idx\` ON \`_specialisation_costs_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_publish_at_idx\` ON \`_specialisation_costs_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_unpublish_at_idx\` ON \`_specialisation_costs_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_updated_at_idx\` ON \`_specialisation_costs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_created_at_idx\` ON \`_specialisation_costs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_deleted_at_idx\` ON \`_specialisation_costs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version__status_idx\` ON \`_specialisation_costs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_created_at_idx\` ON \`_specialisation_costs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_updated_at_idx\` ON \`_specialisation_costs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_latest_idx\` ON \`_specialisation_costs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_autosave_idx\` ON \`_specialisation_costs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`language\` text,
  	\`kind\` text,
  	\`record\` numeric,
  	\`place\` text,
  	\`slug\` text,
  	\`same_words\` integer,
  	\`words\` text,
  	\`translated_from\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_language_idx\` ON \`translations\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`translations_kind_idx\` ON \`translations\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`translations_record_idx\` ON \`translations\` (\`record\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`translations_place_idx\` ON \`translations\` (\`place\`);`)
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
  	\`version_place\` text,
  	\`version_slug\` text,
  	\`version_same_words\` integer,
  	\`version_words\` text,
  	\`version_translated_from\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
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
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_place_idx\` ON \`_translations_v\` (\`version_place\`);`)
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`decorative\` integer DEFAULT false,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	\`sizes_medium_url\` text,
  	\`sizes_medium_width\` numeric,
  	\`sizes_medium_height\` numeric,
  	\`sizes_medium_mime_type\` text,
  	\`sizes_medium_filesize\` numeric,
  	\`sizes_medium_filename\` text,
  	\`sizes_large_url\` text,
  	\`sizes_large_width\` numeric,
  	\`sizes_large_height\` numeric,
  	\`sizes_large_mime_type\` text,
  	\`sizes_large_filesize\` numeric,
  	\`sizes_large_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_source_idx\` ON \`media\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_medium_sizes_medium_filename_idx\` ON \`media\` (\`sizes_medium_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`)
  await db.run(sql`CREATE TABLE \`fonts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`fonts_updated_at_idx\` ON \`fonts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fonts_created_at_idx\` ON \`fonts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fonts_filename_idx\` ON \`fonts\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`who\` text NOT NULL,
  	\`place\` text,
  	\`record\` text,
  	\`detail\` text,
  	\`by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_event_idx\` ON \`audit_log\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_who_idx\` ON \`audit_log\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`proposals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`action\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`proposer\` text,
  	\`note\` text,
  	\`decider\` text,
  	\`decided_at\` text,
  	\`word\` text,
  	\`place\` text NOT NULL,
  	\`record\` text,
  	\`proposed_by\` numeric,
  	\`authors\` text,
  	\`version\` text,
  	\`fingerprint\` text NOT NULL,
  	\`data\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`proposals_state_idx\` ON \`proposals\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`proposals_place_idx\` ON \`proposals\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`proposals_record_idx\` ON \`proposals\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`proposals_updated_at_idx\` ON \`proposals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_created_at_idx\` ON \`proposals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`secret\` text NOT NULL,
  	\`last_step\` numeric NOT NULL,
  	\`recovery\` text NOT NULL,
  	\`failures\` numeric DEFAULT 0 NOT NULL,
  	\`paused_until\` numeric DEFAULT 0,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`last_used\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`passkeys_user_idx\` ON \`passkeys\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_idx\` ON \`passkeys\` (\`credential\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`identities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`issuer\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`mark\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`identities_user_idx\` ON \`identities\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`identities_mark_idx\` ON \`identities\` (\`mark\`);`)
  await db.run(sql`CREATE INDEX \`identities_updated_at_idx\` ON \`identities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`identities_created_at_idx\` ON \`identities\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`company_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`session\` text NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`subject\` text NOT NULL,
  	\`provider_session\` text,
  	\`refresh_token\` text,
  	\`access_token\` text,
  	\`began\` numeric NOT NULL,
  	\`checked\` numeric NOT NULL,
  	\`asked\` numeric DEFAULT 0 NOT NULL,
  	\`asking\` numeric DEFAULT 0 NOT NULL,
  	\`authenticated\` numeric DEFAULT 0 NOT NULL,
  	\`ended\` integer DEFAULT false NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_sessions_session_idx\` ON \`company_sessions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_user_idx\` ON \`company_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_subject_idx\` ON \`company_sessions\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_updated_at_idx\` ON \`company_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_created_at_idx\` ON \`company_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`spent_tickets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`mark\` text NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spent_tickets_mark_idx\` ON \`spent_tickets\` (\`mark\`);`)
  await db.run(sql`CREATE INDEX \`spent_tickets_until_idx\` ON \`spent_tickets\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`spent_tickets_updated_at_idx\` ON \`spent_tickets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`spent_tickets_created_at_idx\` ON \`spent_tickets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`purges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tags\` text NOT NULL,
  	\`told_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`purges_told_at_idx\` ON \`purges\` (\`told_at\`);`)
  await db.run(sql`CREATE INDEX \`purges_updated_at_idx\` ON \`purges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`purges_created_at_idx\` ON \`purges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_provide_items_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_provide_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_provide_items_list_order_idx\` ON \`home_provide_items_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_provide_items_list_parent_id_idx\` ON \`home_provide_items_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_provide_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`title\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_provide_items_order_idx\` ON \`home_provide_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_provide_items_parent_id_idx\` ON \`home_provide_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_provide_items_icon_idx\` ON \`home_provide_items\` (\`icon_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`header_title\` text,
  	\`header_description\` text,
  	\`header_video_id\` integer,
  	\`header_video_preview_id\` integer,
  	\`provide_title\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`header_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_header_video_idx\` ON \`home\` (\`header_video_id\`);`)
  await db.run(sql`CREATE INDEX \`home_header_video_preview_idx\` ON \`home\` (\`header_video_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`home_search_search_image_idx\` ON \`home\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_publish_at_idx\` ON \`home\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`home_unpublish_at_idx\` ON \`home\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_provide_items_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_provide_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_provide_items_list_order_idx\` ON \`_home_v_version_provide_items_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_provide_items_list_parent_id_idx\` ON \`_home_v_version_provide_items_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_provide_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_provide_items_order_idx\` ON \`_home_v_version_provide_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_provide_items_parent_id_idx\` ON \`_home_v_version_provide_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_provide_items_icon_idx\` ON \`_home_v_version_provide_items\` (\`icon_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_header_title\` text,
  	\`version_header_description\` text,
  	\`version_header_video_id\` integer,
  	\`version_header_video_preview_id\` integer,
  	\`version_provide_title\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_header_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_header_video_idx\` ON \`_home_v\` (\`version_header_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_header_video_preview_idx\` ON \`_home_v\` (\`version_header_video_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_search_version_search_image_idx\` ON \`_home_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_publish_at_idx\` ON \`_home_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_unpublish_at_idx\` ON \`_home_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`years\` numeric,
  	\`project\` numeric,
  	\`specialists\` numeric,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about_publish_at_idx\` ON \`about\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`about_unpublish_at_idx\` ON \`about\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_years\` numeric,
  	\`version_project\` numeric,
  	\`version_specialists\` numeric,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_publish_at_idx\` ON \`_about_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_unpublish_at_idx\` ON \`_about_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`clients_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`thumbnail_id\` integer,
  	\`facts_project\` text,
  	\`facts_date\` text,
  	\`facts_specialist_count\` numeric,
  	\`facts_location\` text,
  	\`has_review\` integer DEFAULT false,
  	\`review_description\` text,
  	\`review_image_id\` integer,
  	\`review_name\` text,
  	\`review_position\` text,
  	\`review_on_home\` integer DEFAULT false,
  	\`review_on_services\` integer DEFAULT false,
  	\`review_on_pricing\` integer DEFAULT false,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`clients_clients_order_idx\` ON \`clients_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`clients_clients_parent_id_idx\` ON \`clients_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_clients_thumbnail_idx\` ON \`clients_clients\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_clients_review_review_image_idx\` ON \`clients_clients\` (\`review_image_id\`);`)
  await db.run(sql`CREATE TABLE \`clients\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`clients_search_search_image_idx\` ON \`clients\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_publish_at_idx\` ON \`clients\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_unpublish_at_idx\` ON \`clients\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`clients__status_idx\` ON \`clients\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_clients_v_version_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`url\` text,
  	\`thumbnail_id\` integer,
  	\`facts_project\` text,
  	\`facts_date\` text,
  	\`facts_specialist_count\` numeric,
  	\`facts_location\` text,
  	\`has_review\` integer DEFAULT false,
  	\`review_description\` text,
  	\`review_image_id\` integer,
  	\`review_name\` text,
  	\`review_position\` text,
  	\`review_on_home\` integer DEFAULT false,
  	\`review_on_services\` integer DEFAULT false,
  	\`review_on_pricing\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`review_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_clients_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_clients_v_version_clients_order_idx\` ON \`_clients_v_version_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_clients_parent_id_idx\` ON \`_clients_v_version_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_clients_thumbnail_idx\` ON \`_clients_v_version_clients\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_clients_review_review_image_idx\` ON \`_clients_v_version_clients\` (\`review_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_clients_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_clients_v_version_search_version_search_image_idx\` ON \`_clients_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_publish_at_idx\` ON \`_clients_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_unpublish_at_idx\` ON \`_clients_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version__status_idx\` ON \`_clients_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_created_at_idx\` ON \`_clients_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_updated_at_idx\` ON \`_clients_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_latest_idx\` ON \`_clients_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_autosave_idx\` ON \`_clients_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`career_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`career\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`career_list_order_idx\` ON \`career_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`career_list_parent_id_idx\` ON \`career_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`career_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`speed\` numeric DEFAULT 1,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`career\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`career_gallery_order_idx\` ON \`career_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`career_gallery_parent_id_idx\` ON \`career_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`career_gallery_image_idx\` ON \`career_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`career_smiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`finish_number\` numeric,
  	\`finish_icon_id\` integer,
  	FOREIGN KEY (\`finish_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`career\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`career_smiles_order_idx\` ON \`career_smiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`career_smiles_parent_id_idx\` ON \`career_smiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`career_smiles_finish_icon_idx\` ON \`career_smiles\` (\`finish_icon_id\`);`)
  await db.run(sql`CREATE TABLE \`career_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`avatar_id\` integer,
  	\`name\` text,
  	\`position\` text,
  	\`text\` text,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`career\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`career_people_order_idx\` ON \`career_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`career_people_parent_id_idx\` ON \`career_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`career_people_avatar_idx\` ON \`career_people\` (\`avatar_id\`);`)
  await db.run(sql`CREATE TABLE \`career\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`first_screen_id\` integer,
  	\`first_screen_video_id\` integer,
  	\`feedback_rating\` numeric,
  	\`feedback_rating_title\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`first_screen_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_screen_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`career_first_screen_idx\` ON \`career\` (\`first_screen_id\`);`)
  await db.run(sql`CREATE INDEX \`career_first_screen_video_idx\` ON \`career\` (\`first_screen_video_id\`);`)
  await db.run(sql`CREATE INDEX \`career_search_search_image_idx\` ON \`career\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`career_publish_at_idx\` ON \`career\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_unpublish_at_idx\` ON \`career\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`career__status_idx\` ON \`career\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_career_v_version_list\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_career_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_list_order_idx\` ON \`_career_v_version_list\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_list_parent_id_idx\` ON \`_career_v_version_list\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_career_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`speed\` numeric DEFAULT 1,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_career_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_gallery_order_idx\` ON \`_career_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_gallery_parent_id_idx\` ON \`_career_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_gallery_image_idx\` ON \`_career_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_career_v_version_smiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`finish_number\` numeric,
  	\`finish_icon_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`finish_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_career_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_smiles_order_idx\` ON \`_career_v_version_smiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_smiles_parent_id_idx\` ON \`_career_v_version_smiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_smiles_finish_icon_idx\` ON \`_career_v_version_smiles\` (\`finish_icon_id\`);`)
  await db.run(sql`CREATE TABLE \`_career_v_version_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`avatar_id\` integer,
  	\`name\` text,
  	\`position\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`avatar_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_career_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_people_order_idx\` ON \`_career_v_version_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_people_parent_id_idx\` ON \`_career_v_version_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_people_avatar_idx\` ON \`_career_v_version_people\` (\`avatar_id\`);`)
  await db.run(sql`CREATE TABLE \`_career_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_first_screen_id\` integer,
  	\`version_first_screen_video_id\` integer,
  	\`version_feedback_rating\` numeric,
  	\`version_feedback_rating_title\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_first_screen_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_screen_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_first_screen_idx\` ON \`_career_v\` (\`version_first_screen_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_first_screen_video_idx\` ON \`_career_v\` (\`version_first_screen_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_search_version_search_image_idx\` ON \`_career_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_publish_at_idx\` ON \`_career_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_unpublish_at_idx\` ON \`_career_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version__status_idx\` ON \`_career_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_created_at_idx\` ON \`_career_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_updated_at_idx\` ON \`_career_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_latest_idx\` ON \`_career_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_autosave_idx\` ON \`_career_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`road_map_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`road_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`road_map_stages_order_idx\` ON \`road_map_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`road_map_stages_parent_id_idx\` ON \`road_map_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`road_map\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`page_title\` text,
  	\`under_text_of_list\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`road_map_search_search_image_idx\` ON \`road_map\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`road_map_publish_at_idx\` ON \`road_map\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`road_map_unpublish_at_idx\` ON \`road_map\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`road_map__status_idx\` ON \`road_map\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_road_map_v_version_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_road_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_stages_order_idx\` ON \`_road_map_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_stages_parent_id_idx\` ON \`_road_map_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_road_map_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_page_title\` text,
  	\`version_under_text_of_list\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_search_version_search_image_idx\` ON \`_road_map_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version_publish_at_idx\` ON \`_road_map_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version_unpublish_at_idx\` ON \`_road_map_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version__status_idx\` ON \`_road_map_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_created_at_idx\` ON \`_road_map_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_updated_at_idx\` ON \`_road_map_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_latest_idx\` ON \`_road_map_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_autosave_idx\` ON \`_road_map_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_search_search_image_idx\` ON \`privacy_policy\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_publish_at_idx\` ON \`privacy_policy\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_unpublish_at_idx\` ON \`privacy_policy\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_head_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_search_version_search_image_idx\` ON \`_privacy_policy_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_publish_at_idx\` ON \`_privacy_policy_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_unpublish_at_idx\` ON \`_privacy_policy_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_autosave_idx\` ON \`_privacy_policy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_use\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`search_image_id\` integer,
  	\`search_keywords\` text,
  	\`search_canonical\` text,
  	\`search_noindex\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_use_search_search_image_idx\` ON \`terms_of_use\` (\`search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use_publish_at_idx\` ON \`terms_of_use\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use_unpublish_at_idx\` ON \`terms_of_use\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use__status_idx\` ON \`terms_of_use\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_use_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_head_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_image_id\` integer,
  	\`version_search_keywords\` text,
  	\`version_search_canonical\` text,
  	\`version_search_noindex\` integer DEFAULT false,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_search_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_search_version_search_image_idx\` ON \`_terms_of_use_v\` (\`version_search_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version_publish_at_idx\` ON \`_terms_of_use_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version_unpublish_at_idx\` ON \`_terms_of_use_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version__status_idx\` ON \`_terms_of_use_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_created_at_idx\` ON \`_terms_of_use_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_updated_at_idx\` ON \`_terms_of_use_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_latest_idx\` ON \`_terms_of_use_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_autosave_idx\` ON \`_terms_of_use_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`options_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`options_services_order_idx\` ON \`options_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`options_services_parent_id_idx\` ON \`options_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`options_expertise\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`options_expertise_order_idx\` ON \`options_expertise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`options_expertise_parent_id_idx\` ON \`options_expertise\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`options_success_stories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`options_success_stories_order_idx\` ON \`options_success_stories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`options_success_stories_parent_id_idx\` ON \`options_success_stories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`options_company\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`options_company_order_idx\` ON \`options_company\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`options_company_parent_id_idx\` ON \`options_company\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`options_technology_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`status\` text DEFAULT 'publish',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`options_technology_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`options_technology_columns_links_order_idx\` ON \`options_technology_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`options_technology_columns_links_parent_id_idx\` ON \`options_technology_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`options_technology_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`options_technology_columns_order_idx\` ON \`options_technology_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`options_technology_columns_parent_id_idx\` ON \`options_technology_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`options_top_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`options_top_slider_order_idx\` ON \`options_top_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`options_top_slider_parent_id_idx\` ON \`options_top_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`options_top_slider_image_idx\` ON \`options_top_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`options\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`copyright\` text,
  	\`facebook\` text,
  	\`linkedin\` text,
  	\`behance\` text,
  	\`instagram\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`options_publish_at_idx\` ON \`options\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`options_unpublish_at_idx\` ON \`options\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`options__status_idx\` ON \`options\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_options_v_version_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_options_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_services_order_idx\` ON \`_options_v_version_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_services_parent_id_idx\` ON \`_options_v_version_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_options_v_version_expertise\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_options_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_expertise_order_idx\` ON \`_options_v_version_expertise\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_expertise_parent_id_idx\` ON \`_options_v_version_expertise\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_options_v_version_success_stories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_options_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_success_stories_order_idx\` ON \`_options_v_version_success_stories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_success_stories_parent_id_idx\` ON \`_options_v_version_success_stories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_options_v_version_company\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_options_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_company_order_idx\` ON \`_options_v_version_company\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_company_parent_id_idx\` ON \`_options_v_version_company\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_options_v_version_technology_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page\` text,
  	\`status\` text DEFAULT 'publish',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_options_v_version_technology_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_technology_columns_links_order_idx\` ON \`_options_v_version_technology_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_technology_columns_links_parent_id_idx\` ON \`_options_v_version_technology_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_options_v_version_technology_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_options_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_technology_columns_order_idx\` ON \`_options_v_version_technology_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_technology_columns_parent_id_idx\` ON \`_options_v_version_technology_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_options_v_version_top_slider\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`sub_title\` text,
  	\`title\` text,
  	\`description\` text,
  	\`button_link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_options_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_top_slider_order_idx\` ON \`_options_v_version_top_slider\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_top_slider_parent_id_idx\` ON \`_options_v_version_top_slider\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_top_slider_image_idx\` ON \`_options_v_version_top_slider\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_options_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_copyright\` text,
  	\`version_facebook\` text,
  	\`version_linkedin\` text,
  	\`version_behance\` text,
  	\`version_instagram\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_version_publish_at_idx\` ON \`_options_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_version_unpublish_at_idx\` ON \`_options_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_version__status_idx\` ON \`_options_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_created_at_idx\` ON \`_options_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_updated_at_idx\` ON \`_options_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_latest_idx\` ON \`_options_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_autosave_idx\` ON \`_options_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`settings_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`region\` text,
  	\`phone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_phones_order_idx\` ON \`settings_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_phones_parent_id_idx\` ON \`settings_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_contact_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`when\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_contact_steps_order_idx\` ON \`settings_contact_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_contact_steps_parent_id_idx\` ON \`settings_contact_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_pages_off\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_pages_off_order_idx\` ON \`settings_pages_off\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_pages_off_parent_idx\` ON \`settings_pages_off\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_menu_children_order_idx\` ON \`settings_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_menu_children_parent_id_idx\` ON \`settings_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_menu_order_idx\` ON \`settings_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_menu_parent_id_idx\` ON \`settings_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_social_order_idx\` ON \`settings_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_social_parent_id_idx\` ON \`settings_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_home\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_home_order_idx\` ON \`settings_bands_home\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_home_parent_idx\` ON \`settings_bands_home\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_clients\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_clients_order_idx\` ON \`settings_bands_clients\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_clients_parent_idx\` ON \`settings_bands_clients\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_case_studies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_case_studies_order_idx\` ON \`settings_bands_case_studies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_case_studies_parent_idx\` ON \`settings_bands_case_studies\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_case_study\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_case_study_order_idx\` ON \`settings_bands_case_study\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_case_study_parent_idx\` ON \`settings_bands_case_study\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_service\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_service_order_idx\` ON \`settings_bands_service\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_service_parent_idx\` ON \`settings_bands_service\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_technology\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_technology_order_idx\` ON \`settings_bands_technology\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_technology_parent_idx\` ON \`settings_bands_technology\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_expertise\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_expertise_order_idx\` ON \`settings_bands_expertise\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_expertise_parent_idx\` ON \`settings_bands_expertise\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_sales\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_sales_order_idx\` ON \`settings_bands_sales\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_sales_parent_idx\` ON \`settings_bands_sales\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_pricing\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_pricing_order_idx\` ON \`settings_bands_pricing\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_pricing_parent_idx\` ON \`settings_bands_pricing\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_survey\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_survey_order_idx\` ON \`settings_bands_survey\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_survey_parent_idx\` ON \`settings_bands_survey\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_road_map\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_road_map_order_idx\` ON \`settings_bands_road_map\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_road_map_parent_idx\` ON \`settings_bands_road_map\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_career\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_career_order_idx\` ON \`settings_bands_career\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_career_parent_idx\` ON \`settings_bands_career\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_vacancies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancies_order_idx\` ON \`settings_bands_vacancies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancies_parent_idx\` ON \`settings_bands_vacancies\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_vacancy\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancy_order_idx\` ON \`settings_bands_vacancy\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancy_parent_idx\` ON \`settings_bands_vacancy\` (\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`settings_client_teams\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`region\` text,
  	\`time_zone\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`street\` text,
  	\`postal_code\` text,
  	\`country\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_client_teams_order_idx\` ON \`settings_client_teams\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_client_teams_parent_id_idx\` ON \`settings_client_teams\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`settings_map_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`time_zone\` text,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_map_cities_order_idx\` ON \`settings_map_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_map_cities_parent_id_idx\` ON \`settings_map_cities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_map_regions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_map_regions_order_idx\` ON \`settings_map_regions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_map_regions_parent_id_idx\` ON \`settings_map_regions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_solutions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`link\` text,
  	\`action\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_solutions_order_idx\` ON \`settings_solutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_solutions_parent_id_idx\` ON \`settings_solutions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_venture_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_venture_facts_order_idx\` ON \`settings_venture_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_venture_facts_parent_id_idx\` ON \`settings_venture_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_values_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_values_left_order_idx\` ON \`settings_values_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_values_left_parent_id_idx\` ON \`settings_values_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_values_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_values_right_order_idx\` ON \`settings_values_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_values_right_parent_id_idx\` ON \`settings_values_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_article_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_article_actions_order_idx\` ON \`settings_article_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_article_actions_parent_id_idx\` ON \`settings_article_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_road_map_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`from\` numeric,
  	\`weeks\` numeric,
  	\`maybe\` numeric,
  	\`ground\` text DEFAULT 'sea',
  	\`drawing\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_road_map_stages_order_idx\` ON \`settings_road_map_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_road_map_stages_parent_id_idx\` ON \`settings_road_map_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_sales_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_sales_facts_order_idx\` ON \`settings_sales_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_sales_facts_parent_id_idx\` ON \`settings_sales_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_next_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`when\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_next_steps_order_idx\` ON \`settings_next_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_next_steps_parent_id_idx\` ON \`settings_next_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_principle_boxes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_principle_boxes_order_idx\` ON \`settings_principle_boxes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_principle_boxes_parent_id_idx\` ON \`settings_principle_boxes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_client_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`label\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text DEFAULT 'end',
  	\`team\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_client_points_order_idx\` ON \`settings_client_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_client_points_parent_id_idx\` ON \`settings_client_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_survey_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_survey_steps_order_idx\` ON \`settings_survey_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_survey_steps_parent_id_idx\` ON \`settings_survey_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_survey_others\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_survey_others_order_idx\` ON \`settings_survey_others\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_survey_others_parent_id_idx\` ON \`settings_survey_others\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`brand_name\` text,
  	\`brand_logo_id\` integer,
  	\`brand_logo_on_dark_id\` integer,
  	\`brand_mark_id\` integer,
  	\`contact_email\` text,
  	\`contact_person_name\` text,
  	\`contact_person_role\` text,
  	\`contact_person_picture_id\` integer,
  	\`contact_next_title\` text,
  	\`case_studies_link\` text,
  	\`language\` text,
  	\`messages\` text,
  	\`theme_colors_action\` text,
  	\`theme_colors_ink\` text,
  	\`theme_colors_paper\` text,
  	\`theme_colors_sea\` text,
  	\`theme_colors_land\` text,
  	\`theme_colors_flat\` text,
  	\`theme_colors_night\` text,
  	\`theme_colors_error\` text,
  	\`theme_colors_success\` text,
  	\`theme_dark\` integer DEFAULT false,
  	\`theme_fonts_text_regular_id\` integer,
  	\`theme_fonts_text_bold_id\` integer,
  	\`theme_fonts_headings_regular_id\` integer,
  	\`theme_fonts_headings_bold_id\` integer,
  	\`menu_action_label\` text,
  	\`menu_action_link\` text,
  	\`get_in_touch\` integer DEFAULT true,
  	\`captcha\` text DEFAULT 'environment',
  	\`consent\` text,
  	\`analytics_provider\` text DEFAULT 'own',
  	\`analytics_site\` text,
  	\`analytics_host\` text,
  	\`home_hero_ground\` text,
  	\`home_hero_label\` text,
  	\`home_hero_link\` text,
  	\`home_solutions_title\` text,
  	\`home_venture_partner_title\` text,
  	\`home_venture_partner_text\` text,
  	\`home_venture_partner_link\` text,
  	\`home_venture_partner_action\` text,
  	\`home_services_title\` text,
  	\`home_services_text\` text,
  	\`home_services_plan_title\` text,
  	\`home_services_plan_text\` text,
  	\`home_services_plan_link\` text,
  	\`home_map_title\` text,
  	\`home_map_text\` text,
  	\`home_road_map_banner_title\` text,
  	\`home_road_map_banner_text\` text,
  	\`home_road_map_banner_link\` text,
  	\`home_road_map_banner_button\` text,
  	\`home_contact_title\` text,
  	\`home_contact_text\` text,
  	\`career_hero_title\` text,
  	\`career_hero_text\` text,
  	\`career_points_title\` text,
  	\`career_gallery_title\` text,
  	\`career_values_title\` text,
  	\`career_join_title\` text,
  	\`career_join_text\` text,
  	\`career_people_title\` text,
  	\`career_jobs_title\` text,
  	\`career_resume_title\` text,
  	\`career_resume_text\` text,
  	\`vacancies_hero_title\` text,
  	\`vacancies_hero_text\` text,
  	\`vacancies_resume_title\` text,
  	\`vacancies_resume_text\` text,
  	\`vacancies_vacancy_resume_title\` text,
  	\`vacancies_vacancy_resume_text\` text,
  	\`reading_article_end_title\` text,
  	\`reading_blog_title\` text,
  	\`reading_blog_text\` text,
  	\`reading_offer_title\` text,
  	\`reading_offer_text\` text,
  	\`reading_offer_link\` text,
  	\`reading_offer_action\` text,
  	\`reading_road_map_text\` text,
  	\`reading_road_map_weeks\` numeric,
  	\`reading_road_map_note\` text,
  	\`sales_title\` text,
  	\`sales_text\` text,
  	\`sales_comparison_title\` text,
  	\`sales_comparison_text\` text,
  	\`sales_comparison_per\` text,
  	\`sales_comparison_direct_label\` text,
  	\`sales_comparison_direct_figure\` text,
  	\`sales_comparison_direct_amount\` numeric,
  	\`sales_comparison_own_label\` text,
  	\`sales_comparison_own_figure\` text,
  	\`sales_comparison_own_from\` numeric,
  	\`sales_comparison_own_to\` numeric,
  	\`sales_comparison_link\` text,
  	\`sales_comparison_action\` text,
  	\`sales_next_title\` text,
  	\`sales_next_link\` text,
  	\`sales_next_action\` text,
  	\`sales_principles_title\` text,
  	\`pricing_hero_title\` text,
  	\`pricing_hero_text\` text,
  	\`pricing_calculator_currency\` text,
  	\`pricing_calculator_own\` text,
  	\`pricing_calculator_compared\` text,
  	\`pricing_note\` text,
  	\`pricing_no_prices\` text,
  	\`pricing_principles_title\` text,
  	\`services_contact_title\` text,
  	\`services_contact_text\` text,
  	\`case_studies_stories_title\` text,
  	\`case_studies_stories_text\` text,
  	\`case_studies_list_title\` text,
  	\`case_studies_list_none\` text,
  	\`case_studies_contact_title\` text,
  	\`case_studies_contact_text\` text,
  	\`case_studies_story_contact_title\` text,
  	\`case_studies_story_contact_text\` text,
  	\`case_studies_offer_title\` text,
  	\`case_studies_offer_text\` text,
  	\`case_studies_offer_link\` text,
  	\`case_studies_offer_action\` text,
  	\`clients_map_title\` text,
  	\`clients_map_text\` text,
  	\`clients_list_title\` text,
  	\`clients_list_text\` text,
  	\`clients_list_more\` text,
  	\`clients_reviews_title\` text,
  	\`clients_contact_title\` text,
  	\`clients_contact_text\` text,
  	\`survey_title\` text,
  	\`survey_text\` text,
  	\`survey_questions_regions_title\` text,
  	\`survey_questions_regions_hint\` text,
  	\`survey_questions_rates_title\` text,
  	\`survey_questions_rates_hint\` text,
  	\`survey_questions_size_title\` text,
  	\`survey_questions_size_hint\` text,
  	\`survey_questions_skills_title\` text,
  	\`survey_questions_skills_hint\` text,
  	\`survey_questions_who_title\` text,
  	\`survey_questions_who_hint\` text,
  	\`survey_offers_rates_for_senior_full_stack\` text,
  	\`survey_offers_rates_for_middle_backend\` text,
  	\`survey_offers_team_size\` text,
  	\`survey_thanks\` text,
  	\`survey_principles_title\` text,
  	\`survey_principles_setup_title\` text,
  	\`seo_title\` text,
  	\`emptied\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`last_saved_in\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_person_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_text_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_text_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_headings_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_headings_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_idx\` ON \`site_settings\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_on_dark_idx\` ON \`site_settings\` (\`brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_mark_idx\` ON \`site_settings\` (\`brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_contact_person_contact_person_picture_idx\` ON \`site_settings\` (\`contact_person_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_text_theme_fonts_text_regular_idx\` ON \`site_settings\` (\`theme_fonts_text_regular_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_text_theme_fonts_text_bold_idx\` ON \`site_settings\` (\`theme_fonts_text_bold_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_headings_theme_fonts_headings__idx\` ON \`site_settings\` (\`theme_fonts_headings_regular_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_headings_theme_fonts_heading_1_idx\` ON \`site_settings\` (\`theme_fonts_headings_bold_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_publish_at_idx\` ON \`site_settings\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_unpublish_at_idx\` ON \`site_settings\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_texts_order_parent\` ON \`site_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_phones_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`region\` text,
  	\`phone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_phones_v_order_idx\` ON \`_settings_phones_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_phones_v_parent_id_idx\` ON \`_settings_phones_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_contact_steps_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`when\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_contact_steps_v_order_idx\` ON \`_settings_contact_steps_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_contact_steps_v_parent_id_idx\` ON \`_settings_contact_steps_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_pages_off_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_pages_off_v_order_idx\` ON \`_settings_pages_off_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_pages_off_v_parent_idx\` ON \`_settings_pages_off_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_menu_children_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_menu_children_v_order_idx\` ON \`_settings_menu_children_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_menu_children_v_parent_id_idx\` ON \`_settings_menu_children_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_menu_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_menu_v_order_idx\` ON \`_settings_menu_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_menu_v_parent_id_idx\` ON \`_settings_menu_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_social_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_social_v_order_idx\` ON \`_settings_social_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_social_v_parent_id_idx\` ON \`_settings_social_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_home_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_home_v_order_idx\` ON \`_settings_bands_home_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_home_v_parent_idx\` ON \`_settings_bands_home_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_clients_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_clients_v_order_idx\` ON \`_settings_bands_clients_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_clients_v_parent_idx\` ON \`_settings_bands_clients_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_case_studies_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_studies_v_order_idx\` ON \`_settings_bands_case_studies_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_studies_v_parent_idx\` ON \`_settings_bands_case_studies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_case_study_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_study_v_order_idx\` ON \`_settings_bands_case_study_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_study_v_parent_idx\` ON \`_settings_bands_case_study_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_service_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_service_v_order_idx\` ON \`_settings_bands_service_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_service_v_parent_idx\` ON \`_settings_bands_service_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_technology_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_technology_v_order_idx\` ON \`_settings_bands_technology_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_technology_v_parent_idx\` ON \`_settings_bands_technology_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_expertise_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_expertise_v_order_idx\` ON \`_settings_bands_expertise_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_expertise_v_parent_idx\` ON \`_settings_bands_expertise_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_sales_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_sales_v_order_idx\` ON \`_settings_bands_sales_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_sales_v_parent_idx\` ON \`_settings_bands_sales_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_pricing_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_pricing_v_order_idx\` ON \`_settings_bands_pricing_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_pricing_v_parent_idx\` ON \`_settings_bands_pricing_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_survey_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_survey_v_order_idx\` ON \`_settings_bands_survey_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_survey_v_parent_idx\` ON \`_settings_bands_survey_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_road_map_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_road_map_v_order_idx\` ON \`_settings_bands_road_map_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_road_map_v_parent_idx\` ON \`_settings_bands_road_map_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_career_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_career_v_order_idx\` ON \`_settings_bands_career_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_career_v_parent_idx\` ON \`_settings_bands_career_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_vacancies_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancies_v_order_idx\` ON \`_settings_bands_vacancies_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancies_v_parent_idx\` ON \`_settings_bands_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_vacancy_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancy_v_order_idx\` ON \`_settings_bands_vacancy_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancy_v_parent_idx\` ON \`_settings_bands_vacancy_v\` (\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_settings_client_teams_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`region\` text,
  	\`time_zone\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`street\` text,
  	\`postal_code\` text,
  	\`country\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_client_teams_v_order_idx\` ON \`_settings_client_teams_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_client_teams_v_parent_id_idx\` ON \`_settings_client_teams_v\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_settings_map_cities_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`time_zone\` text,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_map_cities_v_order_idx\` ON \`_settings_map_cities_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_map_cities_v_parent_id_idx\` ON \`_settings_map_cities_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_map_regions_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_map_regions_v_order_idx\` ON \`_settings_map_regions_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_map_regions_v_parent_id_idx\` ON \`_settings_map_regions_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_solutions_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`link\` text,
  	\`action\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_solutions_v_order_idx\` ON \`_settings_solutions_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_solutions_v_parent_id_idx\` ON \`_settings_solutions_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_venture_facts_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_venture_facts_v_order_idx\` ON \`_settings_venture_facts_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_venture_facts_v_parent_id_idx\` ON \`_settings_venture_facts_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_values_left_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_values_left_v_order_idx\` ON \`_settings_values_left_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_values_left_v_parent_id_idx\` ON \`_settings_values_left_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_values_right_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_values_right_v_order_idx\` ON \`_settings_values_right_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_values_right_v_parent_id_idx\` ON \`_settings_values_right_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_article_actions_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_article_actions_v_order_idx\` ON \`_settings_article_actions_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_article_actions_v_parent_id_idx\` ON \`_settings_article_actions_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_road_map_stages_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`from\` numeric,
  	\`weeks\` numeric,
  	\`maybe\` numeric,
  	\`ground\` text DEFAULT 'sea',
  	\`drawing\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_road_map_stages_v_order_idx\` ON \`_settings_road_map_stages_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_road_map_stages_v_parent_id_idx\` ON \`_settings_road_map_stages_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_sales_facts_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_sales_facts_v_order_idx\` ON \`_settings_sales_facts_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_sales_facts_v_parent_id_idx\` ON \`_settings_sales_facts_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_next_steps_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`when\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_next_steps_v_order_idx\` ON \`_settings_next_steps_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_next_steps_v_parent_id_idx\` ON \`_settings_next_steps_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_principle_boxes_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_principle_boxes_v_order_idx\` ON \`_settings_principle_boxes_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_principle_boxes_v_parent_id_idx\` ON \`_settings_principle_boxes_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_client_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`label\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text DEFAULT 'end',
  	\`team\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_client_points_v_order_idx\` ON \`_settings_client_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_client_points_v_parent_id_idx\` ON \`_settings_client_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_survey_steps_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_survey_steps_v_order_idx\` ON \`_settings_survey_steps_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_survey_steps_v_parent_id_idx\` ON \`_settings_survey_steps_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_survey_others_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_survey_others_v_order_idx\` ON \`_settings_survey_others_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_survey_others_v_parent_id_idx\` ON \`_settings_survey_others_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand_name\` text,
  	\`version_brand_logo_id\` integer,
  	\`version_brand_logo_on_dark_id\` integer,
  	\`version_brand_mark_id\` integer,
  	\`version_contact_email\` text,
  	\`version_contact_person_name\` text,
  	\`version_contact_person_role\` text,
  	\`version_contact_person_picture_id\` integer,
  	\`version_contact_next_title\` text,
  	\`version_case_studies_link\` text,
  	\`version_language\` text,
  	\`version_messages\` text,
  	\`version_theme_colors_action\` text,
  	\`version_theme_colors_ink\` text,
  	\`version_theme_colors_paper\` text,
  	\`version_theme_colors_sea\` text,
  	\`version_theme_colors_land\` text,
  	\`version_theme_colors_flat\` text,
  	\`version_theme_colors_night\` text,
  	\`version_theme_colors_error\` text,
  	\`version_theme_colors_success\` text,
  	\`version_theme_dark\` integer DEFAULT false,
  	\`version_theme_fonts_text_regular_id\` integer,
  	\`version_theme_fonts_text_bold_id\` integer,
  	\`version_theme_fonts_headings_regular_id\` integer,
  	\`version_theme_fonts_headings_bold_id\` integer,
  	\`version_menu_action_label\` text,
  	\`version_menu_action_link\` text,
  	\`version_get_in_touch\` integer DEFAULT true,
  	\`version_captcha\` text DEFAULT 'environment',
  	\`version_consent\` text,
  	\`version_analytics_provider\` text DEFAULT 'own',
  	\`version_analytics_site\` text,
  	\`version_analytics_host\` text,
  	\`version_home_hero_ground\` text,
  	\`version_home_hero_label\` text,
  	\`version_home_hero_link\` text,
  	\`version_home_solutions_title\` text,
  	\`version_home_venture_partner_title\` text,
  	\`version_home_venture_partner_text\` text,
  	\`version_home_venture_partner_link\` text,
  	\`version_home_venture_partner_action\` text,
  	\`version_home_services_title\` text,
  	\`version_home_services_text\` text,
  	\`version_home_services_plan_title\` text,
  	\`version_home_services_plan_text\` text,
  	\`version_home_services_plan_link\` text,
  	\`version_home_map_title\` text,
  	\`version_home_map_text\` text,
  	\`version_home_road_map_banner_title\` text,
  	\`version_home_road_map_banner_text\` text,
  	\`version_home_road_map_banner_link\` text,
  	\`version_home_road_map_banner_button\` text,
  	\`version_home_contact_title\` text,
  	\`version_home_contact_text\` text,
  	\`version_career_hero_title\` text,
  	\`version_career_hero_text\` text,
  	\`version_career_points_title\` text,
  	\`version_career_gallery_title\` text,
  	\`version_career_values_title\` text,
  	\`version_career_join_title\` text,
  	\`version_career_join_text\` text,
  	\`version_career_people_title\` text,
  	\`version_career_jobs_title\` text,
  	\`version_career_resume_title\` text,
  	\`version_career_resume_text\` text,
  	\`version_vacancies_hero_title\` text,
  	\`version_vacancies_hero_text\` text,
  	\`version_vacancies_resume_title\` text,
  	\`version_vacancies_resume_text\` text,
  	\`version_vacancies_vacancy_resume_title\` text,
  	\`version_vacancies_vacancy_resume_text\` text,
  	\`version_reading_article_end_title\` text,
  	\`version_reading_blog_title\` text,
  	\`version_reading_blog_text\` text,
  	\`version_reading_offer_title\` text,
  	\`version_reading_offer_text\` text,
  	\`version_reading_offer_link\` text,
  	\`version_reading_offer_action\` text,
  	\`version_reading_road_map_text\` text,
  	\`version_reading_road_map_weeks\` numeric,
  	\`version_reading_road_map_note\` text,
  	\`version_sales_title\` text,
  	\`version_sales_text\` text,
  	\`version_sales_comparison_title\` text,
  	\`version_sales_comparison_text\` text,
  	\`version_sales_comparison_per\` text,
  	\`version_sales_comparison_direct_label\` text,
  	\`version_sales_comparison_direct_figure\` text,
  	\`version_sales_comparison_direct_amount\` numeric,
  	\`version_sales_comparison_own_label\` text,
  	\`version_sales_comparison_own_figure\` text,
  	\`version_sales_comparison_own_from\` numeric,
  	\`version_sales_comparison_own_to\` numeric,
  	\`version_sales_comparison_link\` text,
  	\`version_sales_comparison_action\` text,
  	\`version_sales_next_title\` text,
  	\`version_sales_next_link\` text,
  	\`version_sales_next_action\` text,
  	\`version_sales_principles_title\` text,
  	\`version_pricing_hero_title\` text,
  	\`version_pricing_hero_text\` text,
  	\`version_pricing_calculator_currency\` text,
  	\`version_pricing_calculator_own\` text,
  	\`version_pricing_calculator_compared\` text,
  	\`version_pricing_note\` text,
  	\`version_pricing_no_prices\` text,
  	\`version_pricing_principles_title\` text,
  	\`version_services_contact_title\` text,
  	\`version_services_contact_text\` text,
  	\`version_case_studies_stories_title\` text,
  	\`version_case_studies_stories_text\` text,
  	\`version_case_studies_list_title\` text,
  	\`version_case_studies_list_none\` text,
  	\`version_case_studies_contact_title\` text,
  	\`version_case_studies_contact_text\` text,
  	\`version_case_studies_story_contact_title\` text,
  	\`version_case_studies_story_contact_text\` text,
  	\`version_case_studies_offer_title\` text,
  	\`version_case_studies_offer_text\` text,
  	\`version_case_studies_offer_link\` text,
  	\`version_case_studies_offer_action\` text,
  	\`version_clients_map_title\` text,
  	\`version_clients_map_text\` text,
  	\`version_clients_list_title\` text,
  	\`version_clients_list_text\` text,
  	\`version_clients_list_more\` text,
  	\`version_clients_reviews_title\` text,
  	\`version_clients_contact_title\` text,
  	\`version_clients_contact_text\` text,
  	\`version_survey_title\` text,
  	\`version_survey_text\` text,
  	\`version_survey_questions_regions_title\` text,
  	\`version_survey_questions_regions_hint\` text,
  	\`version_survey_questions_rates_title\` text,
  	\`version_survey_questions_rates_hint\` text,
  	\`version_survey_questions_size_title\` text,
  	\`version_survey_questions_size_hint\` text,
  	\`version_survey_questions_skills_title\` text,
  	\`version_survey_questions_skills_hint\` text,
  	\`version_survey_questions_who_title\` text,
  	\`version_survey_questions_who_hint\` text,
  	\`version_survey_offers_rates_for_senior_full_stack\` text,
  	\`version_survey_offers_rates_for_middle_backend\` text,
  	\`version_survey_offers_team_size\` text,
  	\`version_survey_thanks\` text,
  	\`version_survey_principles_title\` text,
  	\`version_survey_principles_setup_title\` text,
  	\`version_seo_title\` text,
  	\`version_emptied\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_last_saved_in\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_person_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_fonts_text_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_fonts_text_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_fonts_headings_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_fonts_headings_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_idx\` ON \`_site_settings_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_on_dar_idx\` ON \`_site_settings_v\` (\`version_brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_mark_idx\` ON \`_site_settings_v\` (\`version_brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_contact_person_version_contact__idx\` ON \`_site_settings_v\` (\`version_contact_person_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_theme_fonts_text_version_theme__idx\` ON \`_site_settings_v\` (\`version_theme_fonts_text_regular_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_theme_fonts_text_version_them_1_idx\` ON \`_site_settings_v\` (\`version_theme_fonts_text_bold_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_theme_fonts_headings_version_th_idx\` ON \`_site_settings_v\` (\`version_theme_fonts_headings_regular_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_theme_fonts_headings_version__1_idx\` ON \`_site_settings_v\` (\`version_theme_fonts_headings_bold_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_publish_at_idx\` ON \`_site_settings_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_unpublish_at_idx\` ON \`_site_settings_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_order_parent\` ON \`_site_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`approval\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`second_person\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`inbox_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`contact_months\` numeric DEFAULT 12 NOT NULL,
  	\`resume_months\` numeric DEFAULT 12 NOT NULL,
  	\`price_request_months\` numeric DEFAULT 12 NOT NULL,
  	\`survey_months\` numeric DEFAULT 12 NOT NULL,
  	\`audit_months\` numeric DEFAULT 24 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`notifications_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_texts_order_parent\` ON \`notifications_texts\` (\`order\`,\`parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submissions_remarks\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`landing_pages\`;`)
  await db.run(sql`DROP TABLE \`_landing_pages_v\`;`)
  await db.run(sql`DROP TABLE \`technologies_why_section_boxes\`;`)
  await db.run(sql`DROP TABLE \`technologies_worked_with_boxes\`;`)
  await db.run(sql`DROP TABLE \`technologies_slider\`;`)
  await db.run(sql`DROP TABLE \`technologies\`;`)
  await db.run(sql`DROP TABLE \`technologies_rels\`;`)
  await db.run(sql`DROP TABLE \`_technologies_v_version_why_section_boxes\`;`)
  await db.run(sql`DROP TABLE \`_technologies_v_version_worked_with_boxes\`;`)
  await db.run(sql`DROP TABLE \`_technologies_v_version_slider\`;`)
  await db.run(sql`DROP TABLE \`_technologies_v\`;`)
  await db.run(sql`DROP TABLE \`_technologies_v_rels\`;`)
  await db.run(sql`DROP TABLE \`expertise_clients_gallery\`;`)
  await db.run(sql`DROP TABLE \`expertise_clients_slider\`;`)
  await db.run(sql`DROP TABLE \`expertise_works_slider\`;`)
  await db.run(sql`DROP TABLE \`expertise_how_it_works_boxes\`;`)
  await db.run(sql`DROP TABLE \`expertise_why_us_boxes\`;`)
  await db.run(sql`DROP TABLE \`expertise\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v_version_clients_gallery\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v_version_clients_slider\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v_version_works_slider\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v_version_how_it_works_boxes\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v_version_why_us_boxes\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v\`;`)
  await db.run(sql`DROP TABLE \`services_boxes\`;`)
  await db.run(sql`DROP TABLE \`services_steps\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_boxes\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`case_studies_figures\`;`)
  await db.run(sql`DROP TABLE \`case_studies\`;`)
  await db.run(sql`DROP TABLE \`case_studies_rels\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_rels\`;`)
  await db.run(sql`DROP TABLE \`vacancies_expectations_list\`;`)
  await db.run(sql`DROP TABLE \`vacancies_expectations\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`vacancies_texts\`;`)
  await db.run(sql`DROP TABLE \`vacancies_rels\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_expectations_list\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_expectations\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_rels\`;`)
  await db.run(sql`DROP TABLE \`career_posts\`;`)
  await db.run(sql`DROP TABLE \`_career_posts_v\`;`)
  await db.run(sql`DROP TABLE \`vacancy_terms\`;`)
  await db.run(sql`DROP TABLE \`_vacancy_terms_v\`;`)
  await db.run(sql`DROP TABLE \`blog_posts_sections\`;`)
  await db.run(sql`DROP TABLE \`blog_posts\`;`)
  await db.run(sql`DROP TABLE \`blog_posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_blog_posts_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_blog_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`authors_links\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`DROP TABLE \`_authors_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_authors_v\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`_tags_v\`;`)
  await db.run(sql`DROP TABLE \`articles_sections\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`seo_records\`;`)
  await db.run(sql`DROP TABLE \`_seo_records_v\`;`)
  await db.run(sql`DROP TABLE \`specialisation_costs\`;`)
  await db.run(sql`DROP TABLE \`_specialisation_costs_v\`;`)
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`_translations_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`fonts\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`proposals\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`DROP TABLE \`identities\`;`)
  await db.run(sql`DROP TABLE \`company_sessions\`;`)
  await db.run(sql`DROP TABLE \`spent_tickets\`;`)
  await db.run(sql`DROP TABLE \`purges\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home_provide_items_list\`;`)
  await db.run(sql`DROP TABLE \`home_provide_items\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_provide_items_list\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_provide_items\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`clients_clients\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`DROP TABLE \`_clients_v_version_clients\`;`)
  await db.run(sql`DROP TABLE \`_clients_v\`;`)
  await db.run(sql`DROP TABLE \`career_list\`;`)
  await db.run(sql`DROP TABLE \`career_gallery\`;`)
  await db.run(sql`DROP TABLE \`career_smiles\`;`)
  await db.run(sql`DROP TABLE \`career_people\`;`)
  await db.run(sql`DROP TABLE \`career\`;`)
  await db.run(sql`DROP TABLE \`_career_v_version_list\`;`)
  await db.run(sql`DROP TABLE \`_career_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_career_v_version_smiles\`;`)
  await db.run(sql`DROP TABLE \`_career_v_version_people\`;`)
  await db.run(sql`DROP TABLE \`_career_v\`;`)
  await db.run(sql`DROP TABLE \`road_map_stages\`;`)
  await db.run(sql`DROP TABLE \`road_map\`;`)
  await db.run(sql`DROP TABLE \`_road_map_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_road_map_v\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`terms_of_use\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_use_v\`;`)
  await db.run(sql`DROP TABLE \`options_services\`;`)
  await db.run(sql`DROP TABLE \`options_expertise\`;`)
  await db.run(sql`DROP TABLE \`options_success_stories\`;`)
  await db.run(sql`DROP TABLE \`options_company\`;`)
  await db.run(sql`DROP TABLE \`options_technology_columns_links\`;`)
  await db.run(sql`DROP TABLE \`options_technology_columns\`;`)
  await db.run(sql`DROP TABLE \`options_top_slider\`;`)
  await db.run(sql`DROP TABLE \`options\`;`)
  await db.run(sql`DROP TABLE \`_options_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_options_v_version_expertise\`;`)
  await db.run(sql`DROP TABLE \`_options_v_version_success_stories\`;`)
  await db.run(sql`DROP TABLE \`_options_v_version_company\`;`)
  await db.run(sql`DROP TABLE \`_options_v_version_technology_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_options_v_version_technology_columns\`;`)
  await db.run(sql`DROP TABLE \`_options_v_version_top_slider\`;`)
  await db.run(sql`DROP TABLE \`_options_v\`;`)
  await db.run(sql`DROP TABLE \`settings_phones\`;`)
  await db.run(sql`DROP TABLE \`settings_contact_steps\`;`)
  await db.run(sql`DROP TABLE \`settings_pages_off\`;`)
  await db.run(sql`DROP TABLE \`settings_menu_children\`;`)
  await db.run(sql`DROP TABLE \`settings_menu\`;`)
  await db.run(sql`DROP TABLE \`settings_social\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_home\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_clients\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_case_studies\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_case_study\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_service\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_technology\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_expertise\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_sales\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_pricing\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_survey\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_road_map\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_career\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_vacancies\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_vacancy\`;`)
  await db.run(sql`DROP TABLE \`settings_office_days\`;`)
  await db.run(sql`DROP TABLE \`settings_client_teams\`;`)
  await db.run(sql`DROP TABLE \`settings_client_days\`;`)
  await db.run(sql`DROP TABLE \`settings_map_cities\`;`)
  await db.run(sql`DROP TABLE \`settings_map_regions\`;`)
  await db.run(sql`DROP TABLE \`settings_solutions\`;`)
  await db.run(sql`DROP TABLE \`settings_venture_facts\`;`)
  await db.run(sql`DROP TABLE \`settings_values_left\`;`)
  await db.run(sql`DROP TABLE \`settings_values_right\`;`)
  await db.run(sql`DROP TABLE \`settings_article_actions\`;`)
  await db.run(sql`DROP TABLE \`settings_road_map_stages\`;`)
  await db.run(sql`DROP TABLE \`settings_sales_facts\`;`)
  await db.run(sql`DROP TABLE \`settings_next_steps\`;`)
  await db.run(sql`DROP TABLE \`settings_principle_boxes\`;`)
  await db.run(sql`DROP TABLE \`settings_client_points\`;`)
  await db.run(sql`DROP TABLE \`settings_survey_steps\`;`)
  await db.run(sql`DROP TABLE \`settings_survey_others\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`_settings_phones_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_contact_steps_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_pages_off_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_menu_children_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_menu_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_social_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_home_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_clients_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_case_study_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_service_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_technology_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_expertise_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_sales_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_pricing_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_survey_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_road_map_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_career_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_vacancy_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_office_days_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_client_teams_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_client_days_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_map_cities_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_map_regions_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_venture_facts_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_values_left_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_values_right_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_article_actions_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_road_map_stages_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_sales_facts_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_next_steps_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_principle_boxes_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_client_points_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_survey_steps_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_survey_others_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`approval\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notifications_texts\`;`)
}
