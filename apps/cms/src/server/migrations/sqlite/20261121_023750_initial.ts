import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`notes\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`sender\` text,
  	\`email\` text,
  	\`subject\` text,
  	\`message\` text,
  	\`file_names\` text,
  	\`files\` text,
  	\`fields\` text NOT NULL,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_status_idx\` ON \`submissions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`submissions_kind_idx\` ON \`submissions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`submissions_email_idx\` ON \`submissions\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_key_idx\` ON \`submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`explore_our_expertise_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_order_idx\` ON \`services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_featured_image_idx\` ON \`services\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_explore_our_expertise_explore_our_expertise_ima_idx\` ON \`services\` (\`explore_our_expertise_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_explore_our_expertise_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_order_idx\` ON \`_services_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_featured_image_idx\` ON \`_services_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_explore_our_expertise_version_explor_idx\` ON \`_services_v\` (\`version_explore_our_expertise_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`case_studies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`short_description\` text,
  	\`date_short_post\` text,
  	\`featured_image_id\` integer,
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_wallpaper_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`goal_and_tasks_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`challenges_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_slug_idx\` ON \`case_studies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_order_idx\` ON \`case_studies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_featured_image_idx\` ON \`case_studies\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_background_wallpaper_idx\` ON \`case_studies\` (\`background_wallpaper_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_project_image_idx\` ON \`case_studies\` (\`project_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_goal_and_tasks_goal_and_tasks_image_idx\` ON \`case_studies\` (\`goal_and_tasks_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_challenges_challenges_image_idx\` ON \`case_studies\` (\`challenges_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_updated_at_idx\` ON \`case_studies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_created_at_idx\` ON \`case_studies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies__status_idx\` ON \`case_studies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_rels_order_idx\` ON \`case_studies_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_parent_idx\` ON \`case_studies_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_path_idx\` ON \`case_studies_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_media_id_idx\` ON \`case_studies_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_date_short_post\` text,
  	\`version_featured_image_id\` integer,
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_wallpaper_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_goal_and_tasks_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_challenges_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
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
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_updated_at_idx\` ON \`_case_studies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_created_at_idx\` ON \`_case_studies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version__status_idx\` ON \`_case_studies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_created_at_idx\` ON \`_case_studies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_updated_at_idx\` ON \`_case_studies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_latest_idx\` ON \`_case_studies_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_order_idx\` ON \`_case_studies_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_parent_idx\` ON \`_case_studies_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_path_idx\` ON \`_case_studies_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_media_id_idx\` ON \`_case_studies_v_rels\` (\`media_id\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`technologies_slug_idx\` ON \`technologies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`technologies_image_section_image_section_image_idx\` ON \`technologies\` (\`image_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_project_section_project_section_image_idx\` ON \`technologies\` (\`project_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_updated_at_idx\` ON \`technologies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_created_at_idx\` ON \`technologies\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_technologies_v_parent_idx\` ON \`_technologies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_slug_idx\` ON \`_technologies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_image_section_version_image_sect_idx\` ON \`_technologies_v\` (\`version_image_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_project_section_version_project__idx\` ON \`_technologies_v\` (\`version_project_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_updated_at_idx\` ON \`_technologies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_created_at_idx\` ON \`_technologies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version__status_idx\` ON \`_technologies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_created_at_idx\` ON \`_technologies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_updated_at_idx\` ON \`_technologies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_latest_idx\` ON \`_technologies_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`team_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`expertise_slug_idx\` ON \`expertise\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`expertise_image_idx\` ON \`expertise\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_team_image_idx\` ON \`expertise\` (\`team_image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_updated_at_idx\` ON \`expertise\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_created_at_idx\` ON \`expertise\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_team_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_expertise_v_parent_idx\` ON \`_expertise_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_slug_idx\` ON \`_expertise_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_image_idx\` ON \`_expertise_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_team_image_idx\` ON \`_expertise_v\` (\`version_team_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_updated_at_idx\` ON \`_expertise_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_created_at_idx\` ON \`_expertise_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version__status_idx\` ON \`_expertise_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_created_at_idx\` ON \`_expertise_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_updated_at_idx\` ON \`_expertise_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_latest_idx\` ON \`_expertise_v\` (\`latest\`);`)
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
  	\`title\` text,
  	\`description\` text,
  	\`first_info_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`first_info_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_hot_idx\` ON \`vacancies\` (\`hot\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_first_info_image_idx\` ON \`vacancies\` (\`first_info_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
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
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_first_info_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_info_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_hot_idx\` ON \`_vacancies_v\` (\`version_hot\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_first_info_image_idx\` ON \`_vacancies_v\` (\`version_first_info_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_updated_at_idx\` ON \`_vacancies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_created_at_idx\` ON \`_vacancies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version__status_idx\` ON \`_vacancies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_created_at_idx\` ON \`_vacancies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_updated_at_idx\` ON \`_vacancies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_latest_idx\` ON \`_vacancies_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`career_posts_updated_at_idx\` ON \`career_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_created_at_idx\` ON \`career_posts\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`career_posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_posts_v_parent_idx\` ON \`_career_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_updated_at_idx\` ON \`_career_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_created_at_idx\` ON \`_career_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version__status_idx\` ON \`_career_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_created_at_idx\` ON \`_career_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_updated_at_idx\` ON \`_career_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_latest_idx\` ON \`_career_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`vacancy_terms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text,
  	\`order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancy_terms_kind_idx\` ON \`vacancy_terms\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_order_idx\` ON \`vacancy_terms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_updated_at_idx\` ON \`vacancy_terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_created_at_idx\` ON \`vacancy_terms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms__status_idx\` ON \`vacancy_terms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_vacancy_terms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_kind\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancy_terms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_parent_idx\` ON \`_vacancy_terms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_kind_idx\` ON \`_vacancy_terms_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_order_idx\` ON \`_vacancy_terms_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_updated_at_idx\` ON \`_vacancy_terms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_created_at_idx\` ON \`_vacancy_terms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version__status_idx\` ON \`_vacancy_terms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_created_at_idx\` ON \`_vacancy_terms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_updated_at_idx\` ON \`_vacancy_terms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_latest_idx\` ON \`_vacancy_terms_v\` (\`latest\`);`)
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
  	\`title\` text,
  	\`description\` text,
  	\`category\` text,
  	\`thumbnail_id\` integer,
  	\`first_screen_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_screen_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_posts_slug_idx\` ON \`blog_posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_date_idx\` ON \`blog_posts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_thumbnail_idx\` ON \`blog_posts\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_first_screen_image_idx\` ON \`blog_posts\` (\`first_screen_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_updated_at_idx\` ON \`blog_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_created_at_idx\` ON \`blog_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts__status_idx\` ON \`blog_posts\` (\`_status\`);`)
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
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_category\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_first_screen_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_screen_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_parent_idx\` ON \`_blog_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_slug_idx\` ON \`_blog_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_date_idx\` ON \`_blog_posts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_thumbnail_idx\` ON \`_blog_posts_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_first_screen_image_idx\` ON \`_blog_posts_v\` (\`version_first_screen_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_updated_at_idx\` ON \`_blog_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_created_at_idx\` ON \`_blog_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version__status_idx\` ON \`_blog_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_created_at_idx\` ON \`_blog_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_updated_at_idx\` ON \`_blog_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_latest_idx\` ON \`_blog_posts_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mobile_navigation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_order_idx\` ON \`articles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_hero_background_idx\` ON \`articles\` (\`hero_background_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_mobile_navigation_image_idx\` ON \`articles\` (\`mobile_navigation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mobile_navigation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_order_idx\` ON \`_articles_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_hero_background_idx\` ON \`_articles_v\` (\`version_hero_background_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_mobile_navigation_image_idx\` ON \`_articles_v\` (\`version_mobile_navigation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`seo_records\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text,
  	\`title\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`canonical\` text,
  	\`image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seo_records_path_idx\` ON \`seo_records\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_image_idx\` ON \`seo_records\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_updated_at_idx\` ON \`seo_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_created_at_idx\` ON \`seo_records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records__status_idx\` ON \`seo_records\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_seo_records_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_path\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`version_canonical\` text,
  	\`version_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`seo_records\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_seo_records_v_parent_idx\` ON \`_seo_records_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_path_idx\` ON \`_seo_records_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_image_idx\` ON \`_seo_records_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_updated_at_idx\` ON \`_seo_records_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_created_at_idx\` ON \`_seo_records_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version__status_idx\` ON \`_seo_records_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_created_at_idx\` ON \`_seo_records_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_updated_at_idx\` ON \`_seo_records_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_latest_idx\` ON \`_seo_records_v\` (\`latest\`);`)
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`specialisation_costs_order_idx\` ON \`specialisation_costs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_updated_at_idx\` ON \`specialisation_costs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_created_at_idx\` ON \`specialisation_costs\` (\`created_at\`);`)
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`specialisation_costs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_parent_idx\` ON \`_specialisation_costs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_order_idx\` ON \`_specialisation_costs_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_updated_at_idx\` ON \`_specialisation_costs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_created_at_idx\` ON \`_specialisation_costs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version__status_idx\` ON \`_specialisation_costs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_created_at_idx\` ON \`_specialisation_costs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_updated_at_idx\` ON \`_specialisation_costs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_latest_idx\` ON \`_specialisation_costs_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`purges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tags\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
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
  	\`services_id\` integer,
  	\`case_studies_id\` integer,
  	\`technologies_id\` integer,
  	\`expertise_id\` integer,
  	\`vacancies_id\` integer,
  	\`career_posts_id\` integer,
  	\`vacancy_terms_id\` integer,
  	\`blog_posts_id\` integer,
  	\`articles_id\` integer,
  	\`media_id\` integer,
  	\`seo_records_id\` integer,
  	\`specialisation_costs_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`technologies_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`career_posts_id\`) REFERENCES \`career_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancy_terms_id\`) REFERENCES \`vacancy_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_posts_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seo_records_id\`) REFERENCES \`seo_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`specialisation_costs_id\`) REFERENCES \`specialisation_costs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_studies_id_idx\` ON \`payload_locked_documents_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_technologies_id_idx\` ON \`payload_locked_documents_rels\` (\`technologies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_expertise_id_idx\` ON \`payload_locked_documents_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_career_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`career_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancy_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancy_terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_specialisation_costs_id_idx\` ON \`payload_locked_documents_rels\` (\`specialisation_costs_id\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`header_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_header_video_idx\` ON \`home\` (\`header_video_id\`);`)
  await db.run(sql`CREATE INDEX \`home_header_video_preview_idx\` ON \`home\` (\`header_video_preview_id\`);`)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_header_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_header_video_idx\` ON \`_home_v\` (\`version_header_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_header_video_preview_idx\` ON \`_home_v\` (\`version_header_video_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`years\` numeric,
  	\`project\` numeric,
  	\`specialists\` numeric,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_years\` numeric,
  	\`version_project\` numeric,
  	\`version_specialists\` numeric,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version__status_idx\` ON \`_clients_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_created_at_idx\` ON \`_clients_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_updated_at_idx\` ON \`_clients_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_latest_idx\` ON \`_clients_v\` (\`latest\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`first_screen_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_screen_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`career_first_screen_idx\` ON \`career\` (\`first_screen_id\`);`)
  await db.run(sql`CREATE INDEX \`career_first_screen_video_idx\` ON \`career\` (\`first_screen_video_id\`);`)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_first_screen_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_screen_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_first_screen_idx\` ON \`_career_v\` (\`version_first_screen_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_first_screen_video_idx\` ON \`_career_v\` (\`version_first_screen_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version__status_idx\` ON \`_career_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_created_at_idx\` ON \`_career_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_updated_at_idx\` ON \`_career_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_latest_idx\` ON \`_career_v\` (\`latest\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version__status_idx\` ON \`_road_map_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_created_at_idx\` ON \`_road_map_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_updated_at_idx\` ON \`_road_map_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_latest_idx\` ON \`_road_map_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_head_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_use\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_use__status_idx\` ON \`terms_of_use\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_use_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_head_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version__status_idx\` ON \`_terms_of_use_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_created_at_idx\` ON \`_terms_of_use_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_updated_at_idx\` ON \`_terms_of_use_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_latest_idx\` ON \`_terms_of_use_v\` (\`latest\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_options_v_version_version__status_idx\` ON \`_options_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_created_at_idx\` ON \`_options_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_updated_at_idx\` ON \`_options_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_latest_idx\` ON \`_options_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`services_boxes\`;`)
  await db.run(sql`DROP TABLE \`services_steps\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_boxes\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`case_studies\`;`)
  await db.run(sql`DROP TABLE \`case_studies_rels\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_rels\`;`)
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
  await db.run(sql`DROP TABLE \`_blog_posts_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_blog_posts_v\`;`)
  await db.run(sql`DROP TABLE \`articles_sections\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`seo_records\`;`)
  await db.run(sql`DROP TABLE \`_seo_records_v\`;`)
  await db.run(sql`DROP TABLE \`specialisation_costs\`;`)
  await db.run(sql`DROP TABLE \`_specialisation_costs_v\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
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
}
