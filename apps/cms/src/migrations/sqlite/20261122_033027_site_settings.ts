import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_night_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_idx\` ON \`site_settings\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_night_idx\` ON \`site_settings\` (\`brand_logo_night_id\`);`)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_logo_night_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_idx\` ON \`_site_settings_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_night_idx\` ON \`_site_settings_v\` (\`version_brand_logo_night_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
}
