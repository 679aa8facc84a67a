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
  await db.run(sql`CREATE TABLE \`settings_map_regions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_map_regions_order_idx\` ON \`settings_map_regions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_map_regions_parent_id_idx\` ON \`settings_map_regions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_map_cities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_map_cities_order_idx\` ON \`settings_map_cities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_map_cities_parent_id_idx\` ON \`settings_map_cities\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`settings_client_teams\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_client_teams_order_idx\` ON \`settings_client_teams\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_client_teams_parent_id_idx\` ON \`settings_client_teams\` (\`_parent_id\`);`)
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
  	\`brand_logo_night_id\` integer,
  	\`contact_email\` text,
  	\`case_studies_link\` text,
  	\`get_in_touch\` integer DEFAULT true,
  	\`captcha\` text DEFAULT 'environment',
  	\`analytics_provider\` text DEFAULT 'own',
  	\`analytics_site\` text,
  	\`analytics_host\` text,
  	\`home_solutions_title\` text,
  	\`home_venture_partner_title\` text,
  	\`home_venture_partner_text\` text,
  	\`home_venture_partner_link\` text,
  	\`home_venture_partner_action\` text,
  	\`home_about_title\` text,
  	\`home_about_text\` text,
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
  	\`survey_thanks\` text,
  	\`survey_principles_title\` text,
  	\`survey_principles_setup_title\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_night_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_idx\` ON \`site_settings\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_night_idx\` ON \`site_settings\` (\`brand_logo_night_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_settings_map_regions_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_map_regions_v_order_idx\` ON \`_settings_map_regions_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_map_regions_v_parent_id_idx\` ON \`_settings_map_regions_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_map_cities_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_map_cities_v_order_idx\` ON \`_settings_map_cities_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_map_cities_v_parent_id_idx\` ON \`_settings_map_cities_v\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_settings_client_teams_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`city\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_client_teams_v_order_idx\` ON \`_settings_client_teams_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_client_teams_v_parent_id_idx\` ON \`_settings_client_teams_v\` (\`_parent_id\`);`)
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
  	\`version_brand_logo_night_id\` integer,
  	\`version_contact_email\` text,
  	\`version_case_studies_link\` text,
  	\`version_get_in_touch\` integer DEFAULT true,
  	\`version_captcha\` text DEFAULT 'environment',
  	\`version_analytics_provider\` text DEFAULT 'own',
  	\`version_analytics_site\` text,
  	\`version_analytics_host\` text,
  	\`version_home_solutions_title\` text,
  	\`version_home_venture_partner_title\` text,
  	\`version_home_venture_partner_text\` text,
  	\`version_home_venture_partner_link\` text,
  	\`version_home_venture_partner_action\` text,
  	\`version_home_about_title\` text,
  	\`version_home_about_text\` text,
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
  	\`version_survey_thanks\` text,
  	\`version_survey_principles_title\` text,
  	\`version_survey_principles_setup_title\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_logo_night_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_idx\` ON \`_site_settings_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_night_idx\` ON \`_site_settings_v\` (\`version_brand_logo_night_id\`);`)
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
  await db.run(sql`CREATE TABLE \`inbox_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`contact_months\` numeric DEFAULT 12 NOT NULL,
  	\`resume_months\` numeric DEFAULT 12 NOT NULL,
  	\`price_request_months\` numeric DEFAULT 12 NOT NULL,
  	\`survey_months\` numeric DEFAULT 12 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`submissions_assignee_idx\` ON \`submissions\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`technologies_publish_at_idx\` ON \`technologies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_unpublish_at_idx\` ON \`technologies\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_publish_at_idx\` ON \`_technologies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_unpublish_at_idx\` ON \`_technologies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_autosave_idx\` ON \`_technologies_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`expertise_publish_at_idx\` ON \`expertise\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_unpublish_at_idx\` ON \`expertise\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_publish_at_idx\` ON \`_expertise_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_unpublish_at_idx\` ON \`_expertise_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_autosave_idx\` ON \`_expertise_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`services_publish_at_idx\` ON \`services\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`services_unpublish_at_idx\` ON \`services\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_publish_at_idx\` ON \`_services_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_unpublish_at_idx\` ON \`_services_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`case_studies_publish_at_idx\` ON \`case_studies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_unpublish_at_idx\` ON \`case_studies\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_publish_at_idx\` ON \`_case_studies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_unpublish_at_idx\` ON \`_case_studies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_autosave_idx\` ON \`_case_studies_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`vacancies_publish_at_idx\` ON \`vacancies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_unpublish_at_idx\` ON \`vacancies\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_publish_at_idx\` ON \`_vacancies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_unpublish_at_idx\` ON \`_vacancies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_autosave_idx\` ON \`_vacancies_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`career_posts_publish_at_idx\` ON \`career_posts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_unpublish_at_idx\` ON \`career_posts\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_publish_at_idx\` ON \`_career_posts_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_unpublish_at_idx\` ON \`_career_posts_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_autosave_idx\` ON \`_career_posts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`vacancy_terms\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`vacancy_terms\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`vacancy_terms\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_publish_at_idx\` ON \`vacancy_terms\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancy_terms_unpublish_at_idx\` ON \`vacancy_terms\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_publish_at_idx\` ON \`_vacancy_terms_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_version_version_unpublish_at_idx\` ON \`_vacancy_terms_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancy_terms_v_autosave_idx\` ON \`_vacancy_terms_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`blog_posts_publish_at_idx\` ON \`blog_posts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_unpublish_at_idx\` ON \`blog_posts\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_publish_at_idx\` ON \`_blog_posts_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_unpublish_at_idx\` ON \`_blog_posts_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_autosave_idx\` ON \`_blog_posts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`articles_publish_at_idx\` ON \`articles\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_unpublish_at_idx\` ON \`articles\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publish_at_idx\` ON \`_articles_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_unpublish_at_idx\` ON \`_articles_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`seo_records\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`seo_records\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`seo_records\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`seo_records_publish_at_idx\` ON \`seo_records\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`seo_records_unpublish_at_idx\` ON \`seo_records\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_publish_at_idx\` ON \`_seo_records_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_version_version_unpublish_at_idx\` ON \`_seo_records_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_seo_records_v_autosave_idx\` ON \`_seo_records_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`specialisation_costs\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`specialisation_costs\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`specialisation_costs\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_publish_at_idx\` ON \`specialisation_costs\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`specialisation_costs_unpublish_at_idx\` ON \`specialisation_costs\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_publish_at_idx\` ON \`_specialisation_costs_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_version_version_unpublish_at_idx\` ON \`_specialisation_costs_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_specialisation_costs_v_autosave_idx\` ON \`_specialisation_costs_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`purges\` ADD \`told_at\` text;`)
  await db.run(sql`CREATE INDEX \`purges_told_at_idx\` ON \`purges\` (\`told_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`home_publish_at_idx\` ON \`home\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`home_unpublish_at_idx\` ON \`home\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_publish_at_idx\` ON \`_home_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_unpublish_at_idx\` ON \`_home_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`about_publish_at_idx\` ON \`about\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`about_unpublish_at_idx\` ON \`about\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_publish_at_idx\` ON \`_about_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version_unpublish_at_idx\` ON \`_about_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_autosave_idx\` ON \`_about_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`clients_publish_at_idx\` ON \`clients\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_unpublish_at_idx\` ON \`clients\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_publish_at_idx\` ON \`_clients_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_unpublish_at_idx\` ON \`_clients_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_autosave_idx\` ON \`_clients_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`career_publish_at_idx\` ON \`career\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_unpublish_at_idx\` ON \`career\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_publish_at_idx\` ON \`_career_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_unpublish_at_idx\` ON \`_career_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_autosave_idx\` ON \`_career_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`road_map_publish_at_idx\` ON \`road_map\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`road_map_unpublish_at_idx\` ON \`road_map\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version_publish_at_idx\` ON \`_road_map_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version_unpublish_at_idx\` ON \`_road_map_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_autosave_idx\` ON \`_road_map_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`privacy_policy_publish_at_idx\` ON \`privacy_policy\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_unpublish_at_idx\` ON \`privacy_policy\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_publish_at_idx\` ON \`_privacy_policy_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_unpublish_at_idx\` ON \`_privacy_policy_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_autosave_idx\` ON \`_privacy_policy_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`terms_of_use_publish_at_idx\` ON \`terms_of_use\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use_unpublish_at_idx\` ON \`terms_of_use\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version_publish_at_idx\` ON \`_terms_of_use_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version_unpublish_at_idx\` ON \`_terms_of_use_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_autosave_idx\` ON \`_terms_of_use_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`options\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`options\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`options\` ADD \`last_saved_by\` text;`)
  await db.run(sql`CREATE INDEX \`options_publish_at_idx\` ON \`options\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`options_unpublish_at_idx\` ON \`options\` (\`unpublish_at\`);`)
  await db.run(sql`ALTER TABLE \`_options_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_options_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_options_v\` ADD \`version_last_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_options_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_options_v_version_version_publish_at_idx\` ON \`_options_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_version_version_unpublish_at_idx\` ON \`_options_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_options_v_autosave_idx\` ON \`_options_v\` (\`autosave\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submissions_remarks\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`settings_phones\`;`)
  await db.run(sql`DROP TABLE \`settings_solutions\`;`)
  await db.run(sql`DROP TABLE \`settings_venture_facts\`;`)
  await db.run(sql`DROP TABLE \`settings_map_regions\`;`)
  await db.run(sql`DROP TABLE \`settings_map_cities\`;`)
  await db.run(sql`DROP TABLE \`settings_values_left\`;`)
  await db.run(sql`DROP TABLE \`settings_values_right\`;`)
  await db.run(sql`DROP TABLE \`settings_article_actions\`;`)
  await db.run(sql`DROP TABLE \`settings_road_map_stages\`;`)
  await db.run(sql`DROP TABLE \`settings_sales_facts\`;`)
  await db.run(sql`DROP TABLE \`settings_next_steps\`;`)
  await db.run(sql`DROP TABLE \`settings_principle_boxes\`;`)
  await db.run(sql`DROP TABLE \`settings_client_teams\`;`)
  await db.run(sql`DROP TABLE \`settings_client_points\`;`)
  await db.run(sql`DROP TABLE \`settings_survey_steps\`;`)
  await db.run(sql`DROP TABLE \`settings_survey_others\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`_settings_phones_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_venture_facts_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_map_regions_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_map_cities_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_values_left_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_values_right_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_article_actions_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_road_map_stages_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_sales_facts_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_next_steps_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_principle_boxes_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_client_teams_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_client_points_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_survey_steps_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_survey_others_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`notes\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`sender\` text,
  	\`email\` text,
  	\`subject\` text,
  	\`vacancy\` text,
  	\`message\` text,
  	\`file_names\` text,
  	\`files\` text,
  	\`fields\` text NOT NULL,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_submissions\`("id", "notes", "status", "kind", "sender", "email", "subject", "vacancy", "message", "file_names", "files", "fields", "key", "updated_at", "created_at") SELECT "id", "notes", "status", "kind", "sender", "email", "subject", "vacancy", "message", "file_names", "files", "fields", "key", "updated_at", "created_at" FROM \`submissions\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`ALTER TABLE \`__new_submissions\` RENAME TO \`submissions\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`submissions_status_idx\` ON \`submissions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`submissions_kind_idx\` ON \`submissions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`submissions_email_idx\` ON \`submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`submissions_vacancy_idx\` ON \`submissions\` (\`vacancy\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_key_idx\` ON \`submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`submissions_id\` integer,
  	\`technologies_id\` integer,
  	\`expertise_id\` integer,
  	\`services_id\` integer,
  	\`case_studies_id\` integer,
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
  	FOREIGN KEY (\`technologies_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`expertise_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "submissions_id", "technologies_id", "expertise_id", "services_id", "case_studies_id", "vacancies_id", "career_posts_id", "vacancy_terms_id", "blog_posts_id", "articles_id", "media_id", "seo_records_id", "specialisation_costs_id", "users_id") SELECT "id", "order", "parent_id", "path", "submissions_id", "technologies_id", "expertise_id", "services_id", "case_studies_id", "vacancies_id", "career_posts_id", "vacancy_terms_id", "blog_posts_id", "articles_id", "media_id", "seo_records_id", "specialisation_costs_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_technologies_id_idx\` ON \`payload_locked_documents_rels\` (\`technologies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_expertise_id_idx\` ON \`payload_locked_documents_rels\` (\`expertise_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_studies_id_idx\` ON \`payload_locked_documents_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_career_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`career_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancy_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancy_terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seo_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seo_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_specialisation_costs_id_idx\` ON \`payload_locked_documents_rels\` (\`specialisation_costs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`technologies_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`technologies_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`technologies\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`technologies\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`technologies\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_technologies_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_technologies_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_technologies_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`expertise_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`expertise_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`expertise\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`expertise\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`expertise\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_expertise_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_expertise_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_expertise_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`services_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`services_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_services_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_services_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_services_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`case_studies_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`case_studies_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`case_studies\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`case_studies\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`case_studies\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_case_studies_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_case_studies_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_case_studies_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`vacancies_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`vacancies_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_vacancies_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_vacancies_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_vacancies_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`career_posts_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`career_posts_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`career_posts\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`career_posts\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`career_posts\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_career_posts_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_career_posts_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_career_posts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`vacancy_terms_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`vacancy_terms_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`vacancy_terms\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`vacancy_terms\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`vacancy_terms\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_vacancy_terms_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_vacancy_terms_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_vacancy_terms_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_vacancy_terms_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`blog_posts_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`blog_posts_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_blog_posts_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_blog_posts_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_blog_posts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`articles_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`articles_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`seo_records_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`seo_records_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`seo_records\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`seo_records\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`seo_records\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_seo_records_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_seo_records_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_seo_records_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`specialisation_costs_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`specialisation_costs_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`specialisation_costs\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`specialisation_costs\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`specialisation_costs\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_specialisation_costs_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_specialisation_costs_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_specialisation_costs_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_specialisation_costs_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`purges_told_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`purges\` DROP COLUMN \`told_at\`;`)
  await db.run(sql`DROP INDEX \`home_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`home_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_home_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`about_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`about_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`about\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`about\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`about\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_about_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_about_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_about_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`clients_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`clients_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_clients_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_clients_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_clients_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`career_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`career_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_career_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_career_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_career_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`road_map_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`road_map_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`road_map\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`road_map\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`road_map\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_road_map_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_road_map_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_road_map_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`privacy_policy_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`privacy_policy_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_privacy_policy_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_privacy_policy_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_privacy_policy_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`terms_of_use_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`terms_of_use_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_terms_of_use_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_terms_of_use_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_terms_of_use_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`options_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`options_unpublish_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`options\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`options\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`options\` DROP COLUMN \`last_saved_by\`;`)
  await db.run(sql`DROP INDEX \`_options_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_options_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_options_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_options_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_options_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_options_v\` DROP COLUMN \`version_last_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_options_v\` DROP COLUMN \`autosave\`;`)
}
