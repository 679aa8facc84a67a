import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`hours\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_hours\` text;`)
  await db.run(sql`ALTER TABLE \`clients_clients\` ADD \`review_on_home\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`clients_clients\` ADD \`review_on_services\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`clients_clients\` ADD \`review_on_pricing\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_clients_v_version_clients\` ADD \`review_on_home\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_clients_v_version_clients\` ADD \`review_on_services\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_clients_v_version_clients\` ADD \`review_on_pricing\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`contact_person_name\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`contact_person_role\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`contact_person_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`contact_next_title\` text;`)
  await db.run(sql`CREATE INDEX \`site_settings_contact_person_contact_person_picture_idx\` ON \`site_settings\` (\`contact_person_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_contact_person_name\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_contact_person_role\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_contact_person_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_contact_next_title\` text;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_contact_person_version_contact__idx\` ON \`_site_settings_v\` (\`version_contact_person_picture_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`case_studies_figures\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`settings_contact_steps\`;`)
  await db.run(sql`DROP TABLE \`_settings_contact_steps_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`brand_name\` text,
  	\`brand_logo_id\` integer,
  	\`brand_logo_on_dark_id\` integer,
  	\`brand_mark_id\` integer,
  	\`contact_email\` text,
  	\`case_studies_link\` text,
  	\`theme_colors_action\` text,
  	\`theme_colors_ink\` text,
  	\`theme_colors_paper\` text,
  	\`theme_colors_sea\` text,
  	\`theme_colors_land\` text,
  	\`theme_colors_flat\` text,
  	\`theme_colors_night\` text,
  	\`theme_colors_error\` text,
  	\`theme_colors_success\` text,
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`brand_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_logo_on_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_text_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_text_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_headings_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`theme_fonts_headings_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "brand_name", "brand_logo_id", "brand_logo_on_dark_id", "brand_mark_id", "contact_email", "case_studies_link", "theme_colors_action", "theme_colors_ink", "theme_colors_paper", "theme_colors_sea", "theme_colors_land", "theme_colors_flat", "theme_colors_night", "theme_colors_error", "theme_colors_success", "theme_fonts_text_regular_id", "theme_fonts_text_bold_id", "theme_fonts_headings_regular_id", "theme_fonts_headings_bold_id", "menu_action_label", "menu_action_link", "get_in_touch", "captcha", "consent", "analytics_provider", "analytics_site", "analytics_host", "home_hero_ground", "home_hero_label", "home_hero_link", "home_solutions_title", "home_venture_partner_title", "home_venture_partner_text", "home_venture_partner_link", "home_venture_partner_action", "home_services_title", "home_services_text", "home_services_plan_title", "home_services_plan_text", "home_services_plan_link", "home_map_title", "home_map_text", "home_road_map_banner_title", "home_road_map_banner_text", "home_road_map_banner_link", "home_road_map_banner_button", "home_contact_title", "home_contact_text", "career_hero_title", "career_hero_text", "career_points_title", "career_gallery_title", "career_values_title", "career_join_title", "career_join_text", "career_people_title", "career_jobs_title", "career_resume_title", "career_resume_text", "vacancies_hero_title", "vacancies_hero_text", "vacancies_resume_title", "vacancies_resume_text", "vacancies_vacancy_resume_title", "vacancies_vacancy_resume_text", "reading_article_end_title", "reading_blog_title", "reading_blog_text", "reading_road_map_text", "reading_road_map_weeks", "reading_road_map_note", "sales_title", "sales_text", "sales_comparison_title", "sales_comparison_text", "sales_comparison_per", "sales_comparison_direct_label", "sales_comparison_direct_figure", "sales_comparison_direct_amount", "sales_comparison_own_label", "sales_comparison_own_figure", "sales_comparison_own_from", "sales_comparison_own_to", "sales_comparison_link", "sales_comparison_action", "sales_next_title", "sales_next_link", "sales_next_action", "sales_principles_title", "pricing_hero_title", "pricing_hero_text", "pricing_calculator_currency", "pricing_calculator_own", "pricing_calculator_compared", "pricing_note", "pricing_no_prices", "pricing_principles_title", "services_contact_title", "services_contact_text", "case_studies_stories_title", "case_studies_stories_text", "case_studies_list_title", "case_studies_list_none", "case_studies_contact_title", "case_studies_contact_text", "case_studies_story_contact_title", "case_studies_story_contact_text", "clients_map_title", "clients_map_text", "clients_list_title", "clients_list_text", "clients_list_more", "clients_reviews_title", "clients_contact_title", "clients_contact_text", "survey_title", "survey_text", "survey_questions_regions_title", "survey_questions_regions_hint", "survey_questions_rates_title", "survey_questions_rates_hint", "survey_questions_size_title", "survey_questions_size_hint", "survey_questions_skills_title", "survey_questions_skills_hint", "survey_questions_who_title", "survey_questions_who_hint", "survey_offers_rates_for_senior_full_stack", "survey_offers_rates_for_middle_backend", "survey_offers_team_size", "survey_thanks", "survey_principles_title", "survey_principles_setup_title", "seo_title", "emptied", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at") SELECT "id", "brand_name", "brand_logo_id", "brand_logo_on_dark_id", "brand_mark_id", "contact_email", "case_studies_link", "theme_colors_action", "theme_colors_ink", "theme_colors_paper", "theme_colors_sea", "theme_colors_land", "theme_colors_flat", "theme_colors_night", "theme_colors_error", "theme_colors_success", "theme_fonts_text_regular_id", "theme_fonts_text_bold_id", "theme_fonts_headings_regular_id", "theme_fonts_headings_bold_id", "menu_action_label", "menu_action_link", "get_in_touch", "captcha", "consent", "analytics_provider", "analytics_site", "analytics_host", "home_hero_ground", "home_hero_label", "home_hero_link", "home_solutions_title", "home_venture_partner_title", "home_venture_partner_text", "home_venture_partner_link", "home_venture_partner_action", "home_services_title", "home_services_text", "home_services_plan_title", "home_services_plan_text", "home_services_plan_link", "home_map_title", "home_map_text", "home_road_map_banner_title", "home_road_map_banner_text", "home_road_map_banner_link", "home_road_map_banner_button", "home_contact_title", "home_contact_text", "career_hero_title", "career_hero_text", "career_points_title", "career_gallery_title", "career_values_title", "career_join_title", "career_join_text", "career_people_title", "career_jobs_title", "career_resume_title", "career_resume_text", "vacancies_hero_title", "vacancies_hero_text", "vacancies_resume_title", "vacancies_resume_text", "vacancies_vacancy_resume_title", "vacancies_vacancy_resume_text", "reading_article_end_title", "reading_blog_title", "reading_blog_text", "reading_road_map_text", "reading_road_map_weeks", "reading_road_map_note", "sales_title", "sales_text", "sales_comparison_title", "sales_comparison_text", "sales_comparison_per", "sales_comparison_direct_label", "sales_comparison_direct_figure", "sales_comparison_direct_amount", "sales_comparison_own_label", "sales_comparison_own_figure", "sales_comparison_own_from", "sales_comparison_own_to", "sales_comparison_link", "sales_comparison_action", "sales_next_title", "sales_next_link", "sales_next_action", "sales_principles_title", "pricing_hero_title", "pricing_hero_text", "pricing_calculator_currency", "pricing_calculator_own", "pricing_calculator_compared", "pricing_note", "pricing_no_prices", "pricing_principles_title", "services_contact_title", "services_contact_text", "case_studies_stories_title", "case_studies_stories_text", "case_studies_list_title", "case_studies_list_none", "case_studies_contact_title", "case_studies_contact_text", "case_studies_story_contact_title", "case_studies_story_contact_text", "clients_map_title", "clients_map_text", "clients_list_title", "clients_list_text", "clients_list_more", "clients_reviews_title", "clients_contact_title", "clients_contact_text", "survey_title", "survey_text", "survey_questions_regions_title", "survey_questions_regions_hint", "survey_questions_rates_title", "survey_questions_rates_hint", "survey_questions_size_title", "survey_questions_size_hint", "survey_questions_skills_title", "survey_questions_skills_hint", "survey_questions_who_title", "survey_questions_who_hint", "survey_offers_rates_for_senior_full_stack", "survey_offers_rates_for_middle_backend", "survey_offers_team_size", "survey_thanks", "survey_principles_title", "survey_principles_setup_title", "seo_title", "emptied", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_idx\` ON \`site_settings\` (\`brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_logo_on_dark_idx\` ON \`site_settings\` (\`brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_mark_idx\` ON \`site_settings\` (\`brand_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_text_theme_fonts_text_regular_idx\` ON \`site_settings\` (\`theme_fonts_text_regular_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_text_theme_fonts_text_bold_idx\` ON \`site_settings\` (\`theme_fonts_text_bold_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_headings_theme_fonts_headings__idx\` ON \`site_settings\` (\`theme_fonts_headings_regular_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_theme_fonts_headings_theme_fonts_heading_1_idx\` ON \`site_settings\` (\`theme_fonts_headings_bold_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_publish_at_idx\` ON \`site_settings\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_unpublish_at_idx\` ON \`site_settings\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_brand_name\` text,
  	\`version_brand_logo_id\` integer,
  	\`version_brand_logo_on_dark_id\` integer,
  	\`version_brand_mark_id\` integer,
  	\`version_contact_email\` text,
  	\`version_case_studies_link\` text,
  	\`version_theme_colors_action\` text,
  	\`version_theme_colors_ink\` text,
  	\`version_theme_colors_paper\` text,
  	\`version_theme_colors_sea\` text,
  	\`version_theme_colors_land\` text,
  	\`version_theme_colors_flat\` text,
  	\`version_theme_colors_night\` text,
  	\`version_theme_colors_error\` text,
  	\`version_theme_colors_success\` text,
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
  	FOREIGN KEY (\`version_theme_fonts_text_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_fonts_text_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_fonts_headings_regular_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_theme_fonts_headings_bold_id\`) REFERENCES \`fonts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_brand_name", "version_brand_logo_id", "version_brand_logo_on_dark_id", "version_brand_mark_id", "version_contact_email", "version_case_studies_link", "version_theme_colors_action", "version_theme_colors_ink", "version_theme_colors_paper", "version_theme_colors_sea", "version_theme_colors_land", "version_theme_colors_flat", "version_theme_colors_night", "version_theme_colors_error", "version_theme_colors_success", "version_theme_fonts_text_regular_id", "version_theme_fonts_text_bold_id", "version_theme_fonts_headings_regular_id", "version_theme_fonts_headings_bold_id", "version_menu_action_label", "version_menu_action_link", "version_get_in_touch", "version_captcha", "version_consent", "version_analytics_provider", "version_analytics_site", "version_analytics_host", "version_home_hero_ground", "version_home_hero_label", "version_home_hero_link", "version_home_solutions_title", "version_home_venture_partner_title", "version_home_venture_partner_text", "version_home_venture_partner_link", "version_home_venture_partner_action", "version_home_services_title", "version_home_services_text", "version_home_services_plan_title", "version_home_services_plan_text", "version_home_services_plan_link", "version_home_map_title", "version_home_map_text", "version_home_road_map_banner_title", "version_home_road_map_banner_text", "version_home_road_map_banner_link", "version_home_road_map_banner_button", "version_home_contact_title", "version_home_contact_text", "version_career_hero_title", "version_career_hero_text", "version_career_points_title", "version_career_gallery_title", "version_career_values_title", "version_career_join_title", "version_career_join_text", "version_career_people_title", "version_career_jobs_title", "version_career_resume_title", "version_career_resume_text", "version_vacancies_hero_title", "version_vacancies_hero_text", "version_vacancies_resume_title", "version_vacancies_resume_text", "version_vacancies_vacancy_resume_title", "version_vacancies_vacancy_resume_text", "version_reading_article_end_title", "version_reading_blog_title", "version_reading_blog_text", "version_reading_road_map_text", "version_reading_road_map_weeks", "version_reading_road_map_note", "version_sales_title", "version_sales_text", "version_sales_comparison_title", "version_sales_comparison_text", "version_sales_comparison_per", "version_sales_comparison_direct_label", "version_sales_comparison_direct_figure", "version_sales_comparison_direct_amount", "version_sales_comparison_own_label", "version_sales_comparison_own_figure", "version_sales_comparison_own_from", "version_sales_comparison_own_to", "version_sales_comparison_link", "version_sales_comparison_action", "version_sales_next_title", "version_sales_next_link", "version_sales_next_action", "version_sales_principles_title", "version_pricing_hero_title", "version_pricing_hero_text", "version_pricing_calculator_currency", "version_pricing_calculator_own", "version_pricing_calculator_compared", "version_pricing_note", "version_pricing_no_prices", "version_pricing_principles_title", "version_services_contact_title", "version_services_contact_text", "version_case_studies_stories_title", "version_case_studies_stories_text", "version_case_studies_list_title", "version_case_studies_list_none", "version_case_studies_contact_title", "version_case_studies_contact_text", "version_case_studies_story_contact_title", "version_case_studies_story_contact_text", "version_clients_map_title", "version_clients_map_text", "version_clients_list_title", "version_clients_list_text", "version_clients_list_more", "version_clients_reviews_title", "version_clients_contact_title", "version_clients_contact_text", "version_survey_title", "version_survey_text", "version_survey_questions_regions_title", "version_survey_questions_regions_hint", "version_survey_questions_rates_title", "version_survey_questions_rates_hint", "version_survey_questions_size_title", "version_survey_questions_size_hint", "version_survey_questions_skills_title", "version_survey_questions_skills_hint", "version_survey_questions_who_title", "version_survey_questions_who_hint", "version_survey_offers_rates_for_senior_full_stack", "version_survey_offers_rates_for_middle_backend", "version_survey_offers_team_size", "version_survey_thanks", "version_survey_principles_title", "version_survey_principles_setup_title", "version_seo_title", "version_emptied", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_brand_name", "version_brand_logo_id", "version_brand_logo_on_dark_id", "version_brand_mark_id", "version_contact_email", "version_case_studies_link", "version_theme_colors_action", "version_theme_colors_ink", "version_theme_colors_paper", "version_theme_colors_sea", "version_theme_colors_land", "version_theme_colors_flat", "version_theme_colors_night", "version_theme_colors_error", "version_theme_colors_success", "version_theme_fonts_text_regular_id", "version_theme_fonts_text_bold_id", "version_theme_fonts_headings_regular_id", "version_theme_fonts_headings_bold_id", "version_menu_action_label", "version_menu_action_link", "version_get_in_touch", "version_captcha", "version_consent", "version_analytics_provider", "version_analytics_site", "version_analytics_host", "version_home_hero_ground", "version_home_hero_label", "version_home_hero_link", "version_home_solutions_title", "version_home_venture_partner_title", "version_home_venture_partner_text", "version_home_venture_partner_link", "version_home_venture_partner_action", "version_home_services_title", "version_home_services_text", "version_home_services_plan_title", "version_home_services_plan_text", "version_home_services_plan_link", "version_home_map_title", "version_home_map_text", "version_home_road_map_banner_title", "version_home_road_map_banner_text", "version_home_road_map_banner_link", "version_home_road_map_banner_button", "version_home_contact_title", "version_home_contact_text", "version_career_hero_title", "version_career_hero_text", "version_career_points_title", "version_career_gallery_title", "version_career_values_title", "version_career_join_title", "version_career_join_text", "version_career_people_title", "version_career_jobs_title", "version_career_resume_title", "version_career_resume_text", "version_vacancies_hero_title", "version_vacancies_hero_text", "version_vacancies_resume_title", "version_vacancies_resume_text", "version_vacancies_vacancy_resume_title", "version_vacancies_vacancy_resume_text", "version_reading_article_end_title", "version_reading_blog_title", "version_reading_blog_text", "version_reading_road_map_text", "version_reading_road_map_weeks", "version_reading_road_map_note", "version_sales_title", "version_sales_text", "version_sales_comparison_title", "version_sales_comparison_text", "version_sales_comparison_per", "version_sales_comparison_direct_label", "version_sales_comparison_direct_figure", "version_sales_comparison_direct_amount", "version_sales_comparison_own_label", "version_sales_comparison_own_figure", "version_sales_comparison_own_from", "version_sales_comparison_own_to", "version_sales_comparison_link", "version_sales_comparison_action", "version_sales_next_title", "version_sales_next_link", "version_sales_next_action", "version_sales_principles_title", "version_pricing_hero_title", "version_pricing_hero_text", "version_pricing_calculator_currency", "version_pricing_calculator_own", "version_pricing_calculator_compared", "version_pricing_note", "version_pricing_no_prices", "version_pricing_principles_title", "version_services_contact_title", "version_services_contact_text", "version_case_studies_stories_title", "version_case_studies_stories_text", "version_case_studies_list_title", "version_case_studies_list_none", "version_case_studies_contact_title", "version_case_studies_contact_text", "version_case_studies_story_contact_title", "version_case_studies_story_contact_text", "version_clients_map_title", "version_clients_map_text", "version_clients_list_title", "version_clients_list_text", "version_clients_list_more", "version_clients_reviews_title", "version_clients_contact_title", "version_clients_contact_text", "version_survey_title", "version_survey_text", "version_survey_questions_regions_title", "version_survey_questions_regions_hint", "version_survey_questions_rates_title", "version_survey_questions_rates_hint", "version_survey_questions_size_title", "version_survey_questions_size_hint", "version_survey_questions_skills_title", "version_survey_questions_skills_hint", "version_survey_questions_who_title", "version_survey_questions_who_hint", "version_survey_offers_rates_for_senior_full_stack", "version_survey_offers_rates_for_middle_backend", "version_survey_offers_team_size", "version_survey_thanks", "version_survey_principles_title", "version_survey_principles_setup_title", "version_seo_title", "version_emptied", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_idx\` ON \`_site_settings_v\` (\`version_brand_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_logo_on_dar_idx\` ON \`_site_settings_v\` (\`version_brand_logo_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_mark_idx\` ON \`_site_settings_v\` (\`version_brand_mark_id\`);`)
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
  await db.run(sql`ALTER TABLE \`case_studies\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`hours\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_hours\`;`)
  await db.run(sql`ALTER TABLE \`clients_clients\` DROP COLUMN \`review_on_home\`;`)
  await db.run(sql`ALTER TABLE \`clients_clients\` DROP COLUMN \`review_on_services\`;`)
  await db.run(sql`ALTER TABLE \`clients_clients\` DROP COLUMN \`review_on_pricing\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v_version_clients\` DROP COLUMN \`review_on_home\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v_version_clients\` DROP COLUMN \`review_on_services\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v_version_clients\` DROP COLUMN \`review_on_pricing\`;`)
}
