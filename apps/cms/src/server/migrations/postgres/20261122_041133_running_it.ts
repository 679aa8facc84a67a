import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."settings_stage_ground" AS ENUM('sea', 'land', 'flat');
  CREATE TYPE "public"."settings_point_side" AS ENUM('start', 'end', 'top', 'bottom');
  CREATE TYPE "public"."enum_site_settings_captcha" AS ENUM('environment', 'altcha', 'turnstile', 'hcaptcha', 'recaptcha');
  CREATE TYPE "public"."enum_site_settings_analytics_provider" AS ENUM('own', 'plausible', 'umami', 'ga4', 'none');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_captcha" AS ENUM('environment', 'altcha', 'turnstile', 'hcaptcha', 'recaptcha');
  CREATE TYPE "public"."enum__site_settings_v_version_analytics_provider" AS ENUM('own', 'plausible', 'umami', 'ga4', 'none');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'closed' BEFORE 'in-progress';
  CREATE TABLE "submissions_remarks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"by_id" integer,
  	"submissions" numeric NOT NULL,
  	"files" numeric NOT NULL,
  	"journal" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery" jsonb NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"paused_until" numeric DEFAULT 0,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"region" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "settings_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link" varchar,
  	"action" varchar
  );
  
  CREATE TABLE "settings_venture_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "settings_map_regions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "settings_map_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric
  );
  
  CREATE TABLE "settings_values_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "settings_values_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "settings_article_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "settings_road_map_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"from" numeric,
  	"weeks" numeric,
  	"maybe" numeric,
  	"ground" "settings_stage_ground" DEFAULT 'sea',
  	"drawing" varchar
  );
  
  CREATE TABLE "settings_sales_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "settings_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"when" varchar
  );
  
  CREATE TABLE "settings_principle_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "settings_client_teams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric
  );
  
  CREATE TABLE "settings_client_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"label" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"side" "settings_point_side" DEFAULT 'end',
  	"team" varchar
  );
  
  CREATE TABLE "settings_survey_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "settings_survey_others" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"brand_name" varchar,
  	"brand_logo_id" integer,
  	"brand_logo_night_id" integer,
  	"contact_email" varchar,
  	"case_studies_link" varchar,
  	"get_in_touch" boolean DEFAULT true,
  	"captcha" "enum_site_settings_captcha" DEFAULT 'environment',
  	"analytics_provider" "enum_site_settings_analytics_provider" DEFAULT 'own',
  	"analytics_site" varchar,
  	"analytics_host" varchar,
  	"home_solutions_title" varchar,
  	"home_venture_partner_title" varchar,
  	"home_venture_partner_text" varchar,
  	"home_venture_partner_link" varchar,
  	"home_venture_partner_action" varchar,
  	"home_about_title" varchar,
  	"home_about_text" varchar,
  	"home_services_title" varchar,
  	"home_services_text" varchar,
  	"home_services_plan_title" varchar,
  	"home_services_plan_text" varchar,
  	"home_services_plan_link" varchar,
  	"home_map_title" varchar,
  	"home_map_text" varchar,
  	"home_road_map_banner_title" varchar,
  	"home_road_map_banner_text" varchar,
  	"home_road_map_banner_link" varchar,
  	"home_road_map_banner_button" varchar,
  	"home_contact_title" varchar,
  	"home_contact_text" varchar,
  	"career_hero_title" varchar,
  	"career_hero_text" varchar,
  	"career_points_title" varchar,
  	"career_gallery_title" varchar,
  	"career_values_title" varchar,
  	"career_join_title" varchar,
  	"career_join_text" varchar,
  	"career_people_title" varchar,
  	"career_jobs_title" varchar,
  	"career_resume_title" varchar,
  	"career_resume_text" varchar,
  	"vacancies_hero_title" varchar,
  	"vacancies_hero_text" varchar,
  	"vacancies_resume_title" varchar,
  	"vacancies_resume_text" varchar,
  	"vacancies_vacancy_resume_title" varchar,
  	"vacancies_vacancy_resume_text" varchar,
  	"reading_article_end_title" varchar,
  	"reading_blog_title" varchar,
  	"reading_blog_text" varchar,
  	"reading_road_map_text" varchar,
  	"reading_road_map_weeks" numeric,
  	"reading_road_map_note" varchar,
  	"sales_title" varchar,
  	"sales_text" varchar,
  	"sales_comparison_title" varchar,
  	"sales_comparison_text" varchar,
  	"sales_comparison_per" varchar,
  	"sales_comparison_direct_label" varchar,
  	"sales_comparison_direct_figure" varchar,
  	"sales_comparison_direct_amount" numeric,
  	"sales_comparison_own_label" varchar,
  	"sales_comparison_own_figure" varchar,
  	"sales_comparison_own_from" numeric,
  	"sales_comparison_own_to" numeric,
  	"sales_comparison_link" varchar,
  	"sales_comparison_action" varchar,
  	"sales_next_title" varchar,
  	"sales_next_link" varchar,
  	"sales_next_action" varchar,
  	"sales_principles_title" varchar,
  	"pricing_hero_title" varchar,
  	"pricing_hero_text" varchar,
  	"pricing_note" varchar,
  	"pricing_no_prices" varchar,
  	"pricing_principles_title" varchar,
  	"services_contact_title" varchar,
  	"services_contact_text" varchar,
  	"case_studies_stories_title" varchar,
  	"case_studies_stories_text" varchar,
  	"case_studies_list_title" varchar,
  	"case_studies_list_none" varchar,
  	"case_studies_contact_title" varchar,
  	"case_studies_contact_text" varchar,
  	"case_studies_story_contact_title" varchar,
  	"case_studies_story_contact_text" varchar,
  	"clients_map_title" varchar,
  	"clients_map_text" varchar,
  	"clients_list_title" varchar,
  	"clients_list_text" varchar,
  	"clients_list_more" varchar,
  	"clients_reviews_title" varchar,
  	"clients_contact_title" varchar,
  	"clients_contact_text" varchar,
  	"survey_title" varchar,
  	"survey_text" varchar,
  	"survey_questions_regions_title" varchar,
  	"survey_questions_regions_hint" varchar,
  	"survey_questions_rates_title" varchar,
  	"survey_questions_rates_hint" varchar,
  	"survey_questions_size_title" varchar,
  	"survey_questions_size_hint" varchar,
  	"survey_questions_skills_title" varchar,
  	"survey_questions_skills_hint" varchar,
  	"survey_questions_who_title" varchar,
  	"survey_questions_who_hint" varchar,
  	"survey_thanks" varchar,
  	"survey_principles_title" varchar,
  	"survey_principles_setup_title" varchar,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_phones_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" varchar,
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_solutions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link" varchar,
  	"action" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_venture_facts_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_map_regions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_map_cities_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_values_left_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_values_right_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_article_actions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_road_map_stages_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"from" numeric,
  	"weeks" numeric,
  	"maybe" numeric,
  	"ground" "settings_stage_ground" DEFAULT 'sea',
  	"drawing" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_sales_facts_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_next_steps_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"when" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_principle_boxes_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_client_teams_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_client_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"label" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"side" "settings_point_side" DEFAULT 'end',
  	"team" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_survey_steps_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_survey_others_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand_name" varchar,
  	"version_brand_logo_id" integer,
  	"version_brand_logo_night_id" integer,
  	"version_contact_email" varchar,
  	"version_case_studies_link" varchar,
  	"version_get_in_touch" boolean DEFAULT true,
  	"version_captcha" "enum__site_settings_v_version_captcha" DEFAULT 'environment',
  	"version_analytics_provider" "enum__site_settings_v_version_analytics_provider" DEFAULT 'own',
  	"version_analytics_site" varchar,
  	"version_analytics_host" varchar,
  	"version_home_solutions_title" varchar,
  	"version_home_venture_partner_title" varchar,
  	"version_home_venture_partner_text" varchar,
  	"version_home_venture_partner_link" varchar,
  	"version_home_venture_partner_action" varchar,
  	"version_home_about_title" varchar,
  	"version_home_about_text" varchar,
  	"version_home_services_title" varchar,
  	"version_home_services_text" varchar,
  	"version_home_services_plan_title" varchar,
  	"version_home_services_plan_text" varchar,
  	"version_home_services_plan_link" varchar,
  	"version_home_map_title" varchar,
  	"version_home_map_text" varchar,
  	"version_home_road_map_banner_title" varchar,
  	"version_home_road_map_banner_text" varchar,
  	"version_home_road_map_banner_link" varchar,
  	"version_home_road_map_banner_button" varchar,
  	"version_home_contact_title" varchar,
  	"version_home_contact_text" varchar,
  	"version_career_hero_title" varchar,
  	"version_career_hero_text" varchar,
  	"version_career_points_title" varchar,
  	"version_career_gallery_title" varchar,
  	"version_career_values_title" varchar,
  	"version_career_join_title" varchar,
  	"version_career_join_text" varchar,
  	"version_career_people_title" varchar,
  	"version_career_jobs_title" varchar,
  	"version_career_resume_title" varchar,
  	"version_career_resume_text" varchar,
  	"version_vacancies_hero_title" varchar,
  	"version_vacancies_hero_text" varchar,
  	"version_vacancies_resume_title" varchar,
  	"version_vacancies_resume_text" varchar,
  	"version_vacancies_vacancy_resume_title" varchar,
  	"version_vacancies_vacancy_resume_text" varchar,
  	"version_reading_article_end_title" varchar,
  	"version_reading_blog_title" varchar,
  	"version_reading_blog_text" varchar,
  	"version_reading_road_map_text" varchar,
  	"version_reading_road_map_weeks" numeric,
  	"version_reading_road_map_note" varchar,
  	"version_sales_title" varchar,
  	"version_sales_text" varchar,
  	"version_sales_comparison_title" varchar,
  	"version_sales_comparison_text" varchar,
  	"version_sales_comparison_per" varchar,
  	"version_sales_comparison_direct_label" varchar,
  	"version_sales_comparison_direct_figure" varchar,
  	"version_sales_comparison_direct_amount" numeric,
  	"version_sales_comparison_own_label" varchar,
  	"version_sales_comparison_own_figure" varchar,
  	"version_sales_comparison_own_from" numeric,
  	"version_sales_comparison_own_to" numeric,
  	"version_sales_comparison_link" varchar,
  	"version_sales_comparison_action" varchar,
  	"version_sales_next_title" varchar,
  	"version_sales_next_link" varchar,
  	"version_sales_next_action" varchar,
  	"version_sales_principles_title" varchar,
  	"version_pricing_hero_title" varchar,
  	"version_pricing_hero_text" varchar,
  	"version_pricing_note" varchar,
  	"version_pricing_no_prices" varchar,
  	"version_pricing_principles_title" varchar,
  	"version_services_contact_title" varchar,
  	"version_services_contact_text" varchar,
  	"version_case_studies_stories_title" varchar,
  	"version_case_studies_stories_text" varchar,
  	"version_case_studies_list_title" varchar,
  	"version_case_studies_list_none" varchar,
  	"version_case_studies_contact_title" varchar,
  	"version_case_studies_contact_text" varchar,
  	"version_case_studies_story_contact_title" varchar,
  	"version_case_studies_story_contact_text" varchar,
  	"version_clients_map_title" varchar,
  	"version_clients_map_text" varchar,
  	"version_clients_list_title" varchar,
  	"version_clients_list_text" varchar,
  	"version_clients_list_more" varchar,
  	"version_clients_reviews_title" varchar,
  	"version_clients_contact_title" varchar,
  	"version_clients_contact_text" varchar,
  	"version_survey_title" varchar,
  	"version_survey_text" varchar,
  	"version_survey_questions_regions_title" varchar,
  	"version_survey_questions_regions_hint" varchar,
  	"version_survey_questions_rates_title" varchar,
  	"version_survey_questions_rates_hint" varchar,
  	"version_survey_questions_size_title" varchar,
  	"version_survey_questions_size_hint" varchar,
  	"version_survey_questions_skills_title" varchar,
  	"version_survey_questions_skills_hint" varchar,
  	"version_survey_questions_who_title" varchar,
  	"version_survey_questions_who_hint" varchar,
  	"version_survey_thanks" varchar,
  	"version_survey_principles_title" varchar,
  	"version_survey_principles_setup_title" varchar,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_months" numeric DEFAULT 12 NOT NULL,
  	"resume_months" numeric DEFAULT 12 NOT NULL,
  	"price_request_months" numeric DEFAULT 12 NOT NULL,
  	"survey_months" numeric DEFAULT 12 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "submissions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "technologies" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "technologies" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "technologies" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_technologies_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_technologies_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_technologies_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_technologies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "expertise" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "expertise" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "expertise" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_expertise_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "services" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "case_studies" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "case_studies" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "case_studies" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "vacancies" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "vacancies" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "vacancies" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "career_posts" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "career_posts" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "career_posts" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_career_posts_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_career_posts_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_career_posts_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_career_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "vacancy_terms" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "vacancy_terms" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "vacancy_terms" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_vacancy_terms_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancy_terms_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancy_terms_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_vacancy_terms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "seo_records" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "seo_records" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "seo_records" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_seo_records_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_seo_records_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_seo_records_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_seo_records_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "specialisation_costs" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "specialisation_costs" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "specialisation_costs" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_specialisation_costs_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_specialisation_costs_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_specialisation_costs_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_specialisation_costs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "purges" ADD COLUMN "told_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "home" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "about" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "about" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "about" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_about_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_about_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "clients" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "clients" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "clients" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_clients_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_clients_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "career" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "career" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "career" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_career_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_career_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "road_map" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "road_map" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "road_map" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_road_map_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "privacy_policy" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "privacy_policy" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "privacy_policy" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "terms_of_use" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "terms_of_use" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "terms_of_use" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_terms_of_use_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_terms_of_use_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_terms_of_use_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_terms_of_use_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "options" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "options" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "options" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_options_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_options_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_options_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "_options_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "submissions_remarks" ADD CONSTRAINT "submissions_remarks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_phones" ADD CONSTRAINT "settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_solutions" ADD CONSTRAINT "settings_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_venture_facts" ADD CONSTRAINT "settings_venture_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_map_regions" ADD CONSTRAINT "settings_map_regions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_map_cities" ADD CONSTRAINT "settings_map_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_values_left" ADD CONSTRAINT "settings_values_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_values_right" ADD CONSTRAINT "settings_values_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_article_actions" ADD CONSTRAINT "settings_article_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_road_map_stages" ADD CONSTRAINT "settings_road_map_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_sales_facts" ADD CONSTRAINT "settings_sales_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_next_steps" ADD CONSTRAINT "settings_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_principle_boxes" ADD CONSTRAINT "settings_principle_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_client_teams" ADD CONSTRAINT "settings_client_teams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_client_points" ADD CONSTRAINT "settings_client_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_survey_steps" ADD CONSTRAINT "settings_survey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_survey_others" ADD CONSTRAINT "settings_survey_others_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_id_media_id_fk" FOREIGN KEY ("brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_night_id_media_id_fk" FOREIGN KEY ("brand_logo_night_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_phones_v" ADD CONSTRAINT "_settings_phones_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_solutions_v" ADD CONSTRAINT "_settings_solutions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_venture_facts_v" ADD CONSTRAINT "_settings_venture_facts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_map_regions_v" ADD CONSTRAINT "_settings_map_regions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_map_cities_v" ADD CONSTRAINT "_settings_map_cities_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_values_left_v" ADD CONSTRAINT "_settings_values_left_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_values_right_v" ADD CONSTRAINT "_settings_values_right_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_article_actions_v" ADD CONSTRAINT "_settings_article_actions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_road_map_stages_v" ADD CONSTRAINT "_settings_road_map_stages_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_sales_facts_v" ADD CONSTRAINT "_settings_sales_facts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_next_steps_v" ADD CONSTRAINT "_settings_next_steps_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_principle_boxes_v" ADD CONSTRAINT "_settings_principle_boxes_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_client_teams_v" ADD CONSTRAINT "_settings_client_teams_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_client_points_v" ADD CONSTRAINT "_settings_client_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_survey_steps_v" ADD CONSTRAINT "_settings_survey_steps_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_survey_others_v" ADD CONSTRAINT "_settings_survey_others_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_id_media_id_fk" FOREIGN KEY ("version_brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_night_id_media_id_fk" FOREIGN KEY ("version_brand_logo_night_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_remarks_order_idx" ON "submissions_remarks" USING btree ("_order");
  CREATE INDEX "submissions_remarks_parent_id_idx" ON "submissions_remarks" USING btree ("_parent_id");
  CREATE INDEX "erasures_by_idx" ON "erasures" USING btree ("by_id");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "settings_phones_order_idx" ON "settings_phones" USING btree ("_order");
  CREATE INDEX "settings_phones_parent_id_idx" ON "settings_phones" USING btree ("_parent_id");
  CREATE INDEX "settings_solutions_order_idx" ON "settings_solutions" USING btree ("_order");
  CREATE INDEX "settings_solutions_parent_id_idx" ON "settings_solutions" USING btree ("_parent_id");
  CREATE INDEX "settings_venture_facts_order_idx" ON "settings_venture_facts" USING btree ("_order");
  CREATE INDEX "settings_venture_facts_parent_id_idx" ON "settings_venture_facts" USING btree ("_parent_id");
  CREATE INDEX "settings_map_regions_order_idx" ON "settings_map_regions" USING btree ("_order");
  CREATE INDEX "settings_map_regions_parent_id_idx" ON "settings_map_regions" USING btree ("_parent_id");
  CREATE INDEX "settings_map_cities_order_idx" ON "settings_map_cities" USING btree ("_order");
  CREATE INDEX "settings_map_cities_parent_id_idx" ON "settings_map_cities" USING btree ("_parent_id");
  CREATE INDEX "settings_values_left_order_idx" ON "settings_values_left" USING btree ("_order");
  CREATE INDEX "settings_values_left_parent_id_idx" ON "settings_values_left" USING btree ("_parent_id");
  CREATE INDEX "settings_values_right_order_idx" ON "settings_values_right" USING btree ("_order");
  CREATE INDEX "settings_values_right_parent_id_idx" ON "settings_values_right" USING btree ("_parent_id");
  CREATE INDEX "settings_article_actions_order_idx" ON "settings_article_actions" USING btree ("_order");
  CREATE INDEX "settings_article_actions_parent_id_idx" ON "settings_article_actions" USING btree ("_parent_id");
  CREATE INDEX "settings_road_map_stages_order_idx" ON "settings_road_map_stages" USING btree ("_order");
  CREATE INDEX "settings_road_map_stages_parent_id_idx" ON "settings_road_map_stages" USING btree ("_parent_id");
  CREATE INDEX "settings_sales_facts_order_idx" ON "settings_sales_facts" USING btree ("_order");
  CREATE INDEX "settings_sales_facts_parent_id_idx" ON "settings_sales_facts" USING btree ("_parent_id");
  CREATE INDEX "settings_next_steps_order_idx" ON "settings_next_steps" USING btree ("_order");
  CREATE INDEX "settings_next_steps_parent_id_idx" ON "settings_next_steps" USING btree ("_parent_id");
  CREATE INDEX "settings_principle_boxes_order_idx" ON "settings_principle_boxes" USING btree ("_order");
  CREATE INDEX "settings_principle_boxes_parent_id_idx" ON "settings_principle_boxes" USING btree ("_parent_id");
  CREATE INDEX "settings_client_teams_order_idx" ON "settings_client_teams" USING btree ("_order");
  CREATE INDEX "settings_client_teams_parent_id_idx" ON "settings_client_teams" USING btree ("_parent_id");
  CREATE INDEX "settings_client_points_order_idx" ON "settings_client_points" USING btree ("_order");
  CREATE INDEX "settings_client_points_parent_id_idx" ON "settings_client_points" USING btree ("_parent_id");
  CREATE INDEX "settings_survey_steps_order_idx" ON "settings_survey_steps" USING btree ("_order");
  CREATE INDEX "settings_survey_steps_parent_id_idx" ON "settings_survey_steps" USING btree ("_parent_id");
  CREATE INDEX "settings_survey_others_order_idx" ON "settings_survey_others" USING btree ("_order");
  CREATE INDEX "settings_survey_others_parent_id_idx" ON "settings_survey_others" USING btree ("_parent_id");
  CREATE INDEX "site_settings_brand_brand_logo_idx" ON "site_settings" USING btree ("brand_logo_id");
  CREATE INDEX "site_settings_brand_brand_logo_night_idx" ON "site_settings" USING btree ("brand_logo_night_id");
  CREATE INDEX "site_settings_publish_at_idx" ON "site_settings" USING btree ("publish_at");
  CREATE INDEX "site_settings_unpublish_at_idx" ON "site_settings" USING btree ("unpublish_at");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_phones_v_order_idx" ON "_settings_phones_v" USING btree ("_order");
  CREATE INDEX "_settings_phones_v_parent_id_idx" ON "_settings_phones_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_solutions_v_order_idx" ON "_settings_solutions_v" USING btree ("_order");
  CREATE INDEX "_settings_solutions_v_parent_id_idx" ON "_settings_solutions_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_venture_facts_v_order_idx" ON "_settings_venture_facts_v" USING btree ("_order");
  CREATE INDEX "_settings_venture_facts_v_parent_id_idx" ON "_settings_venture_facts_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_map_regions_v_order_idx" ON "_settings_map_regions_v" USING btree ("_order");
  CREATE INDEX "_settings_map_regions_v_parent_id_idx" ON "_settings_map_regions_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_map_cities_v_order_idx" ON "_settings_map_cities_v" USING btree ("_order");
  CREATE INDEX "_settings_map_cities_v_parent_id_idx" ON "_settings_map_cities_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_values_left_v_order_idx" ON "_settings_values_left_v" USING btree ("_order");
  CREATE INDEX "_settings_values_left_v_parent_id_idx" ON "_settings_values_left_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_values_right_v_order_idx" ON "_settings_values_right_v" USING btree ("_order");
  CREATE INDEX "_settings_values_right_v_parent_id_idx" ON "_settings_values_right_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_article_actions_v_order_idx" ON "_settings_article_actions_v" USING btree ("_order");
  CREATE INDEX "_settings_article_actions_v_parent_id_idx" ON "_settings_article_actions_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_road_map_stages_v_order_idx" ON "_settings_road_map_stages_v" USING btree ("_order");
  CREATE INDEX "_settings_road_map_stages_v_parent_id_idx" ON "_settings_road_map_stages_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_sales_facts_v_order_idx" ON "_settings_sales_facts_v" USING btree ("_order");
  CREATE INDEX "_settings_sales_facts_v_parent_id_idx" ON "_settings_sales_facts_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_next_steps_v_order_idx" ON "_settings_next_steps_v" USING btree ("_order");
  CREATE INDEX "_settings_next_steps_v_parent_id_idx" ON "_settings_next_steps_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_principle_boxes_v_order_idx" ON "_settings_principle_boxes_v" USING btree ("_order");
  CREATE INDEX "_settings_principle_boxes_v_parent_id_idx" ON "_settings_principle_boxes_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_client_teams_v_order_idx" ON "_settings_client_teams_v" USING btree ("_order");
  CREATE INDEX "_settings_client_teams_v_parent_id_idx" ON "_settings_client_teams_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_client_points_v_order_idx" ON "_settings_client_points_v" USING btree ("_order");
  CREATE INDEX "_settings_client_points_v_parent_id_idx" ON "_settings_client_points_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_survey_steps_v_order_idx" ON "_settings_survey_steps_v" USING btree ("_order");
  CREATE INDEX "_settings_survey_steps_v_parent_id_idx" ON "_settings_survey_steps_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_survey_others_v_order_idx" ON "_settings_survey_others_v" USING btree ("_order");
  CREATE INDEX "_settings_survey_others_v_parent_id_idx" ON "_settings_survey_others_v" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_idx" ON "_site_settings_v" USING btree ("version_brand_logo_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_night_idx" ON "_site_settings_v" USING btree ("version_brand_logo_night_id");
  CREATE INDEX "_site_settings_v_version_version_publish_at_idx" ON "_site_settings_v" USING btree ("version_publish_at");
  CREATE INDEX "_site_settings_v_version_version_unpublish_at_idx" ON "_site_settings_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE INDEX "technologies_publish_at_idx" ON "technologies" USING btree ("publish_at");
  CREATE INDEX "technologies_unpublish_at_idx" ON "technologies" USING btree ("unpublish_at");
  CREATE INDEX "_technologies_v_version_version_publish_at_idx" ON "_technologies_v" USING btree ("version_publish_at");
  CREATE INDEX "_technologies_v_version_version_unpublish_at_idx" ON "_technologies_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_technologies_v_autosave_idx" ON "_technologies_v" USING btree ("autosave");
  CREATE INDEX "expertise_publish_at_idx" ON "expertise" USING btree ("publish_at");
  CREATE INDEX "expertise_unpublish_at_idx" ON "expertise" USING btree ("unpublish_at");
  CREATE INDEX "_expertise_v_version_version_publish_at_idx" ON "_expertise_v" USING btree ("version_publish_at");
  CREATE INDEX "_expertise_v_version_version_unpublish_at_idx" ON "_expertise_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_expertise_v_autosave_idx" ON "_expertise_v" USING btree ("autosave");
  CREATE INDEX "services_publish_at_idx" ON "services" USING btree ("publish_at");
  CREATE INDEX "services_unpublish_at_idx" ON "services" USING btree ("unpublish_at");
  CREATE INDEX "_services_v_version_version_publish_at_idx" ON "_services_v" USING btree ("version_publish_at");
  CREATE INDEX "_services_v_version_version_unpublish_at_idx" ON "_services_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "case_studies_publish_at_idx" ON "case_studies" USING btree ("publish_at");
  CREATE INDEX "case_studies_unpublish_at_idx" ON "case_studies" USING btree ("unpublish_at");
  CREATE INDEX "_case_studies_v_version_version_publish_at_idx" ON "_case_studies_v" USING btree ("version_publish_at");
  CREATE INDEX "_case_studies_v_version_version_unpublish_at_idx" ON "_case_studies_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE INDEX "vacancies_publish_at_idx" ON "vacancies" USING btree ("publish_at");
  CREATE INDEX "vacancies_unpublish_at_idx" ON "vacancies" USING btree ("unpublish_at");
  CREATE INDEX "_vacancies_v_version_version_publish_at_idx" ON "_vacancies_v" USING btree ("version_publish_at");
  CREATE INDEX "_vacancies_v_version_version_unpublish_at_idx" ON "_vacancies_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_vacancies_v_autosave_idx" ON "_vacancies_v" USING btree ("autosave");
  CREATE INDEX "career_posts_publish_at_idx" ON "career_posts" USING btree ("publish_at");
  CREATE INDEX "career_posts_unpublish_at_idx" ON "career_posts" USING btree ("unpublish_at");
  CREATE INDEX "_career_posts_v_version_version_publish_at_idx" ON "_career_posts_v" USING btree ("version_publish_at");
  CREATE INDEX "_career_posts_v_version_version_unpublish_at_idx" ON "_career_posts_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_career_posts_v_autosave_idx" ON "_career_posts_v" USING btree ("autosave");
  CREATE INDEX "vacancy_terms_publish_at_idx" ON "vacancy_terms" USING btree ("publish_at");
  CREATE INDEX "vacancy_terms_unpublish_at_idx" ON "vacancy_terms" USING btree ("unpublish_at");
  CREATE INDEX "_vacancy_terms_v_version_version_publish_at_idx" ON "_vacancy_terms_v" USING btree ("version_publish_at");
  CREATE INDEX "_vacancy_terms_v_version_version_unpublish_at_idx" ON "_vacancy_terms_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_vacancy_terms_v_autosave_idx" ON "_vacancy_terms_v" USING btree ("autosave");
  CREATE INDEX "blog_posts_publish_at_idx" ON "blog_posts" USING btree ("publish_at");
  CREATE INDEX "blog_posts_unpublish_at_idx" ON "blog_posts" USING btree ("unpublish_at");
  CREATE INDEX "_blog_posts_v_version_version_publish_at_idx" ON "_blog_posts_v" USING btree ("version_publish_at");
  CREATE INDEX "_blog_posts_v_version_version_unpublish_at_idx" ON "_blog_posts_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_blog_posts_v_autosave_idx" ON "_blog_posts_v" USING btree ("autosave");
  CREATE INDEX "articles_publish_at_idx" ON "articles" USING btree ("publish_at");
  CREATE INDEX "articles_unpublish_at_idx" ON "articles" USING btree ("unpublish_at");
  CREATE INDEX "_articles_v_version_version_publish_at_idx" ON "_articles_v" USING btree ("version_publish_at");
  CREATE INDEX "_articles_v_version_version_unpublish_at_idx" ON "_articles_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "seo_records_publish_at_idx" ON "seo_records" USING btree ("publish_at");
  CREATE INDEX "seo_records_unpublish_at_idx" ON "seo_records" USING btree ("unpublish_at");
  CREATE INDEX "_seo_records_v_version_version_publish_at_idx" ON "_seo_records_v" USING btree ("version_publish_at");
  CREATE INDEX "_seo_records_v_version_version_unpublish_at_idx" ON "_seo_records_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_seo_records_v_autosave_idx" ON "_seo_records_v" USING btree ("autosave");
  CREATE INDEX "specialisation_costs_publish_at_idx" ON "specialisation_costs" USING btree ("publish_at");
  CREATE INDEX "specialisation_costs_unpublish_at_idx" ON "specialisation_costs" USING btree ("unpublish_at");
  CREATE INDEX "_specialisation_costs_v_version_version_publish_at_idx" ON "_specialisation_costs_v" USING btree ("version_publish_at");
  CREATE INDEX "_specialisation_costs_v_version_version_unpublish_at_idx" ON "_specialisation_costs_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_specialisation_costs_v_autosave_idx" ON "_specialisation_costs_v" USING btree ("autosave");
  CREATE INDEX "purges_told_at_idx" ON "purges" USING btree ("told_at");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "home_publish_at_idx" ON "home" USING btree ("publish_at");
  CREATE INDEX "home_unpublish_at_idx" ON "home" USING btree ("unpublish_at");
  CREATE INDEX "_home_v_version_version_publish_at_idx" ON "_home_v" USING btree ("version_publish_at");
  CREATE INDEX "_home_v_version_version_unpublish_at_idx" ON "_home_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "about_publish_at_idx" ON "about" USING btree ("publish_at");
  CREATE INDEX "about_unpublish_at_idx" ON "about" USING btree ("unpublish_at");
  CREATE INDEX "_about_v_version_version_publish_at_idx" ON "_about_v" USING btree ("version_publish_at");
  CREATE INDEX "_about_v_version_version_unpublish_at_idx" ON "_about_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "clients_publish_at_idx" ON "clients" USING btree ("publish_at");
  CREATE INDEX "clients_unpublish_at_idx" ON "clients" USING btree ("unpublish_at");
  CREATE INDEX "_clients_v_version_version_publish_at_idx" ON "_clients_v" USING btree ("version_publish_at");
  CREATE INDEX "_clients_v_version_version_unpublish_at_idx" ON "_clients_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_clients_v_autosave_idx" ON "_clients_v" USING btree ("autosave");
  CREATE INDEX "career_publish_at_idx" ON "career" USING btree ("publish_at");
  CREATE INDEX "career_unpublish_at_idx" ON "career" USING btree ("unpublish_at");
  CREATE INDEX "_career_v_version_version_publish_at_idx" ON "_career_v" USING btree ("version_publish_at");
  CREATE INDEX "_career_v_version_version_unpublish_at_idx" ON "_career_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_career_v_autosave_idx" ON "_career_v" USING btree ("autosave");
  CREATE INDEX "road_map_publish_at_idx" ON "road_map" USING btree ("publish_at");
  CREATE INDEX "road_map_unpublish_at_idx" ON "road_map" USING btree ("unpublish_at");
  CREATE INDEX "_road_map_v_version_version_publish_at_idx" ON "_road_map_v" USING btree ("version_publish_at");
  CREATE INDEX "_road_map_v_version_version_unpublish_at_idx" ON "_road_map_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_road_map_v_autosave_idx" ON "_road_map_v" USING btree ("autosave");
  CREATE INDEX "privacy_policy_publish_at_idx" ON "privacy_policy" USING btree ("publish_at");
  CREATE INDEX "privacy_policy_unpublish_at_idx" ON "privacy_policy" USING btree ("unpublish_at");
  CREATE INDEX "_privacy_policy_v_version_version_publish_at_idx" ON "_privacy_policy_v" USING btree ("version_publish_at");
  CREATE INDEX "_privacy_policy_v_version_version_unpublish_at_idx" ON "_privacy_policy_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "_privacy_policy_v" USING btree ("autosave");
  CREATE INDEX "terms_of_use_publish_at_idx" ON "terms_of_use" USING btree ("publish_at");
  CREATE INDEX "terms_of_use_unpublish_at_idx" ON "terms_of_use" USING btree ("unpublish_at");
  CREATE INDEX "_terms_of_use_v_version_version_publish_at_idx" ON "_terms_of_use_v" USING btree ("version_publish_at");
  CREATE INDEX "_terms_of_use_v_version_version_unpublish_at_idx" ON "_terms_of_use_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_terms_of_use_v_autosave_idx" ON "_terms_of_use_v" USING btree ("autosave");
  CREATE INDEX "options_publish_at_idx" ON "options" USING btree ("publish_at");
  CREATE INDEX "options_unpublish_at_idx" ON "options" USING btree ("unpublish_at");
  CREATE INDEX "_options_v_version_version_publish_at_idx" ON "_options_v" USING btree ("version_publish_at");
  CREATE INDEX "_options_v_version_version_unpublish_at_idx" ON "_options_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_options_v_autosave_idx" ON "_options_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions_remarks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_solutions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_venture_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_map_regions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_map_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_values_left" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_values_right" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_article_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_road_map_stages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_sales_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_next_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_principle_boxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_client_teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_client_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_survey_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_survey_others" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_phones_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_solutions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_venture_facts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_map_regions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_map_cities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_values_left_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_values_right_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_article_actions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_road_map_stages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_sales_facts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_next_steps_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_principle_boxes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_client_teams_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_client_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_survey_steps_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_survey_others_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submissions_remarks" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "settings_phones" CASCADE;
  DROP TABLE "settings_solutions" CASCADE;
  DROP TABLE "settings_venture_facts" CASCADE;
  DROP TABLE "settings_map_regions" CASCADE;
  DROP TABLE "settings_map_cities" CASCADE;
  DROP TABLE "settings_values_left" CASCADE;
  DROP TABLE "settings_values_right" CASCADE;
  DROP TABLE "settings_article_actions" CASCADE;
  DROP TABLE "settings_road_map_stages" CASCADE;
  DROP TABLE "settings_sales_facts" CASCADE;
  DROP TABLE "settings_next_steps" CASCADE;
  DROP TABLE "settings_principle_boxes" CASCADE;
  DROP TABLE "settings_client_teams" CASCADE;
  DROP TABLE "settings_client_points" CASCADE;
  DROP TABLE "settings_survey_steps" CASCADE;
  DROP TABLE "settings_survey_others" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_settings_phones_v" CASCADE;
  DROP TABLE "_settings_solutions_v" CASCADE;
  DROP TABLE "_settings_venture_facts_v" CASCADE;
  DROP TABLE "_settings_map_regions_v" CASCADE;
  DROP TABLE "_settings_map_cities_v" CASCADE;
  DROP TABLE "_settings_values_left_v" CASCADE;
  DROP TABLE "_settings_values_right_v" CASCADE;
  DROP TABLE "_settings_article_actions_v" CASCADE;
  DROP TABLE "_settings_road_map_stages_v" CASCADE;
  DROP TABLE "_settings_sales_facts_v" CASCADE;
  DROP TABLE "_settings_next_steps_v" CASCADE;
  DROP TABLE "_settings_principle_boxes_v" CASCADE;
  DROP TABLE "_settings_client_teams_v" CASCADE;
  DROP TABLE "_settings_client_points_v" CASCADE;
  DROP TABLE "_settings_survey_steps_v" CASCADE;
  DROP TABLE "_settings_survey_others_v" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  ALTER TABLE "submissions" DROP CONSTRAINT "submissions_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_submissions_status";
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'reviewing', 'interview', 'offer', 'rejected', 'withdrawn', 'in-progress', 'done', 'spam');
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_submissions_status";
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_submissions_status" USING "status"::"public"."enum_submissions_status";
  DROP INDEX "submissions_assignee_idx";
  DROP INDEX "technologies_publish_at_idx";
  DROP INDEX "technologies_unpublish_at_idx";
  DROP INDEX "_technologies_v_version_version_publish_at_idx";
  DROP INDEX "_technologies_v_version_version_unpublish_at_idx";
  DROP INDEX "_technologies_v_autosave_idx";
  DROP INDEX "expertise_publish_at_idx";
  DROP INDEX "expertise_unpublish_at_idx";
  DROP INDEX "_expertise_v_version_version_publish_at_idx";
  DROP INDEX "_expertise_v_version_version_unpublish_at_idx";
  DROP INDEX "_expertise_v_autosave_idx";
  DROP INDEX "services_publish_at_idx";
  DROP INDEX "services_unpublish_at_idx";
  DROP INDEX "_services_v_version_version_publish_at_idx";
  DROP INDEX "_services_v_version_version_unpublish_at_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "case_studies_publish_at_idx";
  DROP INDEX "case_studies_unpublish_at_idx";
  DROP INDEX "_case_studies_v_version_version_publish_at_idx";
  DROP INDEX "_case_studies_v_version_version_unpublish_at_idx";
  DROP INDEX "_case_studies_v_autosave_idx";
  DROP INDEX "vacancies_publish_at_idx";
  DROP INDEX "vacancies_unpublish_at_idx";
  DROP INDEX "_vacancies_v_version_version_publish_at_idx";
  DROP INDEX "_vacancies_v_version_version_unpublish_at_idx";
  DROP INDEX "_vacancies_v_autosave_idx";
  DROP INDEX "career_posts_publish_at_idx";
  DROP INDEX "career_posts_unpublish_at_idx";
  DROP INDEX "_career_posts_v_version_version_publish_at_idx";
  DROP INDEX "_career_posts_v_version_version_unpublish_at_idx";
  DROP INDEX "_career_posts_v_autosave_idx";
  DROP INDEX "vacancy_terms_publish_at_idx";
  DROP INDEX "vacancy_terms_unpublish_at_idx";
  DROP INDEX "_vacancy_terms_v_version_version_publish_at_idx";
  DROP INDEX "_vacancy_terms_v_version_version_unpublish_at_idx";
  DROP INDEX "_vacancy_terms_v_autosave_idx";
  DROP INDEX "blog_posts_publish_at_idx";
  DROP INDEX "blog_posts_unpublish_at_idx";
  DROP INDEX "_blog_posts_v_version_version_publish_at_idx";
  DROP INDEX "_blog_posts_v_version_version_unpublish_at_idx";
  DROP INDEX "_blog_posts_v_autosave_idx";
  DROP INDEX "articles_publish_at_idx";
  DROP INDEX "articles_unpublish_at_idx";
  DROP INDEX "_articles_v_version_version_publish_at_idx";
  DROP INDEX "_articles_v_version_version_unpublish_at_idx";
  DROP INDEX "_articles_v_autosave_idx";
  DROP INDEX "seo_records_publish_at_idx";
  DROP INDEX "seo_records_unpublish_at_idx";
  DROP INDEX "_seo_records_v_version_version_publish_at_idx";
  DROP INDEX "_seo_records_v_version_version_unpublish_at_idx";
  DROP INDEX "_seo_records_v_autosave_idx";
  DROP INDEX "specialisation_costs_publish_at_idx";
  DROP INDEX "specialisation_costs_unpublish_at_idx";
  DROP INDEX "_specialisation_costs_v_version_version_publish_at_idx";
  DROP INDEX "_specialisation_costs_v_version_version_unpublish_at_idx";
  DROP INDEX "_specialisation_costs_v_autosave_idx";
  DROP INDEX "purges_told_at_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "home_publish_at_idx";
  DROP INDEX "home_unpublish_at_idx";
  DROP INDEX "_home_v_version_version_publish_at_idx";
  DROP INDEX "_home_v_version_version_unpublish_at_idx";
  DROP INDEX "_home_v_autosave_idx";
  DROP INDEX "about_publish_at_idx";
  DROP INDEX "about_unpublish_at_idx";
  DROP INDEX "_about_v_version_version_publish_at_idx";
  DROP INDEX "_about_v_version_version_unpublish_at_idx";
  DROP INDEX "_about_v_autosave_idx";
  DROP INDEX "clients_publish_at_idx";
  DROP INDEX "clients_unpublish_at_idx";
  DROP INDEX "_clients_v_version_version_publish_at_idx";
  DROP INDEX "_clients_v_version_version_unpublish_at_idx";
  DROP INDEX "_clients_v_autosave_idx";
  DROP INDEX "career_publish_at_idx";
  DROP INDEX "career_unpublish_at_idx";
  DROP INDEX "_career_v_version_version_publish_at_idx";
  DROP INDEX "_career_v_version_version_unpublish_at_idx";
  DROP INDEX "_career_v_autosave_idx";
  DROP INDEX "road_map_publish_at_idx";
  DROP INDEX "road_map_unpublish_at_idx";
  DROP INDEX "_road_map_v_version_version_publish_at_idx";
  DROP INDEX "_road_map_v_version_version_unpublish_at_idx";
  DROP INDEX "_road_map_v_autosave_idx";
  DROP INDEX "privacy_policy_publish_at_idx";
  DROP INDEX "privacy_policy_unpublish_at_idx";
  DROP INDEX "_privacy_policy_v_version_version_publish_at_idx";
  DROP INDEX "_privacy_policy_v_version_version_unpublish_at_idx";
  DROP INDEX "_privacy_policy_v_autosave_idx";
  DROP INDEX "terms_of_use_publish_at_idx";
  DROP INDEX "terms_of_use_unpublish_at_idx";
  DROP INDEX "_terms_of_use_v_version_version_publish_at_idx";
  DROP INDEX "_terms_of_use_v_version_version_unpublish_at_idx";
  DROP INDEX "_terms_of_use_v_autosave_idx";
  DROP INDEX "options_publish_at_idx";
  DROP INDEX "options_unpublish_at_idx";
  DROP INDEX "_options_v_version_version_publish_at_idx";
  DROP INDEX "_options_v_version_version_unpublish_at_idx";
  DROP INDEX "_options_v_autosave_idx";
  ALTER TABLE "submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "technologies" DROP COLUMN "publish_at";
  ALTER TABLE "technologies" DROP COLUMN "unpublish_at";
  ALTER TABLE "technologies" DROP COLUMN "last_saved_by";
  ALTER TABLE "_technologies_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_technologies_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_technologies_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_technologies_v" DROP COLUMN "autosave";
  ALTER TABLE "expertise" DROP COLUMN "publish_at";
  ALTER TABLE "expertise" DROP COLUMN "unpublish_at";
  ALTER TABLE "expertise" DROP COLUMN "last_saved_by";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_expertise_v" DROP COLUMN "autosave";
  ALTER TABLE "services" DROP COLUMN "publish_at";
  ALTER TABLE "services" DROP COLUMN "unpublish_at";
  ALTER TABLE "services" DROP COLUMN "last_saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "case_studies" DROP COLUMN "publish_at";
  ALTER TABLE "case_studies" DROP COLUMN "unpublish_at";
  ALTER TABLE "case_studies" DROP COLUMN "last_saved_by";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_case_studies_v" DROP COLUMN "autosave";
  ALTER TABLE "vacancies" DROP COLUMN "publish_at";
  ALTER TABLE "vacancies" DROP COLUMN "unpublish_at";
  ALTER TABLE "vacancies" DROP COLUMN "last_saved_by";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_vacancies_v" DROP COLUMN "autosave";
  ALTER TABLE "career_posts" DROP COLUMN "publish_at";
  ALTER TABLE "career_posts" DROP COLUMN "unpublish_at";
  ALTER TABLE "career_posts" DROP COLUMN "last_saved_by";
  ALTER TABLE "_career_posts_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_career_posts_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_career_posts_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_career_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "vacancy_terms" DROP COLUMN "publish_at";
  ALTER TABLE "vacancy_terms" DROP COLUMN "unpublish_at";
  ALTER TABLE "vacancy_terms" DROP COLUMN "last_saved_by";
  ALTER TABLE "_vacancy_terms_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_vacancy_terms_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_vacancy_terms_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_vacancy_terms_v" DROP COLUMN "autosave";
  ALTER TABLE "blog_posts" DROP COLUMN "publish_at";
  ALTER TABLE "blog_posts" DROP COLUMN "unpublish_at";
  ALTER TABLE "blog_posts" DROP COLUMN "last_saved_by";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "autosave";
  ALTER TABLE "articles" DROP COLUMN "publish_at";
  ALTER TABLE "articles" DROP COLUMN "unpublish_at";
  ALTER TABLE "articles" DROP COLUMN "last_saved_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "seo_records" DROP COLUMN "publish_at";
  ALTER TABLE "seo_records" DROP COLUMN "unpublish_at";
  ALTER TABLE "seo_records" DROP COLUMN "last_saved_by";
  ALTER TABLE "_seo_records_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_seo_records_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_seo_records_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_seo_records_v" DROP COLUMN "autosave";
  ALTER TABLE "specialisation_costs" DROP COLUMN "publish_at";
  ALTER TABLE "specialisation_costs" DROP COLUMN "unpublish_at";
  ALTER TABLE "specialisation_costs" DROP COLUMN "last_saved_by";
  ALTER TABLE "_specialisation_costs_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_specialisation_costs_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_specialisation_costs_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_specialisation_costs_v" DROP COLUMN "autosave";
  ALTER TABLE "purges" DROP COLUMN "told_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "home" DROP COLUMN "publish_at";
  ALTER TABLE "home" DROP COLUMN "unpublish_at";
  ALTER TABLE "home" DROP COLUMN "last_saved_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_home_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_home_v" DROP COLUMN "autosave";
  ALTER TABLE "about" DROP COLUMN "publish_at";
  ALTER TABLE "about" DROP COLUMN "unpublish_at";
  ALTER TABLE "about" DROP COLUMN "last_saved_by";
  ALTER TABLE "_about_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_about_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_about_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_about_v" DROP COLUMN "autosave";
  ALTER TABLE "clients" DROP COLUMN "publish_at";
  ALTER TABLE "clients" DROP COLUMN "unpublish_at";
  ALTER TABLE "clients" DROP COLUMN "last_saved_by";
  ALTER TABLE "_clients_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_clients_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_clients_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_clients_v" DROP COLUMN "autosave";
  ALTER TABLE "career" DROP COLUMN "publish_at";
  ALTER TABLE "career" DROP COLUMN "unpublish_at";
  ALTER TABLE "career" DROP COLUMN "last_saved_by";
  ALTER TABLE "_career_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_career_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_career_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_career_v" DROP COLUMN "autosave";
  ALTER TABLE "road_map" DROP COLUMN "publish_at";
  ALTER TABLE "road_map" DROP COLUMN "unpublish_at";
  ALTER TABLE "road_map" DROP COLUMN "last_saved_by";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_road_map_v" DROP COLUMN "autosave";
  ALTER TABLE "privacy_policy" DROP COLUMN "publish_at";
  ALTER TABLE "privacy_policy" DROP COLUMN "unpublish_at";
  ALTER TABLE "privacy_policy" DROP COLUMN "last_saved_by";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "autosave";
  ALTER TABLE "terms_of_use" DROP COLUMN "publish_at";
  ALTER TABLE "terms_of_use" DROP COLUMN "unpublish_at";
  ALTER TABLE "terms_of_use" DROP COLUMN "last_saved_by";
  ALTER TABLE "_terms_of_use_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_terms_of_use_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_terms_of_use_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_terms_of_use_v" DROP COLUMN "autosave";
  ALTER TABLE "options" DROP COLUMN "publish_at";
  ALTER TABLE "options" DROP COLUMN "unpublish_at";
  ALTER TABLE "options" DROP COLUMN "last_saved_by";
  ALTER TABLE "_options_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_options_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_options_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "_options_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."settings_stage_ground";
  DROP TYPE "public"."settings_point_side";
  DROP TYPE "public"."enum_site_settings_captcha";
  DROP TYPE "public"."enum_site_settings_analytics_provider";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_captcha";
  DROP TYPE "public"."enum__site_settings_v_version_analytics_provider";
  DROP TYPE "public"."enum__site_settings_v_version_status";`)
}
