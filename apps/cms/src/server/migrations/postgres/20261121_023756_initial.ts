import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_submissions_kind" AS ENUM('contact', 'resume', 'price-request', 'survey');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_technologies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__technologies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_expertise_clients_gallery_image_fill" AS ENUM('Contain', 'Cover');
  CREATE TYPE "public"."enum_expertise_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__expertise_v_version_clients_gallery_image_fill" AS ENUM('Contain', 'Cover');
  CREATE TYPE "public"."enum__expertise_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancies_expectations_kind" AS ENUM('list', 'text');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_expectations_kind" AS ENUM('list', 'text');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_career_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__career_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_vacancy_terms_kind" AS ENUM('specialization', 'work_type', 'expertise');
  CREATE TYPE "public"."enum_vacancy_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancy_terms_v_version_kind" AS ENUM('specialization', 'work_type', 'expertise');
  CREATE TYPE "public"."enum__vacancy_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_seo_records_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_records_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_specialisation_costs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specialisation_costs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'recruiter');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clients_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clients_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_career_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__career_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_road_map_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__road_map_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_of_use_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_use_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_options_technology_columns_links_status" AS ENUM('publish', 'draft');
  CREATE TYPE "public"."enum_options_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__options_v_version_technology_columns_links_status" AS ENUM('publish', 'draft');
  CREATE TYPE "public"."enum__options_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notes" varchar,
  	"status" "enum_submissions_status" DEFAULT 'new' NOT NULL,
  	"kind" "enum_submissions_kind" NOT NULL,
  	"sender" varchar,
  	"email" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"file_names" varchar,
  	"files" jsonb,
  	"fields" jsonb NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb
  );
  
  CREATE TABLE "services_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"title" varchar,
  	"short_description" varchar,
  	"featured_image_id" integer,
  	"explore_our_expertise_description" jsonb,
  	"explore_our_expertise_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v_version_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_title" varchar,
  	"version_short_description" varchar,
  	"version_featured_image_id" integer,
  	"version_explore_our_expertise_description" jsonb,
  	"version_explore_our_expertise_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"title" varchar,
  	"short_description" varchar,
  	"date_short_post" varchar,
  	"featured_image_id" integer,
  	"background_wallpaper_id" integer,
  	"project_image_id" integer,
  	"facts_location" varchar,
  	"facts_team_size" varchar,
  	"facts_partnership_period" varchar,
  	"facts_technologies" varchar,
  	"facts_expertise_delivered" varchar,
  	"facts_services" varchar,
  	"goal_and_tasks_description" jsonb,
  	"goal_and_tasks_image_id" integer,
  	"challenges_description" jsonb,
  	"challenges_image_id" integer,
  	"research_and_discovery_left_description" jsonb,
  	"research_and_discovery_right_description" jsonb,
  	"site_url" varchar,
  	"partnership_overview_left_description" jsonb,
  	"partnership_overview_right_description" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_title" varchar,
  	"version_short_description" varchar,
  	"version_date_short_post" varchar,
  	"version_featured_image_id" integer,
  	"version_background_wallpaper_id" integer,
  	"version_project_image_id" integer,
  	"version_facts_location" varchar,
  	"version_facts_team_size" varchar,
  	"version_facts_partnership_period" varchar,
  	"version_facts_technologies" varchar,
  	"version_facts_expertise_delivered" varchar,
  	"version_facts_services" varchar,
  	"version_goal_and_tasks_description" jsonb,
  	"version_goal_and_tasks_image_id" integer,
  	"version_challenges_description" jsonb,
  	"version_challenges_image_id" integer,
  	"version_research_and_discovery_left_description" jsonb,
  	"version_research_and_discovery_right_description" jsonb,
  	"version_site_url" varchar,
  	"version_partnership_overview_left_description" jsonb,
  	"version_partnership_overview_right_description" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "technologies_why_section_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"title" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "technologies_worked_with_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"description" varchar
  );
  
  CREATE TABLE "technologies_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar
  );
  
  CREATE TABLE "technologies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"image_section_title" varchar,
  	"image_section_paragraph" jsonb,
  	"image_section_image_id" integer,
  	"project_section_title" varchar,
  	"project_section_description" jsonb,
  	"project_section_image_id" integer,
  	"why_section_title" varchar,
  	"worked_with_title" varchar,
  	"driven_platforms_title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_technologies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "technologies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_technologies_v_version_why_section_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_technologies_v_version_worked_with_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_technologies_v_version_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_technologies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_image_section_title" varchar,
  	"version_image_section_paragraph" jsonb,
  	"version_image_section_image_id" integer,
  	"version_project_section_title" varchar,
  	"version_project_section_description" jsonb,
  	"version_project_section_image_id" integer,
  	"version_why_section_title" varchar,
  	"version_worked_with_title" varchar,
  	"version_driven_platforms_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__technologies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_technologies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "expertise_clients_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"width" numeric,
  	"image_fill" "enum_expertise_clients_gallery_image_fill" DEFAULT 'Contain'
  );
  
  CREATE TABLE "expertise_clients_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar
  );
  
  CREATE TABLE "expertise_works_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar
  );
  
  CREATE TABLE "expertise_how_it_works_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "expertise_why_us_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "expertise" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"image_id" integer,
  	"terms_title" varchar,
  	"terms_description" jsonb,
  	"clients_title" varchar,
  	"works_title" varchar,
  	"text_under_slider_left" jsonb,
  	"text_under_slider_right" jsonb,
  	"team_image_id" integer,
  	"how_it_works_title" varchar,
  	"why_us_title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_expertise_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_expertise_v_version_clients_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"width" numeric,
  	"image_fill" "enum__expertise_v_version_clients_gallery_image_fill" DEFAULT 'Contain',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_v_version_clients_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_v_version_works_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_v_version_how_it_works_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_v_version_why_us_boxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_image_id" integer,
  	"version_terms_title" varchar,
  	"version_terms_description" jsonb,
  	"version_clients_title" varchar,
  	"version_works_title" varchar,
  	"version_text_under_slider_left" jsonb,
  	"version_text_under_slider_right" jsonb,
  	"version_team_image_id" integer,
  	"version_how_it_works_title" varchar,
  	"version_why_us_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__expertise_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "vacancies_expectations_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "vacancies_expectations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_vacancies_expectations_kind" DEFAULT 'list',
  	"simple_text" varchar
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"hot" numeric DEFAULT 0,
  	"title" varchar,
  	"description" varchar,
  	"first_info_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vacancies_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "vacancies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"vacancy_terms_id" integer
  );
  
  CREATE TABLE "_vacancies_v_version_expectations_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_expectations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum__vacancies_v_version_expectations_kind" DEFAULT 'list',
  	"simple_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_hot" numeric DEFAULT 0,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_first_info_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_vacancies_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_vacancies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"vacancy_terms_id" integer
  );
  
  CREATE TABLE "career_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"location" varchar,
  	"type_of_employment" varchar,
  	"technologies" varchar,
  	"description" jsonb,
  	"main_responsibilities" jsonb,
  	"role_requirements" jsonb,
  	"professional_growth" jsonb,
  	"care_comfort_and_fun" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_career_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_career_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_location" varchar,
  	"version_type_of_employment" varchar,
  	"version_technologies" varchar,
  	"version_description" jsonb,
  	"version_main_responsibilities" jsonb,
  	"version_role_requirements" jsonb,
  	"version_professional_growth" jsonb,
  	"version_care_comfort_and_fun" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__career_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "vacancy_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_vacancy_terms_kind",
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vacancy_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_vacancy_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__vacancy_terms_v_version_kind",
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancy_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "blog_posts_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "blog_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"date" timestamp(3) with time zone,
  	"title" varchar,
  	"description" varchar,
  	"category" varchar,
  	"thumbnail_id" integer,
  	"first_screen_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blog_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blog_posts_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_blog_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_category" varchar,
  	"version_thumbnail_id" integer,
  	"version_first_screen_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "articles_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"title" varchar,
  	"hero_title" varchar,
  	"hero_description" varchar,
  	"hero_background_id" integer,
  	"mobile_navigation_image_id" integer,
  	"contents_title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_articles_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_title" varchar,
  	"version_hero_title" varchar,
  	"version_hero_description" varchar,
  	"version_hero_background_id" integer,
  	"version_mobile_navigation_image_id" integer,
  	"version_contents_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"decorative" boolean DEFAULT false,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "seo_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"title" varchar,
  	"description" varchar,
  	"keywords" varchar,
  	"canonical" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_seo_records_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_seo_records_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_keywords" varchar,
  	"version_canonical" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__seo_records_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "specialisation_costs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position_name" varchar,
  	"order" numeric DEFAULT 100,
  	"eastern_europe_junior" numeric,
  	"eastern_europe_middle" numeric,
  	"eastern_europe_senior" numeric,
  	"california_junior" numeric,
  	"california_middle" numeric,
  	"california_senior" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_specialisation_costs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_specialisation_costs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position_name" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_eastern_europe_junior" numeric,
  	"version_eastern_europe_middle" numeric,
  	"version_eastern_europe_senior" numeric,
  	"version_california_junior" numeric,
  	"version_california_middle" numeric,
  	"version_california_senior" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__specialisation_costs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "purges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"submissions_id" integer,
  	"services_id" integer,
  	"case_studies_id" integer,
  	"technologies_id" integer,
  	"expertise_id" integer,
  	"vacancies_id" integer,
  	"career_posts_id" integer,
  	"vacancy_terms_id" integer,
  	"blog_posts_id" integer,
  	"articles_id" integer,
  	"media_id" integer,
  	"seo_records_id" integer,
  	"specialisation_costs_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_provide_items_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_provide_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"title" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"header_title" varchar,
  	"header_description" jsonb,
  	"header_video_id" integer,
  	"header_video_preview_id" integer,
  	"provide_title" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_provide_items_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_provide_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_header_title" varchar,
  	"version_header_description" jsonb,
  	"version_header_video_id" integer,
  	"version_header_video_preview_id" integer,
  	"version_provide_title" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"years" numeric,
  	"project" numeric,
  	"specialists" numeric,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_years" numeric,
  	"version_project" numeric,
  	"version_specialists" numeric,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "clients_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"thumbnail_id" integer,
  	"facts_project" varchar,
  	"facts_date" varchar,
  	"facts_specialist_count" numeric,
  	"facts_location" varchar,
  	"has_review" boolean DEFAULT false,
  	"review_description" jsonb,
  	"review_image_id" integer,
  	"review_name" varchar,
  	"review_position" varchar
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_status" "enum_clients_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_clients_v_version_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"thumbnail_id" integer,
  	"facts_project" varchar,
  	"facts_date" varchar,
  	"facts_specialist_count" numeric,
  	"facts_location" varchar,
  	"has_review" boolean DEFAULT false,
  	"review_description" jsonb,
  	"review_image_id" integer,
  	"review_name" varchar,
  	"review_position" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version__status" "enum__clients_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "career_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "career_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"speed" numeric DEFAULT 1
  );
  
  CREATE TABLE "career_smiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"finish_number" numeric,
  	"finish_icon_id" integer
  );
  
  CREATE TABLE "career_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"avatar_id" integer,
  	"name" varchar,
  	"position" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "career" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_screen_id" integer,
  	"first_screen_video_id" integer,
  	"feedback_rating" numeric,
  	"feedback_rating_title" varchar,
  	"_status" "enum_career_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_career_v_version_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_career_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"speed" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_career_v_version_smiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"finish_number" numeric,
  	"finish_icon_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_career_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"avatar_id" integer,
  	"name" varchar,
  	"position" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_career_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_first_screen_id" integer,
  	"version_first_screen_video_id" integer,
  	"version_feedback_rating" numeric,
  	"version_feedback_rating_title" varchar,
  	"version__status" "enum__career_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "road_map_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb
  );
  
  CREATE TABLE "road_map" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_title" varchar,
  	"under_text_of_list" jsonb,
  	"_status" "enum_road_map_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_road_map_v_version_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_road_map_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_page_title" varchar,
  	"version_under_text_of_list" jsonb,
  	"version__status" "enum__road_map_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_text" varchar,
  	"title" varchar,
  	"description" jsonb,
  	"_status" "enum_privacy_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_head_text" varchar,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "terms_of_use" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_text" varchar,
  	"title" varchar,
  	"description" jsonb,
  	"_status" "enum_terms_of_use_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_of_use_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_head_text" varchar,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version__status" "enum__terms_of_use_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "options_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "options_expertise" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "options_success_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "options_company" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "options_technology_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"status" "enum_options_technology_columns_links_status" DEFAULT 'publish'
  );
  
  CREATE TABLE "options_technology_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "options_top_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar
  );
  
  CREATE TABLE "options" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"copyright" varchar,
  	"facebook" varchar,
  	"linkedin" varchar,
  	"behance" varchar,
  	"instagram" varchar,
  	"_status" "enum_options_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_options_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v_version_expertise" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v_version_success_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v_version_company" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v_version_technology_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" varchar,
  	"status" "enum__options_v_version_technology_columns_links_status" DEFAULT 'publish',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v_version_technology_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v_version_top_slider" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"sub_title" varchar,
  	"title" varchar,
  	"description" varchar,
  	"button_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_options_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_copyright" varchar,
  	"version_facebook" varchar,
  	"version_linkedin" varchar,
  	"version_behance" varchar,
  	"version_instagram" varchar,
  	"version__status" "enum__options_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "services_boxes" ADD CONSTRAINT "services_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps" ADD CONSTRAINT "services_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_explore_our_expertise_image_id_media_id_fk" FOREIGN KEY ("explore_our_expertise_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_boxes" ADD CONSTRAINT "_services_v_version_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps" ADD CONSTRAINT "_services_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_explore_our_expertise_image_id_media_id_fk" FOREIGN KEY ("version_explore_our_expertise_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_background_wallpaper_id_media_id_fk" FOREIGN KEY ("background_wallpaper_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_project_image_id_media_id_fk" FOREIGN KEY ("project_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_goal_and_tasks_image_id_media_id_fk" FOREIGN KEY ("goal_and_tasks_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_challenges_image_id_media_id_fk" FOREIGN KEY ("challenges_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_background_wallpaper_id_media_id_fk" FOREIGN KEY ("version_background_wallpaper_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_project_image_id_media_id_fk" FOREIGN KEY ("version_project_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_goal_and_tasks_image_id_media_id_fk" FOREIGN KEY ("version_goal_and_tasks_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_challenges_image_id_media_id_fk" FOREIGN KEY ("version_challenges_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies_why_section_boxes" ADD CONSTRAINT "technologies_why_section_boxes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_why_section_boxes" ADD CONSTRAINT "technologies_why_section_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies_worked_with_boxes" ADD CONSTRAINT "technologies_worked_with_boxes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_worked_with_boxes" ADD CONSTRAINT "technologies_worked_with_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies_slider" ADD CONSTRAINT "technologies_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_slider" ADD CONSTRAINT "technologies_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies" ADD CONSTRAINT "technologies_image_section_image_id_media_id_fk" FOREIGN KEY ("image_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies" ADD CONSTRAINT "technologies_project_section_image_id_media_id_fk" FOREIGN KEY ("project_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_rels" ADD CONSTRAINT "technologies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies_rels" ADD CONSTRAINT "technologies_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technologies_v_version_why_section_boxes" ADD CONSTRAINT "_technologies_v_version_why_section_boxes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technologies_v_version_why_section_boxes" ADD CONSTRAINT "_technologies_v_version_why_section_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_technologies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technologies_v_version_worked_with_boxes" ADD CONSTRAINT "_technologies_v_version_worked_with_boxes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technologies_v_version_worked_with_boxes" ADD CONSTRAINT "_technologies_v_version_worked_with_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_technologies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technologies_v_version_slider" ADD CONSTRAINT "_technologies_v_version_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technologies_v_version_slider" ADD CONSTRAINT "_technologies_v_version_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_technologies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technologies_v" ADD CONSTRAINT "_technologies_v_parent_id_technologies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."technologies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technologies_v" ADD CONSTRAINT "_technologies_v_version_image_section_image_id_media_id_fk" FOREIGN KEY ("version_image_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technologies_v" ADD CONSTRAINT "_technologies_v_version_project_section_image_id_media_id_fk" FOREIGN KEY ("version_project_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_technologies_v_rels" ADD CONSTRAINT "_technologies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_technologies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_technologies_v_rels" ADD CONSTRAINT "_technologies_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_clients_gallery" ADD CONSTRAINT "expertise_clients_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_clients_gallery" ADD CONSTRAINT "expertise_clients_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_clients_slider" ADD CONSTRAINT "expertise_clients_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_clients_slider" ADD CONSTRAINT "expertise_clients_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_works_slider" ADD CONSTRAINT "expertise_works_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_works_slider" ADD CONSTRAINT "expertise_works_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_how_it_works_boxes" ADD CONSTRAINT "expertise_how_it_works_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_why_us_boxes" ADD CONSTRAINT "expertise_why_us_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_team_image_id_media_id_fk" FOREIGN KEY ("team_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_clients_gallery" ADD CONSTRAINT "_expertise_v_version_clients_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_clients_gallery" ADD CONSTRAINT "_expertise_v_version_clients_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_clients_slider" ADD CONSTRAINT "_expertise_v_version_clients_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_clients_slider" ADD CONSTRAINT "_expertise_v_version_clients_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_works_slider" ADD CONSTRAINT "_expertise_v_version_works_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_works_slider" ADD CONSTRAINT "_expertise_v_version_works_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_how_it_works_boxes" ADD CONSTRAINT "_expertise_v_version_how_it_works_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_v_version_why_us_boxes" ADD CONSTRAINT "_expertise_v_version_why_us_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_parent_id_expertise_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expertise"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_team_image_id_media_id_fk" FOREIGN KEY ("version_team_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_expectations_list" ADD CONSTRAINT "vacancies_expectations_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_expectations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_expectations" ADD CONSTRAINT "vacancies_expectations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_first_info_image_id_media_id_fk" FOREIGN KEY ("first_info_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_texts" ADD CONSTRAINT "vacancies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_rels" ADD CONSTRAINT "vacancies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_rels" ADD CONSTRAINT "vacancies_rels_vacancy_terms_fk" FOREIGN KEY ("vacancy_terms_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_expectations_list" ADD CONSTRAINT "_vacancies_v_version_expectations_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_expectations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_expectations" ADD CONSTRAINT "_vacancies_v_version_expectations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_first_info_image_id_media_id_fk" FOREIGN KEY ("version_first_info_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_texts" ADD CONSTRAINT "_vacancies_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_rels" ADD CONSTRAINT "_vacancies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_rels" ADD CONSTRAINT "_vacancies_v_rels_vacancy_terms_fk" FOREIGN KEY ("vacancy_terms_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_posts_v" ADD CONSTRAINT "_career_posts_v_parent_id_career_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."career_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancy_terms_v" ADD CONSTRAINT "_vacancy_terms_v_parent_id_vacancy_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts_sections" ADD CONSTRAINT "blog_posts_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_first_screen_image_id_media_id_fk" FOREIGN KEY ("first_screen_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_version_sections" ADD CONSTRAINT "_blog_posts_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_parent_id_blog_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_first_screen_image_id_media_id_fk" FOREIGN KEY ("version_first_screen_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_sections" ADD CONSTRAINT "articles_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_hero_background_id_media_id_fk" FOREIGN KEY ("hero_background_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_mobile_navigation_image_id_media_id_fk" FOREIGN KEY ("mobile_navigation_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sections" ADD CONSTRAINT "_articles_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_hero_background_id_media_id_fk" FOREIGN KEY ("version_hero_background_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_mobile_navigation_image_id_media_id_fk" FOREIGN KEY ("version_mobile_navigation_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seo_records" ADD CONSTRAINT "seo_records_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_records_v" ADD CONSTRAINT "_seo_records_v_parent_id_seo_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seo_records"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_records_v" ADD CONSTRAINT "_seo_records_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specialisation_costs_v" ADD CONSTRAINT "_specialisation_costs_v_parent_id_specialisation_costs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specialisation_costs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_technologies_fk" FOREIGN KEY ("technologies_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_career_posts_fk" FOREIGN KEY ("career_posts_id") REFERENCES "public"."career_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancy_terms_fk" FOREIGN KEY ("vacancy_terms_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_records_fk" FOREIGN KEY ("seo_records_id") REFERENCES "public"."seo_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_specialisation_costs_fk" FOREIGN KEY ("specialisation_costs_id") REFERENCES "public"."specialisation_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_provide_items_list" ADD CONSTRAINT "home_provide_items_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_provide_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_provide_items" ADD CONSTRAINT "home_provide_items_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_provide_items" ADD CONSTRAINT "home_provide_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_header_video_id_media_id_fk" FOREIGN KEY ("header_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_header_video_preview_id_media_id_fk" FOREIGN KEY ("header_video_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_provide_items_list" ADD CONSTRAINT "_home_v_version_provide_items_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_provide_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_provide_items" ADD CONSTRAINT "_home_v_version_provide_items_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_provide_items" ADD CONSTRAINT "_home_v_version_provide_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_header_video_id_media_id_fk" FOREIGN KEY ("version_header_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_header_video_preview_id_media_id_fk" FOREIGN KEY ("version_header_video_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_clients" ADD CONSTRAINT "clients_clients_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_clients" ADD CONSTRAINT "clients_clients_review_image_id_media_id_fk" FOREIGN KEY ("review_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_clients" ADD CONSTRAINT "clients_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clients_v_version_clients" ADD CONSTRAINT "_clients_v_version_clients_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v_version_clients" ADD CONSTRAINT "_clients_v_version_clients_review_image_id_media_id_fk" FOREIGN KEY ("review_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v_version_clients" ADD CONSTRAINT "_clients_v_version_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_list" ADD CONSTRAINT "career_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_gallery" ADD CONSTRAINT "career_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career_gallery" ADD CONSTRAINT "career_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_smiles" ADD CONSTRAINT "career_smiles_finish_icon_id_media_id_fk" FOREIGN KEY ("finish_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career_smiles" ADD CONSTRAINT "career_smiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_people" ADD CONSTRAINT "career_people_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career_people" ADD CONSTRAINT "career_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career" ADD CONSTRAINT "career_first_screen_id_media_id_fk" FOREIGN KEY ("first_screen_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career" ADD CONSTRAINT "career_first_screen_video_id_media_id_fk" FOREIGN KEY ("first_screen_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_list" ADD CONSTRAINT "_career_v_version_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_gallery" ADD CONSTRAINT "_career_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_gallery" ADD CONSTRAINT "_career_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_smiles" ADD CONSTRAINT "_career_v_version_smiles_finish_icon_id_media_id_fk" FOREIGN KEY ("finish_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_smiles" ADD CONSTRAINT "_career_v_version_smiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_people" ADD CONSTRAINT "_career_v_version_people_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_people" ADD CONSTRAINT "_career_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v" ADD CONSTRAINT "_career_v_version_first_screen_id_media_id_fk" FOREIGN KEY ("version_first_screen_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v" ADD CONSTRAINT "_career_v_version_first_screen_video_id_media_id_fk" FOREIGN KEY ("version_first_screen_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "road_map_stages" ADD CONSTRAINT "road_map_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."road_map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_road_map_v_version_stages" ADD CONSTRAINT "_road_map_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_road_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_services" ADD CONSTRAINT "options_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_expertise" ADD CONSTRAINT "options_expertise_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_success_stories" ADD CONSTRAINT "options_success_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_company" ADD CONSTRAINT "options_company_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_technology_columns_links" ADD CONSTRAINT "options_technology_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options_technology_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_technology_columns" ADD CONSTRAINT "options_technology_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "options_top_slider" ADD CONSTRAINT "options_top_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "options_top_slider" ADD CONSTRAINT "options_top_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_services" ADD CONSTRAINT "_options_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_expertise" ADD CONSTRAINT "_options_v_version_expertise_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_success_stories" ADD CONSTRAINT "_options_v_version_success_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_company" ADD CONSTRAINT "_options_v_version_company_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_technology_columns_links" ADD CONSTRAINT "_options_v_version_technology_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v_version_technology_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_technology_columns" ADD CONSTRAINT "_options_v_version_technology_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_options_v_version_top_slider" ADD CONSTRAINT "_options_v_version_top_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_options_v_version_top_slider" ADD CONSTRAINT "_options_v_version_top_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_options_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_kind_idx" ON "submissions" USING btree ("kind");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE UNIQUE INDEX "submissions_key_idx" ON "submissions" USING btree ("key");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "services_boxes_order_idx" ON "services_boxes" USING btree ("_order");
  CREATE INDEX "services_boxes_parent_id_idx" ON "services_boxes" USING btree ("_parent_id");
  CREATE INDEX "services_steps_order_idx" ON "services_steps" USING btree ("_order");
  CREATE INDEX "services_steps_parent_id_idx" ON "services_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE INDEX "services_featured_image_idx" ON "services" USING btree ("featured_image_id");
  CREATE INDEX "services_explore_our_expertise_explore_our_expertise_ima_idx" ON "services" USING btree ("explore_our_expertise_image_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_boxes_order_idx" ON "_services_v_version_boxes" USING btree ("_order");
  CREATE INDEX "_services_v_version_boxes_parent_id_idx" ON "_services_v_version_boxes" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_steps_order_idx" ON "_services_v_version_steps" USING btree ("_order");
  CREATE INDEX "_services_v_version_steps_parent_id_idx" ON "_services_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_version_featured_image_idx" ON "_services_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_services_v_version_explore_our_expertise_version_explor_idx" ON "_services_v" USING btree ("version_explore_our_expertise_image_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_order_idx" ON "case_studies" USING btree ("order");
  CREATE INDEX "case_studies_featured_image_idx" ON "case_studies" USING btree ("featured_image_id");
  CREATE INDEX "case_studies_background_wallpaper_idx" ON "case_studies" USING btree ("background_wallpaper_id");
  CREATE INDEX "case_studies_project_image_idx" ON "case_studies" USING btree ("project_image_id");
  CREATE INDEX "case_studies_goal_and_tasks_goal_and_tasks_image_idx" ON "case_studies" USING btree ("goal_and_tasks_image_id");
  CREATE INDEX "case_studies_challenges_challenges_image_idx" ON "case_studies" USING btree ("challenges_image_id");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_media_id_idx" ON "case_studies_rels" USING btree ("media_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_order_idx" ON "_case_studies_v" USING btree ("version_order");
  CREATE INDEX "_case_studies_v_version_version_featured_image_idx" ON "_case_studies_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_case_studies_v_version_version_background_wallpaper_idx" ON "_case_studies_v" USING btree ("version_background_wallpaper_id");
  CREATE INDEX "_case_studies_v_version_version_project_image_idx" ON "_case_studies_v" USING btree ("version_project_image_id");
  CREATE INDEX "_case_studies_v_version_goal_and_tasks_version_goal_and__idx" ON "_case_studies_v" USING btree ("version_goal_and_tasks_image_id");
  CREATE INDEX "_case_studies_v_version_challenges_version_challenges_im_idx" ON "_case_studies_v" USING btree ("version_challenges_image_id");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_media_id_idx" ON "_case_studies_v_rels" USING btree ("media_id");
  CREATE INDEX "technologies_why_section_boxes_order_idx" ON "technologies_why_section_boxes" USING btree ("_order");
  CREATE INDEX "technologies_why_section_boxes_parent_id_idx" ON "technologies_why_section_boxes" USING btree ("_parent_id");
  CREATE INDEX "technologies_why_section_boxes_image_idx" ON "technologies_why_section_boxes" USING btree ("image_id");
  CREATE INDEX "technologies_worked_with_boxes_order_idx" ON "technologies_worked_with_boxes" USING btree ("_order");
  CREATE INDEX "technologies_worked_with_boxes_parent_id_idx" ON "technologies_worked_with_boxes" USING btree ("_parent_id");
  CREATE INDEX "technologies_worked_with_boxes_image_idx" ON "technologies_worked_with_boxes" USING btree ("image_id");
  CREATE INDEX "technologies_slider_order_idx" ON "technologies_slider" USING btree ("_order");
  CREATE INDEX "technologies_slider_parent_id_idx" ON "technologies_slider" USING btree ("_parent_id");
  CREATE INDEX "technologies_slider_image_idx" ON "technologies_slider" USING btree ("image_id");
  CREATE UNIQUE INDEX "technologies_slug_idx" ON "technologies" USING btree ("slug");
  CREATE INDEX "technologies_image_section_image_section_image_idx" ON "technologies" USING btree ("image_section_image_id");
  CREATE INDEX "technologies_project_section_project_section_image_idx" ON "technologies" USING btree ("project_section_image_id");
  CREATE INDEX "technologies_updated_at_idx" ON "technologies" USING btree ("updated_at");
  CREATE INDEX "technologies_created_at_idx" ON "technologies" USING btree ("created_at");
  CREATE INDEX "technologies__status_idx" ON "technologies" USING btree ("_status");
  CREATE INDEX "technologies_rels_order_idx" ON "technologies_rels" USING btree ("order");
  CREATE INDEX "technologies_rels_parent_idx" ON "technologies_rels" USING btree ("parent_id");
  CREATE INDEX "technologies_rels_path_idx" ON "technologies_rels" USING btree ("path");
  CREATE INDEX "technologies_rels_media_id_idx" ON "technologies_rels" USING btree ("media_id");
  CREATE INDEX "_technologies_v_version_why_section_boxes_order_idx" ON "_technologies_v_version_why_section_boxes" USING btree ("_order");
  CREATE INDEX "_technologies_v_version_why_section_boxes_parent_id_idx" ON "_technologies_v_version_why_section_boxes" USING btree ("_parent_id");
  CREATE INDEX "_technologies_v_version_why_section_boxes_image_idx" ON "_technologies_v_version_why_section_boxes" USING btree ("image_id");
  CREATE INDEX "_technologies_v_version_worked_with_boxes_order_idx" ON "_technologies_v_version_worked_with_boxes" USING btree ("_order");
  CREATE INDEX "_technologies_v_version_worked_with_boxes_parent_id_idx" ON "_technologies_v_version_worked_with_boxes" USING btree ("_parent_id");
  CREATE INDEX "_technologies_v_version_worked_with_boxes_image_idx" ON "_technologies_v_version_worked_with_boxes" USING btree ("image_id");
  CREATE INDEX "_technologies_v_version_slider_order_idx" ON "_technologies_v_version_slider" USING btree ("_order");
  CREATE INDEX "_technologies_v_version_slider_parent_id_idx" ON "_technologies_v_version_slider" USING btree ("_parent_id");
  CREATE INDEX "_technologies_v_version_slider_image_idx" ON "_technologies_v_version_slider" USING btree ("image_id");
  CREATE INDEX "_technologies_v_parent_idx" ON "_technologies_v" USING btree ("parent_id");
  CREATE INDEX "_technologies_v_version_version_slug_idx" ON "_technologies_v" USING btree ("version_slug");
  CREATE INDEX "_technologies_v_version_image_section_version_image_sect_idx" ON "_technologies_v" USING btree ("version_image_section_image_id");
  CREATE INDEX "_technologies_v_version_project_section_version_project__idx" ON "_technologies_v" USING btree ("version_project_section_image_id");
  CREATE INDEX "_technologies_v_version_version_updated_at_idx" ON "_technologies_v" USING btree ("version_updated_at");
  CREATE INDEX "_technologies_v_version_version_created_at_idx" ON "_technologies_v" USING btree ("version_created_at");
  CREATE INDEX "_technologies_v_version_version__status_idx" ON "_technologies_v" USING btree ("version__status");
  CREATE INDEX "_technologies_v_created_at_idx" ON "_technologies_v" USING btree ("created_at");
  CREATE INDEX "_technologies_v_updated_at_idx" ON "_technologies_v" USING btree ("updated_at");
  CREATE INDEX "_technologies_v_latest_idx" ON "_technologies_v" USING btree ("latest");
  CREATE INDEX "_technologies_v_rels_order_idx" ON "_technologies_v_rels" USING btree ("order");
  CREATE INDEX "_technologies_v_rels_parent_idx" ON "_technologies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_technologies_v_rels_path_idx" ON "_technologies_v_rels" USING btree ("path");
  CREATE INDEX "_technologies_v_rels_media_id_idx" ON "_technologies_v_rels" USING btree ("media_id");
  CREATE INDEX "expertise_clients_gallery_order_idx" ON "expertise_clients_gallery" USING btree ("_order");
  CREATE INDEX "expertise_clients_gallery_parent_id_idx" ON "expertise_clients_gallery" USING btree ("_parent_id");
  CREATE INDEX "expertise_clients_gallery_image_idx" ON "expertise_clients_gallery" USING btree ("image_id");
  CREATE INDEX "expertise_clients_slider_order_idx" ON "expertise_clients_slider" USING btree ("_order");
  CREATE INDEX "expertise_clients_slider_parent_id_idx" ON "expertise_clients_slider" USING btree ("_parent_id");
  CREATE INDEX "expertise_clients_slider_image_idx" ON "expertise_clients_slider" USING btree ("image_id");
  CREATE INDEX "expertise_works_slider_order_idx" ON "expertise_works_slider" USING btree ("_order");
  CREATE INDEX "expertise_works_slider_parent_id_idx" ON "expertise_works_slider" USING btree ("_parent_id");
  CREATE INDEX "expertise_works_slider_image_idx" ON "expertise_works_slider" USING btree ("image_id");
  CREATE INDEX "expertise_how_it_works_boxes_order_idx" ON "expertise_how_it_works_boxes" USING btree ("_order");
  CREATE INDEX "expertise_how_it_works_boxes_parent_id_idx" ON "expertise_how_it_works_boxes" USING btree ("_parent_id");
  CREATE INDEX "expertise_why_us_boxes_order_idx" ON "expertise_why_us_boxes" USING btree ("_order");
  CREATE INDEX "expertise_why_us_boxes_parent_id_idx" ON "expertise_why_us_boxes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "expertise_slug_idx" ON "expertise" USING btree ("slug");
  CREATE INDEX "expertise_image_idx" ON "expertise" USING btree ("image_id");
  CREATE INDEX "expertise_team_image_idx" ON "expertise" USING btree ("team_image_id");
  CREATE INDEX "expertise_updated_at_idx" ON "expertise" USING btree ("updated_at");
  CREATE INDEX "expertise_created_at_idx" ON "expertise" USING btree ("created_at");
  CREATE INDEX "expertise__status_idx" ON "expertise" USING btree ("_status");
  CREATE INDEX "_expertise_v_version_clients_gallery_order_idx" ON "_expertise_v_version_clients_gallery" USING btree ("_order");
  CREATE INDEX "_expertise_v_version_clients_gallery_parent_id_idx" ON "_expertise_v_version_clients_gallery" USING btree ("_parent_id");
  CREATE INDEX "_expertise_v_version_clients_gallery_image_idx" ON "_expertise_v_version_clients_gallery" USING btree ("image_id");
  CREATE INDEX "_expertise_v_version_clients_slider_order_idx" ON "_expertise_v_version_clients_slider" USING btree ("_order");
  CREATE INDEX "_expertise_v_version_clients_slider_parent_id_idx" ON "_expertise_v_version_clients_slider" USING btree ("_parent_id");
  CREATE INDEX "_expertise_v_version_clients_slider_image_idx" ON "_expertise_v_version_clients_slider" USING btree ("image_id");
  CREATE INDEX "_expertise_v_version_works_slider_order_idx" ON "_expertise_v_version_works_slider" USING btree ("_order");
  CREATE INDEX "_expertise_v_version_works_slider_parent_id_idx" ON "_expertise_v_version_works_slider" USING btree ("_parent_id");
  CREATE INDEX "_expertise_v_version_works_slider_image_idx" ON "_expertise_v_version_works_slider" USING btree ("image_id");
  CREATE INDEX "_expertise_v_version_how_it_works_boxes_order_idx" ON "_expertise_v_version_how_it_works_boxes" USING btree ("_order");
  CREATE INDEX "_expertise_v_version_how_it_works_boxes_parent_id_idx" ON "_expertise_v_version_how_it_works_boxes" USING btree ("_parent_id");
  CREATE INDEX "_expertise_v_version_why_us_boxes_order_idx" ON "_expertise_v_version_why_us_boxes" USING btree ("_order");
  CREATE INDEX "_expertise_v_version_why_us_boxes_parent_id_idx" ON "_expertise_v_version_why_us_boxes" USING btree ("_parent_id");
  CREATE INDEX "_expertise_v_parent_idx" ON "_expertise_v" USING btree ("parent_id");
  CREATE INDEX "_expertise_v_version_version_slug_idx" ON "_expertise_v" USING btree ("version_slug");
  CREATE INDEX "_expertise_v_version_version_image_idx" ON "_expertise_v" USING btree ("version_image_id");
  CREATE INDEX "_expertise_v_version_version_team_image_idx" ON "_expertise_v" USING btree ("version_team_image_id");
  CREATE INDEX "_expertise_v_version_version_updated_at_idx" ON "_expertise_v" USING btree ("version_updated_at");
  CREATE INDEX "_expertise_v_version_version_created_at_idx" ON "_expertise_v" USING btree ("version_created_at");
  CREATE INDEX "_expertise_v_version_version__status_idx" ON "_expertise_v" USING btree ("version__status");
  CREATE INDEX "_expertise_v_created_at_idx" ON "_expertise_v" USING btree ("created_at");
  CREATE INDEX "_expertise_v_updated_at_idx" ON "_expertise_v" USING btree ("updated_at");
  CREATE INDEX "_expertise_v_latest_idx" ON "_expertise_v" USING btree ("latest");
  CREATE INDEX "vacancies_expectations_list_order_idx" ON "vacancies_expectations_list" USING btree ("_order");
  CREATE INDEX "vacancies_expectations_list_parent_id_idx" ON "vacancies_expectations_list" USING btree ("_parent_id");
  CREATE INDEX "vacancies_expectations_order_idx" ON "vacancies_expectations" USING btree ("_order");
  CREATE INDEX "vacancies_expectations_parent_id_idx" ON "vacancies_expectations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_slug_idx" ON "vacancies" USING btree ("slug");
  CREATE INDEX "vacancies_hot_idx" ON "vacancies" USING btree ("hot");
  CREATE INDEX "vacancies_first_info_image_idx" ON "vacancies" USING btree ("first_info_image_id");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE INDEX "vacancies_texts_order_parent" ON "vacancies_texts" USING btree ("order","parent_id");
  CREATE INDEX "vacancies_rels_order_idx" ON "vacancies_rels" USING btree ("order");
  CREATE INDEX "vacancies_rels_parent_idx" ON "vacancies_rels" USING btree ("parent_id");
  CREATE INDEX "vacancies_rels_path_idx" ON "vacancies_rels" USING btree ("path");
  CREATE INDEX "vacancies_rels_vacancy_terms_id_idx" ON "vacancies_rels" USING btree ("vacancy_terms_id");
  CREATE INDEX "_vacancies_v_version_expectations_list_order_idx" ON "_vacancies_v_version_expectations_list" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_expectations_list_parent_id_idx" ON "_vacancies_v_version_expectations_list" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_expectations_order_idx" ON "_vacancies_v_version_expectations" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_expectations_parent_id_idx" ON "_vacancies_v_version_expectations" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_slug_idx" ON "_vacancies_v" USING btree ("version_slug");
  CREATE INDEX "_vacancies_v_version_version_hot_idx" ON "_vacancies_v" USING btree ("version_hot");
  CREATE INDEX "_vacancies_v_version_version_first_info_image_idx" ON "_vacancies_v" USING btree ("version_first_info_image_id");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE INDEX "_vacancies_v_texts_order_parent" ON "_vacancies_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_vacancies_v_rels_order_idx" ON "_vacancies_v_rels" USING btree ("order");
  CREATE INDEX "_vacancies_v_rels_parent_idx" ON "_vacancies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_rels_path_idx" ON "_vacancies_v_rels" USING btree ("path");
  CREATE INDEX "_vacancies_v_rels_vacancy_terms_id_idx" ON "_vacancies_v_rels" USING btree ("vacancy_terms_id");
  CREATE INDEX "career_posts_updated_at_idx" ON "career_posts" USING btree ("updated_at");
  CREATE INDEX "career_posts_created_at_idx" ON "career_posts" USING btree ("created_at");
  CREATE INDEX "career_posts__status_idx" ON "career_posts" USING btree ("_status");
  CREATE INDEX "_career_posts_v_parent_idx" ON "_career_posts_v" USING btree ("parent_id");
  CREATE INDEX "_career_posts_v_version_version_updated_at_idx" ON "_career_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_career_posts_v_version_version_created_at_idx" ON "_career_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_career_posts_v_version_version__status_idx" ON "_career_posts_v" USING btree ("version__status");
  CREATE INDEX "_career_posts_v_created_at_idx" ON "_career_posts_v" USING btree ("created_at");
  CREATE INDEX "_career_posts_v_updated_at_idx" ON "_career_posts_v" USING btree ("updated_at");
  CREATE INDEX "_career_posts_v_latest_idx" ON "_career_posts_v" USING btree ("latest");
  CREATE INDEX "vacancy_terms_kind_idx" ON "vacancy_terms" USING btree ("kind");
  CREATE INDEX "vacancy_terms_order_idx" ON "vacancy_terms" USING btree ("order");
  CREATE INDEX "vacancy_terms_updated_at_idx" ON "vacancy_terms" USING btree ("updated_at");
  CREATE INDEX "vacancy_terms_created_at_idx" ON "vacancy_terms" USING btree ("created_at");
  CREATE INDEX "vacancy_terms__status_idx" ON "vacancy_terms" USING btree ("_status");
  CREATE INDEX "_vacancy_terms_v_parent_idx" ON "_vacancy_terms_v" USING btree ("parent_id");
  CREATE INDEX "_vacancy_terms_v_version_version_kind_idx" ON "_vacancy_terms_v" USING btree ("version_kind");
  CREATE INDEX "_vacancy_terms_v_version_version_order_idx" ON "_vacancy_terms_v" USING btree ("version_order");
  CREATE INDEX "_vacancy_terms_v_version_version_updated_at_idx" ON "_vacancy_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancy_terms_v_version_version_created_at_idx" ON "_vacancy_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancy_terms_v_version_version__status_idx" ON "_vacancy_terms_v" USING btree ("version__status");
  CREATE INDEX "_vacancy_terms_v_created_at_idx" ON "_vacancy_terms_v" USING btree ("created_at");
  CREATE INDEX "_vacancy_terms_v_updated_at_idx" ON "_vacancy_terms_v" USING btree ("updated_at");
  CREATE INDEX "_vacancy_terms_v_latest_idx" ON "_vacancy_terms_v" USING btree ("latest");
  CREATE INDEX "blog_posts_sections_order_idx" ON "blog_posts_sections" USING btree ("_order");
  CREATE INDEX "blog_posts_sections_parent_id_idx" ON "blog_posts_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "blog_posts_slug_idx" ON "blog_posts" USING btree ("slug");
  CREATE INDEX "blog_posts_date_idx" ON "blog_posts" USING btree ("date");
  CREATE INDEX "blog_posts_thumbnail_idx" ON "blog_posts" USING btree ("thumbnail_id");
  CREATE INDEX "blog_posts_first_screen_image_idx" ON "blog_posts" USING btree ("first_screen_image_id");
  CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" USING btree ("updated_at");
  CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");
  CREATE INDEX "blog_posts__status_idx" ON "blog_posts" USING btree ("_status");
  CREATE INDEX "_blog_posts_v_version_sections_order_idx" ON "_blog_posts_v_version_sections" USING btree ("_order");
  CREATE INDEX "_blog_posts_v_version_sections_parent_id_idx" ON "_blog_posts_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_blog_posts_v_parent_idx" ON "_blog_posts_v" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_version_version_slug_idx" ON "_blog_posts_v" USING btree ("version_slug");
  CREATE INDEX "_blog_posts_v_version_version_date_idx" ON "_blog_posts_v" USING btree ("version_date");
  CREATE INDEX "_blog_posts_v_version_version_thumbnail_idx" ON "_blog_posts_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_blog_posts_v_version_version_first_screen_image_idx" ON "_blog_posts_v" USING btree ("version_first_screen_image_id");
  CREATE INDEX "_blog_posts_v_version_version_updated_at_idx" ON "_blog_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_posts_v_version_version_created_at_idx" ON "_blog_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_posts_v_version_version__status_idx" ON "_blog_posts_v" USING btree ("version__status");
  CREATE INDEX "_blog_posts_v_created_at_idx" ON "_blog_posts_v" USING btree ("created_at");
  CREATE INDEX "_blog_posts_v_updated_at_idx" ON "_blog_posts_v" USING btree ("updated_at");
  CREATE INDEX "_blog_posts_v_latest_idx" ON "_blog_posts_v" USING btree ("latest");
  CREATE INDEX "articles_sections_order_idx" ON "articles_sections" USING btree ("_order");
  CREATE INDEX "articles_sections_parent_id_idx" ON "articles_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_order_idx" ON "articles" USING btree ("order");
  CREATE INDEX "articles_hero_background_idx" ON "articles" USING btree ("hero_background_id");
  CREATE INDEX "articles_mobile_navigation_image_idx" ON "articles" USING btree ("mobile_navigation_image_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_articles_v_version_sections_order_idx" ON "_articles_v_version_sections" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sections_parent_id_idx" ON "_articles_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_order_idx" ON "_articles_v" USING btree ("version_order");
  CREATE INDEX "_articles_v_version_version_hero_background_idx" ON "_articles_v" USING btree ("version_hero_background_id");
  CREATE INDEX "_articles_v_version_version_mobile_navigation_image_idx" ON "_articles_v" USING btree ("version_mobile_navigation_image_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "seo_records_path_idx" ON "seo_records" USING btree ("path");
  CREATE INDEX "seo_records_image_idx" ON "seo_records" USING btree ("image_id");
  CREATE INDEX "seo_records_updated_at_idx" ON "seo_records" USING btree ("updated_at");
  CREATE INDEX "seo_records_created_at_idx" ON "seo_records" USING btree ("created_at");
  CREATE INDEX "seo_records__status_idx" ON "seo_records" USING btree ("_status");
  CREATE INDEX "_seo_records_v_parent_idx" ON "_seo_records_v" USING btree ("parent_id");
  CREATE INDEX "_seo_records_v_version_version_path_idx" ON "_seo_records_v" USING btree ("version_path");
  CREATE INDEX "_seo_records_v_version_version_image_idx" ON "_seo_records_v" USING btree ("version_image_id");
  CREATE INDEX "_seo_records_v_version_version_updated_at_idx" ON "_seo_records_v" USING btree ("version_updated_at");
  CREATE INDEX "_seo_records_v_version_version_created_at_idx" ON "_seo_records_v" USING btree ("version_created_at");
  CREATE INDEX "_seo_records_v_version_version__status_idx" ON "_seo_records_v" USING btree ("version__status");
  CREATE INDEX "_seo_records_v_created_at_idx" ON "_seo_records_v" USING btree ("created_at");
  CREATE INDEX "_seo_records_v_updated_at_idx" ON "_seo_records_v" USING btree ("updated_at");
  CREATE INDEX "_seo_records_v_latest_idx" ON "_seo_records_v" USING btree ("latest");
  CREATE INDEX "specialisation_costs_order_idx" ON "specialisation_costs" USING btree ("order");
  CREATE INDEX "specialisation_costs_updated_at_idx" ON "specialisation_costs" USING btree ("updated_at");
  CREATE INDEX "specialisation_costs_created_at_idx" ON "specialisation_costs" USING btree ("created_at");
  CREATE INDEX "specialisation_costs__status_idx" ON "specialisation_costs" USING btree ("_status");
  CREATE INDEX "_specialisation_costs_v_parent_idx" ON "_specialisation_costs_v" USING btree ("parent_id");
  CREATE INDEX "_specialisation_costs_v_version_version_order_idx" ON "_specialisation_costs_v" USING btree ("version_order");
  CREATE INDEX "_specialisation_costs_v_version_version_updated_at_idx" ON "_specialisation_costs_v" USING btree ("version_updated_at");
  CREATE INDEX "_specialisation_costs_v_version_version_created_at_idx" ON "_specialisation_costs_v" USING btree ("version_created_at");
  CREATE INDEX "_specialisation_costs_v_version_version__status_idx" ON "_specialisation_costs_v" USING btree ("version__status");
  CREATE INDEX "_specialisation_costs_v_created_at_idx" ON "_specialisation_costs_v" USING btree ("created_at");
  CREATE INDEX "_specialisation_costs_v_updated_at_idx" ON "_specialisation_costs_v" USING btree ("updated_at");
  CREATE INDEX "_specialisation_costs_v_latest_idx" ON "_specialisation_costs_v" USING btree ("latest");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "purges_updated_at_idx" ON "purges" USING btree ("updated_at");
  CREATE INDEX "purges_created_at_idx" ON "purges" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_technologies_id_idx" ON "payload_locked_documents_rels" USING btree ("technologies_id");
  CREATE INDEX "payload_locked_documents_rels_expertise_id_idx" ON "payload_locked_documents_rels" USING btree ("expertise_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_career_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("career_posts_id");
  CREATE INDEX "payload_locked_documents_rels_vacancy_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancy_terms_id");
  CREATE INDEX "payload_locked_documents_rels_blog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_seo_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_records_id");
  CREATE INDEX "payload_locked_documents_rels_specialisation_costs_id_idx" ON "payload_locked_documents_rels" USING btree ("specialisation_costs_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_provide_items_list_order_idx" ON "home_provide_items_list" USING btree ("_order");
  CREATE INDEX "home_provide_items_list_parent_id_idx" ON "home_provide_items_list" USING btree ("_parent_id");
  CREATE INDEX "home_provide_items_order_idx" ON "home_provide_items" USING btree ("_order");
  CREATE INDEX "home_provide_items_parent_id_idx" ON "home_provide_items" USING btree ("_parent_id");
  CREATE INDEX "home_provide_items_icon_idx" ON "home_provide_items" USING btree ("icon_id");
  CREATE INDEX "home_header_video_idx" ON "home" USING btree ("header_video_id");
  CREATE INDEX "home_header_video_preview_idx" ON "home" USING btree ("header_video_preview_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_provide_items_list_order_idx" ON "_home_v_version_provide_items_list" USING btree ("_order");
  CREATE INDEX "_home_v_version_provide_items_list_parent_id_idx" ON "_home_v_version_provide_items_list" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_provide_items_order_idx" ON "_home_v_version_provide_items" USING btree ("_order");
  CREATE INDEX "_home_v_version_provide_items_parent_id_idx" ON "_home_v_version_provide_items" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_provide_items_icon_idx" ON "_home_v_version_provide_items" USING btree ("icon_id");
  CREATE INDEX "_home_v_version_version_header_video_idx" ON "_home_v" USING btree ("version_header_video_id");
  CREATE INDEX "_home_v_version_version_header_video_preview_idx" ON "_home_v" USING btree ("version_header_video_preview_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "clients_clients_order_idx" ON "clients_clients" USING btree ("_order");
  CREATE INDEX "clients_clients_parent_id_idx" ON "clients_clients" USING btree ("_parent_id");
  CREATE INDEX "clients_clients_thumbnail_idx" ON "clients_clients" USING btree ("thumbnail_id");
  CREATE INDEX "clients_clients_review_review_image_idx" ON "clients_clients" USING btree ("review_image_id");
  CREATE INDEX "clients__status_idx" ON "clients" USING btree ("_status");
  CREATE INDEX "_clients_v_version_clients_order_idx" ON "_clients_v_version_clients" USING btree ("_order");
  CREATE INDEX "_clients_v_version_clients_parent_id_idx" ON "_clients_v_version_clients" USING btree ("_parent_id");
  CREATE INDEX "_clients_v_version_clients_thumbnail_idx" ON "_clients_v_version_clients" USING btree ("thumbnail_id");
  CREATE INDEX "_clients_v_version_clients_review_review_image_idx" ON "_clients_v_version_clients" USING btree ("review_image_id");
  CREATE INDEX "_clients_v_version_version__status_idx" ON "_clients_v" USING btree ("version__status");
  CREATE INDEX "_clients_v_created_at_idx" ON "_clients_v" USING btree ("created_at");
  CREATE INDEX "_clients_v_updated_at_idx" ON "_clients_v" USING btree ("updated_at");
  CREATE INDEX "_clients_v_latest_idx" ON "_clients_v" USING btree ("latest");
  CREATE INDEX "career_list_order_idx" ON "career_list" USING btree ("_order");
  CREATE INDEX "career_list_parent_id_idx" ON "career_list" USING btree ("_parent_id");
  CREATE INDEX "career_gallery_order_idx" ON "career_gallery" USING btree ("_order");
  CREATE INDEX "career_gallery_parent_id_idx" ON "career_gallery" USING btree ("_parent_id");
  CREATE INDEX "career_gallery_image_idx" ON "career_gallery" USING btree ("image_id");
  CREATE INDEX "career_smiles_order_idx" ON "career_smiles" USING btree ("_order");
  CREATE INDEX "career_smiles_parent_id_idx" ON "career_smiles" USING btree ("_parent_id");
  CREATE INDEX "career_smiles_finish_icon_idx" ON "career_smiles" USING btree ("finish_icon_id");
  CREATE INDEX "career_people_order_idx" ON "career_people" USING btree ("_order");
  CREATE INDEX "career_people_parent_id_idx" ON "career_people" USING btree ("_parent_id");
  CREATE INDEX "career_people_avatar_idx" ON "career_people" USING btree ("avatar_id");
  CREATE INDEX "career_first_screen_idx" ON "career" USING btree ("first_screen_id");
  CREATE INDEX "career_first_screen_video_idx" ON "career" USING btree ("first_screen_video_id");
  CREATE INDEX "career__status_idx" ON "career" USING btree ("_status");
  CREATE INDEX "_career_v_version_list_order_idx" ON "_career_v_version_list" USING btree ("_order");
  CREATE INDEX "_career_v_version_list_parent_id_idx" ON "_career_v_version_list" USING btree ("_parent_id");
  CREATE INDEX "_career_v_version_gallery_order_idx" ON "_career_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_career_v_version_gallery_parent_id_idx" ON "_career_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_career_v_version_gallery_image_idx" ON "_career_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_career_v_version_smiles_order_idx" ON "_career_v_version_smiles" USING btree ("_order");
  CREATE INDEX "_career_v_version_smiles_parent_id_idx" ON "_career_v_version_smiles" USING btree ("_parent_id");
  CREATE INDEX "_career_v_version_smiles_finish_icon_idx" ON "_career_v_version_smiles" USING btree ("finish_icon_id");
  CREATE INDEX "_career_v_version_people_order_idx" ON "_career_v_version_people" USING btree ("_order");
  CREATE INDEX "_career_v_version_people_parent_id_idx" ON "_career_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_career_v_version_people_avatar_idx" ON "_career_v_version_people" USING btree ("avatar_id");
  CREATE INDEX "_career_v_version_version_first_screen_idx" ON "_career_v" USING btree ("version_first_screen_id");
  CREATE INDEX "_career_v_version_version_first_screen_video_idx" ON "_career_v" USING btree ("version_first_screen_video_id");
  CREATE INDEX "_career_v_version_version__status_idx" ON "_career_v" USING btree ("version__status");
  CREATE INDEX "_career_v_created_at_idx" ON "_career_v" USING btree ("created_at");
  CREATE INDEX "_career_v_updated_at_idx" ON "_career_v" USING btree ("updated_at");
  CREATE INDEX "_career_v_latest_idx" ON "_career_v" USING btree ("latest");
  CREATE INDEX "road_map_stages_order_idx" ON "road_map_stages" USING btree ("_order");
  CREATE INDEX "road_map_stages_parent_id_idx" ON "road_map_stages" USING btree ("_parent_id");
  CREATE INDEX "road_map__status_idx" ON "road_map" USING btree ("_status");
  CREATE INDEX "_road_map_v_version_stages_order_idx" ON "_road_map_v_version_stages" USING btree ("_order");
  CREATE INDEX "_road_map_v_version_stages_parent_id_idx" ON "_road_map_v_version_stages" USING btree ("_parent_id");
  CREATE INDEX "_road_map_v_version_version__status_idx" ON "_road_map_v" USING btree ("version__status");
  CREATE INDEX "_road_map_v_created_at_idx" ON "_road_map_v" USING btree ("created_at");
  CREATE INDEX "_road_map_v_updated_at_idx" ON "_road_map_v" USING btree ("updated_at");
  CREATE INDEX "_road_map_v_latest_idx" ON "_road_map_v" USING btree ("latest");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "terms_of_use__status_idx" ON "terms_of_use" USING btree ("_status");
  CREATE INDEX "_terms_of_use_v_version_version__status_idx" ON "_terms_of_use_v" USING btree ("version__status");
  CREATE INDEX "_terms_of_use_v_created_at_idx" ON "_terms_of_use_v" USING btree ("created_at");
  CREATE INDEX "_terms_of_use_v_updated_at_idx" ON "_terms_of_use_v" USING btree ("updated_at");
  CREATE INDEX "_terms_of_use_v_latest_idx" ON "_terms_of_use_v" USING btree ("latest");
  CREATE INDEX "options_services_order_idx" ON "options_services" USING btree ("_order");
  CREATE INDEX "options_services_parent_id_idx" ON "options_services" USING btree ("_parent_id");
  CREATE INDEX "options_expertise_order_idx" ON "options_expertise" USING btree ("_order");
  CREATE INDEX "options_expertise_parent_id_idx" ON "options_expertise" USING btree ("_parent_id");
  CREATE INDEX "options_success_stories_order_idx" ON "options_success_stories" USING btree ("_order");
  CREATE INDEX "options_success_stories_parent_id_idx" ON "options_success_stories" USING btree ("_parent_id");
  CREATE INDEX "options_company_order_idx" ON "options_company" USING btree ("_order");
  CREATE INDEX "options_company_parent_id_idx" ON "options_company" USING btree ("_parent_id");
  CREATE INDEX "options_technology_columns_links_order_idx" ON "options_technology_columns_links" USING btree ("_order");
  CREATE INDEX "options_technology_columns_links_parent_id_idx" ON "options_technology_columns_links" USING btree ("_parent_id");
  CREATE INDEX "options_technology_columns_order_idx" ON "options_technology_columns" USING btree ("_order");
  CREATE INDEX "options_technology_columns_parent_id_idx" ON "options_technology_columns" USING btree ("_parent_id");
  CREATE INDEX "options_top_slider_order_idx" ON "options_top_slider" USING btree ("_order");
  CREATE INDEX "options_top_slider_parent_id_idx" ON "options_top_slider" USING btree ("_parent_id");
  CREATE INDEX "options_top_slider_image_idx" ON "options_top_slider" USING btree ("image_id");
  CREATE INDEX "options__status_idx" ON "options" USING btree ("_status");
  CREATE INDEX "_options_v_version_services_order_idx" ON "_options_v_version_services" USING btree ("_order");
  CREATE INDEX "_options_v_version_services_parent_id_idx" ON "_options_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_options_v_version_expertise_order_idx" ON "_options_v_version_expertise" USING btree ("_order");
  CREATE INDEX "_options_v_version_expertise_parent_id_idx" ON "_options_v_version_expertise" USING btree ("_parent_id");
  CREATE INDEX "_options_v_version_success_stories_order_idx" ON "_options_v_version_success_stories" USING btree ("_order");
  CREATE INDEX "_options_v_version_success_stories_parent_id_idx" ON "_options_v_version_success_stories" USING btree ("_parent_id");
  CREATE INDEX "_options_v_version_company_order_idx" ON "_options_v_version_company" USING btree ("_order");
  CREATE INDEX "_options_v_version_company_parent_id_idx" ON "_options_v_version_company" USING btree ("_parent_id");
  CREATE INDEX "_options_v_version_technology_columns_links_order_idx" ON "_options_v_version_technology_columns_links" USING btree ("_order");
  CREATE INDEX "_options_v_version_technology_columns_links_parent_id_idx" ON "_options_v_version_technology_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_options_v_version_technology_columns_order_idx" ON "_options_v_version_technology_columns" USING btree ("_order");
  CREATE INDEX "_options_v_version_technology_columns_parent_id_idx" ON "_options_v_version_technology_columns" USING btree ("_parent_id");
  CREATE INDEX "_options_v_version_top_slider_order_idx" ON "_options_v_version_top_slider" USING btree ("_order");
  CREATE INDEX "_options_v_version_top_slider_parent_id_idx" ON "_options_v_version_top_slider" USING btree ("_parent_id");
  CREATE INDEX "_options_v_version_top_slider_image_idx" ON "_options_v_version_top_slider" USING btree ("image_id");
  CREATE INDEX "_options_v_version_version__status_idx" ON "_options_v" USING btree ("version__status");
  CREATE INDEX "_options_v_created_at_idx" ON "_options_v" USING btree ("created_at");
  CREATE INDEX "_options_v_updated_at_idx" ON "_options_v" USING btree ("updated_at");
  CREATE INDEX "_options_v_latest_idx" ON "_options_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "submissions" CASCADE;
  DROP TABLE "services_boxes" CASCADE;
  DROP TABLE "services_steps" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "_services_v_version_boxes" CASCADE;
  DROP TABLE "_services_v_version_steps" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "technologies_why_section_boxes" CASCADE;
  DROP TABLE "technologies_worked_with_boxes" CASCADE;
  DROP TABLE "technologies_slider" CASCADE;
  DROP TABLE "technologies" CASCADE;
  DROP TABLE "technologies_rels" CASCADE;
  DROP TABLE "_technologies_v_version_why_section_boxes" CASCADE;
  DROP TABLE "_technologies_v_version_worked_with_boxes" CASCADE;
  DROP TABLE "_technologies_v_version_slider" CASCADE;
  DROP TABLE "_technologies_v" CASCADE;
  DROP TABLE "_technologies_v_rels" CASCADE;
  DROP TABLE "expertise_clients_gallery" CASCADE;
  DROP TABLE "expertise_clients_slider" CASCADE;
  DROP TABLE "expertise_works_slider" CASCADE;
  DROP TABLE "expertise_how_it_works_boxes" CASCADE;
  DROP TABLE "expertise_why_us_boxes" CASCADE;
  DROP TABLE "expertise" CASCADE;
  DROP TABLE "_expertise_v_version_clients_gallery" CASCADE;
  DROP TABLE "_expertise_v_version_clients_slider" CASCADE;
  DROP TABLE "_expertise_v_version_works_slider" CASCADE;
  DROP TABLE "_expertise_v_version_how_it_works_boxes" CASCADE;
  DROP TABLE "_expertise_v_version_why_us_boxes" CASCADE;
  DROP TABLE "_expertise_v" CASCADE;
  DROP TABLE "vacancies_expectations_list" CASCADE;
  DROP TABLE "vacancies_expectations" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "vacancies_texts" CASCADE;
  DROP TABLE "vacancies_rels" CASCADE;
  DROP TABLE "_vacancies_v_version_expectations_list" CASCADE;
  DROP TABLE "_vacancies_v_version_expectations" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "_vacancies_v_texts" CASCADE;
  DROP TABLE "_vacancies_v_rels" CASCADE;
  DROP TABLE "career_posts" CASCADE;
  DROP TABLE "_career_posts_v" CASCADE;
  DROP TABLE "vacancy_terms" CASCADE;
  DROP TABLE "_vacancy_terms_v" CASCADE;
  DROP TABLE "blog_posts_sections" CASCADE;
  DROP TABLE "blog_posts" CASCADE;
  DROP TABLE "_blog_posts_v_version_sections" CASCADE;
  DROP TABLE "_blog_posts_v" CASCADE;
  DROP TABLE "articles_sections" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v_version_sections" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "seo_records" CASCADE;
  DROP TABLE "_seo_records_v" CASCADE;
  DROP TABLE "specialisation_costs" CASCADE;
  DROP TABLE "_specialisation_costs_v" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "purges" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_provide_items_list" CASCADE;
  DROP TABLE "home_provide_items" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_provide_items_list" CASCADE;
  DROP TABLE "_home_v_version_provide_items" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "clients_clients" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "_clients_v_version_clients" CASCADE;
  DROP TABLE "_clients_v" CASCADE;
  DROP TABLE "career_list" CASCADE;
  DROP TABLE "career_gallery" CASCADE;
  DROP TABLE "career_smiles" CASCADE;
  DROP TABLE "career_people" CASCADE;
  DROP TABLE "career" CASCADE;
  DROP TABLE "_career_v_version_list" CASCADE;
  DROP TABLE "_career_v_version_gallery" CASCADE;
  DROP TABLE "_career_v_version_smiles" CASCADE;
  DROP TABLE "_career_v_version_people" CASCADE;
  DROP TABLE "_career_v" CASCADE;
  DROP TABLE "road_map_stages" CASCADE;
  DROP TABLE "road_map" CASCADE;
  DROP TABLE "_road_map_v_version_stages" CASCADE;
  DROP TABLE "_road_map_v" CASCADE;
  DROP TABLE "privacy_policy" CASCADE;
  DROP TABLE "_privacy_policy_v" CASCADE;
  DROP TABLE "terms_of_use" CASCADE;
  DROP TABLE "_terms_of_use_v" CASCADE;
  DROP TABLE "options_services" CASCADE;
  DROP TABLE "options_expertise" CASCADE;
  DROP TABLE "options_success_stories" CASCADE;
  DROP TABLE "options_company" CASCADE;
  DROP TABLE "options_technology_columns_links" CASCADE;
  DROP TABLE "options_technology_columns" CASCADE;
  DROP TABLE "options_top_slider" CASCADE;
  DROP TABLE "options" CASCADE;
  DROP TABLE "_options_v_version_services" CASCADE;
  DROP TABLE "_options_v_version_expertise" CASCADE;
  DROP TABLE "_options_v_version_success_stories" CASCADE;
  DROP TABLE "_options_v_version_company" CASCADE;
  DROP TABLE "_options_v_version_technology_columns_links" CASCADE;
  DROP TABLE "_options_v_version_technology_columns" CASCADE;
  DROP TABLE "_options_v_version_top_slider" CASCADE;
  DROP TABLE "_options_v" CASCADE;
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_submissions_kind";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_technologies_status";
  DROP TYPE "public"."enum__technologies_v_version_status";
  DROP TYPE "public"."enum_expertise_clients_gallery_image_fill";
  DROP TYPE "public"."enum_expertise_status";
  DROP TYPE "public"."enum__expertise_v_version_clients_gallery_image_fill";
  DROP TYPE "public"."enum__expertise_v_version_status";
  DROP TYPE "public"."enum_vacancies_expectations_kind";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum__vacancies_v_version_expectations_kind";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum_career_posts_status";
  DROP TYPE "public"."enum__career_posts_v_version_status";
  DROP TYPE "public"."enum_vacancy_terms_kind";
  DROP TYPE "public"."enum_vacancy_terms_status";
  DROP TYPE "public"."enum__vacancy_terms_v_version_kind";
  DROP TYPE "public"."enum__vacancy_terms_v_version_status";
  DROP TYPE "public"."enum_blog_posts_status";
  DROP TYPE "public"."enum__blog_posts_v_version_status";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_seo_records_status";
  DROP TYPE "public"."enum__seo_records_v_version_status";
  DROP TYPE "public"."enum_specialisation_costs_status";
  DROP TYPE "public"."enum__specialisation_costs_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_clients_status";
  DROP TYPE "public"."enum__clients_v_version_status";
  DROP TYPE "public"."enum_career_status";
  DROP TYPE "public"."enum__career_v_version_status";
  DROP TYPE "public"."enum_road_map_status";
  DROP TYPE "public"."enum__road_map_v_version_status";
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum_terms_of_use_status";
  DROP TYPE "public"."enum__terms_of_use_v_version_status";
  DROP TYPE "public"."enum_options_technology_columns_links_status";
  DROP TYPE "public"."enum_options_status";
  DROP TYPE "public"."enum__options_v_version_technology_columns_links_status";
  DROP TYPE "public"."enum__options_v_version_status";`)
}
