import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'reviewing', 'interview', 'offer', 'rejected', 'withdrawn', 'closed', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_submissions_kind" AS ENUM('contact', 'resume', 'price-request', 'survey');
  CREATE TYPE "public"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_technologies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__technologies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_expertise_clients_gallery_image_fill" AS ENUM('Contain', 'Cover');
  CREATE TYPE "public"."enum_expertise_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__expertise_v_version_clients_gallery_image_fill" AS ENUM('Contain', 'Cover');
  CREATE TYPE "public"."enum__expertise_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_blog_posts_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum_blog_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_version_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum__blog_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tags_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_seo_records_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__seo_records_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_specialisation_costs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specialisation_costs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'recruiter');
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('login', 'login-failed', 'sessions-ended', 'joined', 'user-added', 'user-changed', 'user-removed', 'role', 'password', 'second-factor', 'second-factor-removed', 'passkey', 'passkey-removed', 'file-read', 'export', 'erasure', 'submission-removed', 'published', 'proposed', 'approved', 'sent-back', 'off-site', 'trashed', 'deleted', 'settings', 'demo-removed', 'retention');
  CREATE TYPE "public"."enum_proposals_action" AS ENUM('publish', 'unpublish', 'trash', 'write', 'table', 'remove');
  CREATE TYPE "public"."enum_proposals_state" AS ENUM('open', 'approved', 'done', 'back', 'void');
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
  CREATE TYPE "public"."settings_page" AS ENUM('services', 'caseStudies', 'clients', 'technologies', 'expertise', 'sales', 'pricing', 'survey', 'search', 'roadMap', 'blog', 'article', 'career', 'vacancies');
  CREATE TYPE "public"."settings_band_home" AS ENUM('clients', 'about', 'solutions', 'venturePartner', 'services', 'map', 'roadMap', 'works', 'voice', 'contact');
  CREATE TYPE "public"."settings_band_clients" AS ENUM('list', 'reviews', 'contact');
  CREATE TYPE "public"."settings_band_case_studies" AS ENUM('list', 'contact');
  CREATE TYPE "public"."settings_band_case_study" AS ENUM('facts', 'story', 'research', 'implementation', 'partnership', 'callToAction', 'next', 'contact');
  CREATE TYPE "public"."settings_band_service" AS ENUM('boxes', 'steps', 'works', 'voice', 'contact');
  CREATE TYPE "public"."settings_band_technology" AS ENUM('why', 'workedWith', 'stories', 'platforms', 'contact');
  CREATE TYPE "public"."settings_band_expertise" AS ENUM('clients', 'works', 'start', 'why', 'contact');
  CREATE TYPE "public"."settings_band_sales" AS ENUM('comparison', 'next', 'services', 'works', 'principles', 'closing');
  CREATE TYPE "public"."settings_band_pricing" AS ENUM('calculator', 'principles', 'priceRequest', 'voice', 'services', 'clients', 'about', 'map', 'contact');
  CREATE TYPE "public"."settings_band_survey" AS ENUM('questions', 'principles');
  CREATE TYPE "public"."settings_band_road_map" AS ENUM('stages', 'after', 'contact');
  CREATE TYPE "public"."settings_band_career" AS ENUM('points', 'gallery', 'feedback', 'values', 'join', 'people', 'jobs');
  CREATE TYPE "public"."settings_band_vacancies" AS ENUM('list', 'resume');
  CREATE TYPE "public"."settings_band_vacancy" AS ENUM('expectations', 'others', 'resume');
  CREATE TYPE "public"."settings_office_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."settings_client_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."settings_region_side" AS ENUM('start', 'end', 'top', 'bottom');
  CREATE TYPE "public"."settings_stage_ground" AS ENUM('sea', 'land', 'flat');
  CREATE TYPE "public"."settings_point_side" AS ENUM('start', 'end', 'top', 'bottom');
  CREATE TYPE "public"."enum_site_settings_captcha" AS ENUM('environment', 'altcha', 'turnstile', 'hcaptcha', 'recaptcha');
  CREATE TYPE "public"."enum_site_settings_analytics_provider" AS ENUM('own', 'plausible', 'umami', 'ga4', 'none');
  CREATE TYPE "public"."settings_hero_ground" AS ENUM('video', 'photograph', 'globe');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_captcha" AS ENUM('environment', 'altcha', 'turnstile', 'hcaptcha', 'recaptcha');
  CREATE TYPE "public"."enum__site_settings_v_version_analytics_provider" AS ENUM('own', 'plausible', 'umami', 'ga4', 'none');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "submissions_remarks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notes" varchar,
  	"status" "enum_submissions_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"kind" "enum_submissions_kind" NOT NULL,
  	"received_at" timestamp(3) with time zone,
  	"status_since" timestamp(3) with time zone,
  	"sender" varchar,
  	"email" varchar,
  	"subject" varchar,
  	"vacancy" varchar,
  	"page" varchar,
  	"language" varchar,
  	"suspicious" boolean,
  	"message" varchar,
  	"file_names" varchar,
  	"address" varchar,
  	"person" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"files" jsonb,
  	"fields" jsonb NOT NULL,
  	"key" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "landing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"blocks" jsonb,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_landing_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_landing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_blocks" jsonb,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__technologies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__expertise_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "case_studies_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"unit" varchar,
  	"what" varchar
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"title" varchar,
  	"short_description" varchar,
  	"date_short_post" varchar,
  	"featured_image_id" integer,
  	"result" varchar,
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
  	"call_to_action_show" "enum_case_studies_call_to_action_show" DEFAULT 'default',
  	"call_to_action_title" varchar,
  	"call_to_action_text" varchar,
  	"call_to_action_label" varchar,
  	"call_to_action_link" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"case_studies_id" integer
  );
  
  CREATE TABLE "_case_studies_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"unit" varchar,
  	"what" varchar,
  	"_uuid" varchar
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
  	"version_result" varchar,
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
  	"version_call_to_action_show" "enum__case_studies_v_version_call_to_action_show" DEFAULT 'default',
  	"version_call_to_action_title" varchar,
  	"version_call_to_action_text" varchar,
  	"version_call_to_action_label" varchar,
  	"version_call_to_action_link" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"case_studies_id" integer
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
  	"date" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"title" varchar,
  	"description" varchar,
  	"first_info_image_id" integer,
  	"hours" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_date" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_first_info_image_id" integer,
  	"version_hours" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__career_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "vacancy_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_vacancy_terms_kind",
  	"order" numeric DEFAULT 100,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_vacancy_terms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_vacancy_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__vacancy_terms_v_version_kind",
  	"version_order" numeric DEFAULT 100,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancy_terms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"modified" timestamp(3) with time zone,
  	"title" varchar,
  	"description" varchar,
  	"author_id" integer,
  	"category" varchar,
  	"thumbnail_id" integer,
  	"first_screen_image_id" integer,
  	"call_to_action_show" "enum_blog_posts_call_to_action_show" DEFAULT 'default',
  	"call_to_action_title" varchar,
  	"call_to_action_text" varchar,
  	"call_to_action_label" varchar,
  	"call_to_action_link" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blog_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blog_posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer,
  	"blog_posts_id" integer
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
  	"version_modified" timestamp(3) with time zone,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_author_id" integer,
  	"version_category" varchar,
  	"version_thumbnail_id" integer,
  	"version_first_screen_image_id" integer,
  	"version_call_to_action_show" "enum__blog_posts_v_version_call_to_action_show" DEFAULT 'default',
  	"version_call_to_action_title" varchar,
  	"version_call_to_action_text" varchar,
  	"version_call_to_action_label" varchar,
  	"version_call_to_action_link" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_blog_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer,
  	"blog_posts_id" integer
  );
  
  CREATE TABLE "authors_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"role" varchar,
  	"portrait_id" integer,
  	"description" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_authors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_authors_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_authors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_role" varchar,
  	"version_portrait_id" integer,
  	"version_description" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__authors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tags_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tags_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "seo_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"keywords" varchar,
  	"canonical" varchar,
  	"noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_seo_records_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_seo_records_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_keywords" varchar,
  	"version_canonical" varchar,
  	"version_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__seo_records_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__specialisation_costs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"language" varchar,
  	"kind" varchar,
  	"record" numeric,
  	"place" varchar,
  	"slug" varchar,
  	"same_words" boolean,
  	"words" jsonb,
  	"translated_from" jsonb,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_language" varchar,
  	"version_kind" varchar,
  	"version_record" numeric,
  	"version_place" varchar,
  	"version_slug" varchar,
  	"version_same_words" boolean,
  	"version_words" jsonb,
  	"version_translated_from" jsonb,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  
  CREATE TABLE "fonts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"event" "enum_audit_log_event" NOT NULL,
  	"who" varchar NOT NULL,
  	"place" varchar,
  	"record" varchar,
  	"detail" varchar,
  	"by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"action" "enum_proposals_action" NOT NULL,
  	"state" "enum_proposals_state" NOT NULL,
  	"proposer" varchar,
  	"note" varchar,
  	"decider" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"word" varchar,
  	"place" varchar NOT NULL,
  	"record" varchar,
  	"proposed_by" numeric,
  	"authors" varchar,
  	"version" varchar,
  	"fingerprint" varchar NOT NULL,
  	"data" jsonb,
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
  
  CREATE TABLE "passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb NOT NULL,
  	"name" varchar NOT NULL,
  	"last_used" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "identities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"issuer" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"mark" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"subject" varchar NOT NULL,
  	"provider_session" varchar,
  	"refresh_token" varchar,
  	"access_token" varchar,
  	"began" numeric NOT NULL,
  	"checked" numeric NOT NULL,
  	"asked" numeric DEFAULT 0 NOT NULL,
  	"asking" numeric DEFAULT 0 NOT NULL,
  	"authenticated" numeric DEFAULT 0 NOT NULL,
  	"ended" boolean DEFAULT false NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "spent_tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" varchar NOT NULL,
  	"until" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "purges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"told_at" timestamp(3) with time zone,
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
  	"landing_pages_id" integer,
  	"technologies_id" integer,
  	"expertise_id" integer,
  	"services_id" integer,
  	"case_studies_id" integer,
  	"vacancies_id" integer,
  	"career_posts_id" integer,
  	"vacancy_terms_id" integer,
  	"blog_posts_id" integer,
  	"authors_id" integer,
  	"categories_id" integer,
  	"tags_id" integer,
  	"articles_id" integer,
  	"seo_records_id" integer,
  	"specialisation_costs_id" integer,
  	"translations_id" integer,
  	"media_id" integer,
  	"fonts_id" integer,
  	"redirects_id" integer,
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"years" numeric,
  	"project" numeric,
  	"specialists" numeric,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
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
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"review_position" varchar,
  	"review_on_home" boolean DEFAULT false,
  	"review_on_services" boolean DEFAULT false,
  	"review_on_pricing" boolean DEFAULT false
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
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
  	"review_on_home" boolean DEFAULT false,
  	"review_on_services" boolean DEFAULT false,
  	"review_on_pricing" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__clients_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__career_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
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
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__road_map_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_text" varchar,
  	"title" varchar,
  	"description" jsonb,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"_status" "enum_privacy_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_head_text" varchar,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "terms_of_use" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_text" varchar,
  	"title" varchar,
  	"description" jsonb,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_image_id" integer,
  	"search_keywords" varchar,
  	"search_canonical" varchar,
  	"search_noindex" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
  	"_status" "enum_terms_of_use_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_of_use_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_head_text" varchar,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_image_id" integer,
  	"version_search_keywords" varchar,
  	"version_search_canonical" varchar,
  	"version_search_noindex" boolean DEFAULT false,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__terms_of_use_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
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
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
  	"version__status" "enum__options_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "settings_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"region" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "settings_contact_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "settings_pages_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_page",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_menu_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "settings_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "settings_bands_home" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_home",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_clients" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_clients",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_case_studies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_case_studies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_case_study" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_case_study",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_service" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_service",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_technology" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_technology",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_expertise" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_expertise",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_sales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_sales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_pricing" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_pricing",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_survey" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_survey",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_road_map" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_road_map",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_career" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_career",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_vacancies" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_vacancies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_bands_vacancy" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_vacancy",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_office_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "settings_office_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_client_teams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"region" varchar,
  	"time_zone" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"street" varchar,
  	"postal_code" varchar,
  	"country" varchar
  );
  
  CREATE TABLE "settings_client_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "settings_client_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_map_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"time_zone" varchar,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "settings_map_regions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"side" "settings_region_side"
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
  	"brand_logo_on_dark_id" integer,
  	"brand_mark_id" integer,
  	"contact_email" varchar,
  	"contact_person_name" varchar,
  	"contact_person_role" varchar,
  	"contact_person_picture_id" integer,
  	"contact_next_title" varchar,
  	"case_studies_link" varchar,
  	"language" varchar,
  	"messages" jsonb,
  	"theme_colors_action" varchar,
  	"theme_colors_ink" varchar,
  	"theme_colors_paper" varchar,
  	"theme_colors_sea" varchar,
  	"theme_colors_land" varchar,
  	"theme_colors_flat" varchar,
  	"theme_colors_night" varchar,
  	"theme_colors_error" varchar,
  	"theme_colors_success" varchar,
  	"theme_dark" boolean DEFAULT false,
  	"theme_fonts_text_regular_id" integer,
  	"theme_fonts_text_bold_id" integer,
  	"theme_fonts_headings_regular_id" integer,
  	"theme_fonts_headings_bold_id" integer,
  	"menu_action_label" varchar,
  	"menu_action_link" varchar,
  	"get_in_touch" boolean DEFAULT true,
  	"captcha" "enum_site_settings_captcha" DEFAULT 'environment',
  	"consent" varchar,
  	"analytics_provider" "enum_site_settings_analytics_provider" DEFAULT 'own',
  	"analytics_site" varchar,
  	"analytics_host" varchar,
  	"home_hero_ground" "settings_hero_ground",
  	"home_hero_label" varchar,
  	"home_hero_link" varchar,
  	"home_solutions_title" varchar,
  	"home_venture_partner_title" varchar,
  	"home_venture_partner_text" varchar,
  	"home_venture_partner_link" varchar,
  	"home_venture_partner_action" varchar,
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
  	"reading_offer_title" varchar,
  	"reading_offer_text" varchar,
  	"reading_offer_link" varchar,
  	"reading_offer_action" varchar,
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
  	"pricing_calculator_currency" varchar,
  	"pricing_calculator_own" varchar,
  	"pricing_calculator_compared" varchar,
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
  	"case_studies_offer_title" varchar,
  	"case_studies_offer_text" varchar,
  	"case_studies_offer_link" varchar,
  	"case_studies_offer_action" varchar,
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
  	"survey_offers_rates_for_senior_full_stack" varchar,
  	"survey_offers_rates_for_middle_backend" varchar,
  	"survey_offers_team_size" varchar,
  	"survey_thanks" varchar,
  	"survey_principles_title" varchar,
  	"survey_principles_setup_title" varchar,
  	"seo_title" varchar,
  	"emptied" jsonb,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"last_saved_in" varchar,
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
  
  CREATE TABLE "_settings_contact_steps_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_pages_off_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_page",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_menu_children_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_menu_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_social_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_bands_home_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_home",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_clients_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_clients",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_case_studies_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_case_studies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_case_study_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_case_study",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_service_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_service",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_technology_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_technology",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_expertise_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_expertise",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_sales_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_sales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_pricing_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_pricing",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_survey_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_survey",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_road_map_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_road_map",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_career_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_career",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_vacancies_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_vacancies",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_bands_vacancy_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_band_vacancy",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_office_days_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_office_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_client_teams_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"region" varchar,
  	"time_zone" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"street" varchar,
  	"postal_code" varchar,
  	"country" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_client_days_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_client_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_map_cities_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"time_zone" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_map_regions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"side" "settings_region_side",
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
  	"version_brand_logo_on_dark_id" integer,
  	"version_brand_mark_id" integer,
  	"version_contact_email" varchar,
  	"version_contact_person_name" varchar,
  	"version_contact_person_role" varchar,
  	"version_contact_person_picture_id" integer,
  	"version_contact_next_title" varchar,
  	"version_case_studies_link" varchar,
  	"version_language" varchar,
  	"version_messages" jsonb,
  	"version_theme_colors_action" varchar,
  	"version_theme_colors_ink" varchar,
  	"version_theme_colors_paper" varchar,
  	"version_theme_colors_sea" varchar,
  	"version_theme_colors_land" varchar,
  	"version_theme_colors_flat" varchar,
  	"version_theme_colors_night" varchar,
  	"version_theme_colors_error" varchar,
  	"version_theme_colors_success" varchar,
  	"version_theme_dark" boolean DEFAULT false,
  	"version_theme_fonts_text_regular_id" integer,
  	"version_theme_fonts_text_bold_id" integer,
  	"version_theme_fonts_headings_regular_id" integer,
  	"version_theme_fonts_headings_bold_id" integer,
  	"version_menu_action_label" varchar,
  	"version_menu_action_link" varchar,
  	"version_get_in_touch" boolean DEFAULT true,
  	"version_captcha" "enum__site_settings_v_version_captcha" DEFAULT 'environment',
  	"version_consent" varchar,
  	"version_analytics_provider" "enum__site_settings_v_version_analytics_provider" DEFAULT 'own',
  	"version_analytics_site" varchar,
  	"version_analytics_host" varchar,
  	"version_home_hero_ground" "settings_hero_ground",
  	"version_home_hero_label" varchar,
  	"version_home_hero_link" varchar,
  	"version_home_solutions_title" varchar,
  	"version_home_venture_partner_title" varchar,
  	"version_home_venture_partner_text" varchar,
  	"version_home_venture_partner_link" varchar,
  	"version_home_venture_partner_action" varchar,
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
  	"version_reading_offer_title" varchar,
  	"version_reading_offer_text" varchar,
  	"version_reading_offer_link" varchar,
  	"version_reading_offer_action" varchar,
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
  	"version_pricing_calculator_currency" varchar,
  	"version_pricing_calculator_own" varchar,
  	"version_pricing_calculator_compared" varchar,
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
  	"version_case_studies_offer_title" varchar,
  	"version_case_studies_offer_text" varchar,
  	"version_case_studies_offer_link" varchar,
  	"version_case_studies_offer_action" varchar,
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
  	"version_survey_offers_rates_for_senior_full_stack" varchar,
  	"version_survey_offers_rates_for_middle_backend" varchar,
  	"version_survey_offers_team_size" varchar,
  	"version_survey_thanks" varchar,
  	"version_survey_principles_title" varchar,
  	"version_survey_principles_setup_title" varchar,
  	"version_seo_title" varchar,
  	"version_emptied" jsonb,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_last_saved_in" varchar,
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
  
  CREATE TABLE "approval" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_person" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_months" numeric DEFAULT 12 NOT NULL,
  	"resume_months" numeric DEFAULT 12 NOT NULL,
  	"price_request_months" numeric DEFAULT 12 NOT NULL,
  	"survey_months" numeric DEFAULT 12 NOT NULL,
  	"audit_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "notifications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "submissions_remarks" ADD CONSTRAINT "submissions_remarks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_why_section_boxes" ADD CONSTRAINT "technologies_why_section_boxes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_why_section_boxes" ADD CONSTRAINT "technologies_why_section_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies_worked_with_boxes" ADD CONSTRAINT "technologies_worked_with_boxes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_worked_with_boxes" ADD CONSTRAINT "technologies_worked_with_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies_slider" ADD CONSTRAINT "technologies_slider_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies_slider" ADD CONSTRAINT "technologies_slider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "technologies" ADD CONSTRAINT "technologies_image_section_image_id_media_id_fk" FOREIGN KEY ("image_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies" ADD CONSTRAINT "technologies_project_section_image_id_media_id_fk" FOREIGN KEY ("project_section_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "technologies" ADD CONSTRAINT "technologies_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_technologies_v" ADD CONSTRAINT "_technologies_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_boxes" ADD CONSTRAINT "services_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_steps" ADD CONSTRAINT "services_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_explore_our_expertise_image_id_media_id_fk" FOREIGN KEY ("explore_our_expertise_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_boxes" ADD CONSTRAINT "_services_v_version_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_steps" ADD CONSTRAINT "_services_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_explore_our_expertise_image_id_media_id_fk" FOREIGN KEY ("version_explore_our_expertise_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_figures" ADD CONSTRAINT "case_studies_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_background_wallpaper_id_media_id_fk" FOREIGN KEY ("background_wallpaper_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_project_image_id_media_id_fk" FOREIGN KEY ("project_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_goal_and_tasks_image_id_media_id_fk" FOREIGN KEY ("goal_and_tasks_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_challenges_image_id_media_id_fk" FOREIGN KEY ("challenges_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_figures" ADD CONSTRAINT "_case_studies_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_background_wallpaper_id_media_id_fk" FOREIGN KEY ("version_background_wallpaper_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_project_image_id_media_id_fk" FOREIGN KEY ("version_project_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_goal_and_tasks_image_id_media_id_fk" FOREIGN KEY ("version_goal_and_tasks_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_challenges_image_id_media_id_fk" FOREIGN KEY ("version_challenges_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_expectations_list" ADD CONSTRAINT "vacancies_expectations_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_expectations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_expectations" ADD CONSTRAINT "vacancies_expectations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_first_info_image_id_media_id_fk" FOREIGN KEY ("first_info_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_texts" ADD CONSTRAINT "vacancies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_rels" ADD CONSTRAINT "vacancies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_rels" ADD CONSTRAINT "vacancies_rels_vacancy_terms_fk" FOREIGN KEY ("vacancy_terms_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_expectations_list" ADD CONSTRAINT "_vacancies_v_version_expectations_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_expectations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_expectations" ADD CONSTRAINT "_vacancies_v_version_expectations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_first_info_image_id_media_id_fk" FOREIGN KEY ("version_first_info_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_texts" ADD CONSTRAINT "_vacancies_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_rels" ADD CONSTRAINT "_vacancies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_rels" ADD CONSTRAINT "_vacancies_v_rels_vacancy_terms_fk" FOREIGN KEY ("vacancy_terms_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_posts" ADD CONSTRAINT "career_posts_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_posts_v" ADD CONSTRAINT "_career_posts_v_parent_id_career_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."career_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_posts_v" ADD CONSTRAINT "_career_posts_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancy_terms_v" ADD CONSTRAINT "_vacancy_terms_v_parent_id_vacancy_terms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts_sections" ADD CONSTRAINT "blog_posts_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_first_screen_image_id_media_id_fk" FOREIGN KEY ("first_screen_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_version_sections" ADD CONSTRAINT "_blog_posts_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_parent_id_blog_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_first_screen_image_id_media_id_fk" FOREIGN KEY ("version_first_screen_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_links" ADD CONSTRAINT "authors_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_version_links" ADD CONSTRAINT "_authors_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_sections" ADD CONSTRAINT "articles_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_hero_background_id_media_id_fk" FOREIGN KEY ("hero_background_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_mobile_navigation_image_id_media_id_fk" FOREIGN KEY ("mobile_navigation_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_sections" ADD CONSTRAINT "_articles_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_hero_background_id_media_id_fk" FOREIGN KEY ("version_hero_background_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_mobile_navigation_image_id_media_id_fk" FOREIGN KEY ("version_mobile_navigation_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seo_records" ADD CONSTRAINT "seo_records_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_records_v" ADD CONSTRAINT "_seo_records_v_parent_id_seo_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."seo_records"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_records_v" ADD CONSTRAINT "_seo_records_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_specialisation_costs_v" ADD CONSTRAINT "_specialisation_costs_v_parent_id_specialisation_costs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specialisation_costs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_sessions" ADD CONSTRAINT "company_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_technologies_fk" FOREIGN KEY ("technologies_id") REFERENCES "public"."technologies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_expertise_fk" FOREIGN KEY ("expertise_id") REFERENCES "public"."expertise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_career_posts_fk" FOREIGN KEY ("career_posts_id") REFERENCES "public"."career_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancy_terms_fk" FOREIGN KEY ("vacancy_terms_id") REFERENCES "public"."vacancy_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_records_fk" FOREIGN KEY ("seo_records_id") REFERENCES "public"."seo_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_specialisation_costs_fk" FOREIGN KEY ("specialisation_costs_id") REFERENCES "public"."specialisation_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fonts_fk" FOREIGN KEY ("fonts_id") REFERENCES "public"."fonts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_provide_items_list" ADD CONSTRAINT "home_provide_items_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_provide_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_provide_items" ADD CONSTRAINT "home_provide_items_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_provide_items" ADD CONSTRAINT "home_provide_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_header_video_id_media_id_fk" FOREIGN KEY ("header_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_header_video_preview_id_media_id_fk" FOREIGN KEY ("header_video_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_provide_items_list" ADD CONSTRAINT "_home_v_version_provide_items_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_provide_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_provide_items" ADD CONSTRAINT "_home_v_version_provide_items_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_provide_items" ADD CONSTRAINT "_home_v_version_provide_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_header_video_id_media_id_fk" FOREIGN KEY ("version_header_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_header_video_preview_id_media_id_fk" FOREIGN KEY ("version_header_video_preview_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_clients" ADD CONSTRAINT "clients_clients_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_clients" ADD CONSTRAINT "clients_clients_review_image_id_media_id_fk" FOREIGN KEY ("review_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_clients" ADD CONSTRAINT "clients_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v_version_clients" ADD CONSTRAINT "_clients_v_version_clients_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v_version_clients" ADD CONSTRAINT "_clients_v_version_clients_review_image_id_media_id_fk" FOREIGN KEY ("review_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v_version_clients" ADD CONSTRAINT "_clients_v_version_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clients_v" ADD CONSTRAINT "_clients_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career_list" ADD CONSTRAINT "career_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_gallery" ADD CONSTRAINT "career_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career_gallery" ADD CONSTRAINT "career_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_smiles" ADD CONSTRAINT "career_smiles_finish_icon_id_media_id_fk" FOREIGN KEY ("finish_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career_smiles" ADD CONSTRAINT "career_smiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_people" ADD CONSTRAINT "career_people_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career_people" ADD CONSTRAINT "career_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career" ADD CONSTRAINT "career_first_screen_id_media_id_fk" FOREIGN KEY ("first_screen_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career" ADD CONSTRAINT "career_first_screen_video_id_media_id_fk" FOREIGN KEY ("first_screen_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "career" ADD CONSTRAINT "career_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_list" ADD CONSTRAINT "_career_v_version_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_gallery" ADD CONSTRAINT "_career_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_gallery" ADD CONSTRAINT "_career_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_smiles" ADD CONSTRAINT "_career_v_version_smiles_finish_icon_id_media_id_fk" FOREIGN KEY ("finish_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_smiles" ADD CONSTRAINT "_career_v_version_smiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_people" ADD CONSTRAINT "_career_v_version_people_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v_version_people" ADD CONSTRAINT "_career_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v" ADD CONSTRAINT "_career_v_version_first_screen_id_media_id_fk" FOREIGN KEY ("version_first_screen_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v" ADD CONSTRAINT "_career_v_version_first_screen_video_id_media_id_fk" FOREIGN KEY ("version_first_screen_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_v" ADD CONSTRAINT "_career_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "road_map_stages" ADD CONSTRAINT "road_map_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."road_map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "road_map" ADD CONSTRAINT "road_map_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_road_map_v_version_stages" ADD CONSTRAINT "_road_map_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_road_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_road_map_v" ADD CONSTRAINT "_road_map_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_policy" ADD CONSTRAINT "privacy_policy_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v" ADD CONSTRAINT "_privacy_policy_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "terms_of_use" ADD CONSTRAINT "terms_of_use_search_image_id_media_id_fk" FOREIGN KEY ("search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_terms_of_use_v" ADD CONSTRAINT "_terms_of_use_v_version_search_image_id_media_id_fk" FOREIGN KEY ("version_search_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "settings_phones" ADD CONSTRAINT "settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_contact_steps" ADD CONSTRAINT "settings_contact_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_pages_off" ADD CONSTRAINT "settings_pages_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu_children" ADD CONSTRAINT "settings_menu_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu" ADD CONSTRAINT "settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_social" ADD CONSTRAINT "settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_home" ADD CONSTRAINT "settings_bands_home_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_clients" ADD CONSTRAINT "settings_bands_clients_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_case_studies" ADD CONSTRAINT "settings_bands_case_studies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_case_study" ADD CONSTRAINT "settings_bands_case_study_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_service" ADD CONSTRAINT "settings_bands_service_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_technology" ADD CONSTRAINT "settings_bands_technology_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_expertise" ADD CONSTRAINT "settings_bands_expertise_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_sales" ADD CONSTRAINT "settings_bands_sales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_pricing" ADD CONSTRAINT "settings_bands_pricing_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_survey" ADD CONSTRAINT "settings_bands_survey_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_road_map" ADD CONSTRAINT "settings_bands_road_map_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_career" ADD CONSTRAINT "settings_bands_career_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_vacancies" ADD CONSTRAINT "settings_bands_vacancies_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_bands_vacancy" ADD CONSTRAINT "settings_bands_vacancy_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_office_days" ADD CONSTRAINT "settings_office_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings_client_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_client_teams" ADD CONSTRAINT "settings_client_teams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_client_days" ADD CONSTRAINT "settings_client_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings_map_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_map_cities" ADD CONSTRAINT "settings_map_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_map_regions" ADD CONSTRAINT "settings_map_regions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_solutions" ADD CONSTRAINT "settings_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_venture_facts" ADD CONSTRAINT "settings_venture_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_values_left" ADD CONSTRAINT "settings_values_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_values_right" ADD CONSTRAINT "settings_values_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_article_actions" ADD CONSTRAINT "settings_article_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_road_map_stages" ADD CONSTRAINT "settings_road_map_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_sales_facts" ADD CONSTRAINT "settings_sales_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_next_steps" ADD CONSTRAINT "settings_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_principle_boxes" ADD CONSTRAINT "settings_principle_boxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_client_points" ADD CONSTRAINT "settings_client_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_survey_steps" ADD CONSTRAINT "settings_survey_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_survey_others" ADD CONSTRAINT "settings_survey_others_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_id_media_id_fk" FOREIGN KEY ("brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_mark_id_media_id_fk" FOREIGN KEY ("brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_contact_person_picture_id_media_id_fk" FOREIGN KEY ("contact_person_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_text_regular_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_text_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_text_bold_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_text_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_headings_regular_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_headings_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_headings_bold_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_headings_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_phones_v" ADD CONSTRAINT "_settings_phones_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_contact_steps_v" ADD CONSTRAINT "_settings_contact_steps_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_pages_off_v" ADD CONSTRAINT "_settings_pages_off_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_menu_children_v" ADD CONSTRAINT "_settings_menu_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_menu_v" ADD CONSTRAINT "_settings_menu_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_social_v" ADD CONSTRAINT "_settings_social_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_home_v" ADD CONSTRAINT "_settings_bands_home_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_clients_v" ADD CONSTRAINT "_settings_bands_clients_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_case_studies_v" ADD CONSTRAINT "_settings_bands_case_studies_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_case_study_v" ADD CONSTRAINT "_settings_bands_case_study_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_service_v" ADD CONSTRAINT "_settings_bands_service_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_technology_v" ADD CONSTRAINT "_settings_bands_technology_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_expertise_v" ADD CONSTRAINT "_settings_bands_expertise_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_sales_v" ADD CONSTRAINT "_settings_bands_sales_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_pricing_v" ADD CONSTRAINT "_settings_bands_pricing_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_survey_v" ADD CONSTRAINT "_settings_bands_survey_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_road_map_v" ADD CONSTRAINT "_settings_bands_road_map_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_career_v" ADD CONSTRAINT "_settings_bands_career_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_vacancies_v" ADD CONSTRAINT "_settings_bands_vacancies_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_bands_vacancy_v" ADD CONSTRAINT "_settings_bands_vacancy_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_office_days_v" ADD CONSTRAINT "_settings_office_days_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_client_teams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_client_teams_v" ADD CONSTRAINT "_settings_client_teams_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_client_days_v" ADD CONSTRAINT "_settings_client_days_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_map_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_map_cities_v" ADD CONSTRAINT "_settings_map_cities_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_map_regions_v" ADD CONSTRAINT "_settings_map_regions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_solutions_v" ADD CONSTRAINT "_settings_solutions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_venture_facts_v" ADD CONSTRAINT "_settings_venture_facts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_values_left_v" ADD CONSTRAINT "_settings_values_left_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_values_right_v" ADD CONSTRAINT "_settings_values_right_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_article_actions_v" ADD CONSTRAINT "_settings_article_actions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_road_map_stages_v" ADD CONSTRAINT "_settings_road_map_stages_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_sales_facts_v" ADD CONSTRAINT "_settings_sales_facts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_next_steps_v" ADD CONSTRAINT "_settings_next_steps_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_principle_boxes_v" ADD CONSTRAINT "_settings_principle_boxes_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_client_points_v" ADD CONSTRAINT "_settings_client_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_survey_steps_v" ADD CONSTRAINT "_settings_survey_steps_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_survey_others_v" ADD CONSTRAINT "_settings_survey_others_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_id_media_id_fk" FOREIGN KEY ("version_brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_mark_id_media_id_fk" FOREIGN KEY ("version_brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_contact_person_picture_id_media_id_fk" FOREIGN KEY ("version_contact_person_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_text_regular_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_text_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_text_bold_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_text_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_headings_regular_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_headings_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_headings_bold_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_headings_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_texts" ADD CONSTRAINT "notifications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_remarks_order_idx" ON "submissions_remarks" USING btree ("_order");
  CREATE INDEX "submissions_remarks_parent_id_idx" ON "submissions_remarks" USING btree ("_parent_id");
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE INDEX "submissions_kind_idx" ON "submissions" USING btree ("kind");
  CREATE INDEX "submissions_received_at_idx" ON "submissions" USING btree ("received_at");
  CREATE INDEX "submissions_status_since_idx" ON "submissions" USING btree ("status_since");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_vacancy_idx" ON "submissions" USING btree ("vacancy");
  CREATE INDEX "submissions_page_idx" ON "submissions" USING btree ("page");
  CREATE INDEX "submissions_language_idx" ON "submissions" USING btree ("language");
  CREATE INDEX "submissions_suspicious_idx" ON "submissions" USING btree ("suspicious");
  CREATE INDEX "submissions_address_idx" ON "submissions" USING btree ("address");
  CREATE INDEX "submissions_person_idx" ON "submissions" USING btree ("person");
  CREATE INDEX "submissions_utm_source_idx" ON "submissions" USING btree ("utm_source");
  CREATE INDEX "submissions_utm_campaign_idx" ON "submissions" USING btree ("utm_campaign");
  CREATE UNIQUE INDEX "submissions_key_idx" ON "submissions" USING btree ("key");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "erasures_by_idx" ON "erasures" USING btree ("by_id");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE UNIQUE INDEX "landing_pages_slug_idx" ON "landing_pages" USING btree ("slug");
  CREATE INDEX "landing_pages_search_search_image_idx" ON "landing_pages" USING btree ("search_image_id");
  CREATE INDEX "landing_pages_publish_at_idx" ON "landing_pages" USING btree ("publish_at");
  CREATE INDEX "landing_pages_unpublish_at_idx" ON "landing_pages" USING btree ("unpublish_at");
  CREATE INDEX "landing_pages_updated_at_idx" ON "landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages_deleted_at_idx" ON "landing_pages" USING btree ("deleted_at");
  CREATE INDEX "landing_pages__status_idx" ON "landing_pages" USING btree ("_status");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version_slug_idx" ON "_landing_pages_v" USING btree ("version_slug");
  CREATE INDEX "_landing_pages_v_version_search_version_search_image_idx" ON "_landing_pages_v" USING btree ("version_search_image_id");
  CREATE INDEX "_landing_pages_v_version_version_publish_at_idx" ON "_landing_pages_v" USING btree ("version_publish_at");
  CREATE INDEX "_landing_pages_v_version_version_unpublish_at_idx" ON "_landing_pages_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version_deleted_at_idx" ON "_landing_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "_landing_pages_v" USING btree ("version__status");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "_landing_pages_v" USING btree ("latest");
  CREATE INDEX "_landing_pages_v_autosave_idx" ON "_landing_pages_v" USING btree ("autosave");
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
  CREATE INDEX "technologies_search_search_image_idx" ON "technologies" USING btree ("search_image_id");
  CREATE INDEX "technologies_publish_at_idx" ON "technologies" USING btree ("publish_at");
  CREATE INDEX "technologies_unpublish_at_idx" ON "technologies" USING btree ("unpublish_at");
  CREATE INDEX "technologies_updated_at_idx" ON "technologies" USING btree ("updated_at");
  CREATE INDEX "technologies_created_at_idx" ON "technologies" USING btree ("created_at");
  CREATE INDEX "technologies_deleted_at_idx" ON "technologies" USING btree ("deleted_at");
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
  CREATE INDEX "_technologies_v_version_search_version_search_image_idx" ON "_technologies_v" USING btree ("version_search_image_id");
  CREATE INDEX "_technologies_v_version_version_publish_at_idx" ON "_technologies_v" USING btree ("version_publish_at");
  CREATE INDEX "_technologies_v_version_version_unpublish_at_idx" ON "_technologies_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_technologies_v_version_version_updated_at_idx" ON "_technologies_v" USING btree ("version_updated_at");
  CREATE INDEX "_technologies_v_version_version_created_at_idx" ON "_technologies_v" USING btree ("version_created_at");
  CREATE INDEX "_technologies_v_version_version_deleted_at_idx" ON "_technologies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_technologies_v_version_version__status_idx" ON "_technologies_v" USING btree ("version__status");
  CREATE INDEX "_technologies_v_created_at_idx" ON "_technologies_v" USING btree ("created_at");
  CREATE INDEX "_technologies_v_updated_at_idx" ON "_technologies_v" USING btree ("updated_at");
  CREATE INDEX "_technologies_v_latest_idx" ON "_technologies_v" USING btree ("latest");
  CREATE INDEX "_technologies_v_autosave_idx" ON "_technologies_v" USING btree ("autosave");
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
  CREATE INDEX "expertise_search_search_image_idx" ON "expertise" USING btree ("search_image_id");
  CREATE INDEX "expertise_publish_at_idx" ON "expertise" USING btree ("publish_at");
  CREATE INDEX "expertise_unpublish_at_idx" ON "expertise" USING btree ("unpublish_at");
  CREATE INDEX "expertise_updated_at_idx" ON "expertise" USING btree ("updated_at");
  CREATE INDEX "expertise_created_at_idx" ON "expertise" USING btree ("created_at");
  CREATE INDEX "expertise_deleted_at_idx" ON "expertise" USING btree ("deleted_at");
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
  CREATE INDEX "_expertise_v_version_search_version_search_image_idx" ON "_expertise_v" USING btree ("version_search_image_id");
  CREATE INDEX "_expertise_v_version_version_publish_at_idx" ON "_expertise_v" USING btree ("version_publish_at");
  CREATE INDEX "_expertise_v_version_version_unpublish_at_idx" ON "_expertise_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_expertise_v_version_version_updated_at_idx" ON "_expertise_v" USING btree ("version_updated_at");
  CREATE INDEX "_expertise_v_version_version_created_at_idx" ON "_expertise_v" USING btree ("version_created_at");
  CREATE INDEX "_expertise_v_version_version_deleted_at_idx" ON "_expertise_v" USING btree ("version_deleted_at");
  CREATE INDEX "_expertise_v_version_version__status_idx" ON "_expertise_v" USING btree ("version__status");
  CREATE INDEX "_expertise_v_created_at_idx" ON "_expertise_v" USING btree ("created_at");
  CREATE INDEX "_expertise_v_updated_at_idx" ON "_expertise_v" USING btree ("updated_at");
  CREATE INDEX "_expertise_v_latest_idx" ON "_expertise_v" USING btree ("latest");
  CREATE INDEX "_expertise_v_autosave_idx" ON "_expertise_v" USING btree ("autosave");
  CREATE INDEX "services_boxes_order_idx" ON "services_boxes" USING btree ("_order");
  CREATE INDEX "services_boxes_parent_id_idx" ON "services_boxes" USING btree ("_parent_id");
  CREATE INDEX "services_steps_order_idx" ON "services_steps" USING btree ("_order");
  CREATE INDEX "services_steps_parent_id_idx" ON "services_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE INDEX "services_featured_image_idx" ON "services" USING btree ("featured_image_id");
  CREATE INDEX "services_explore_our_expertise_explore_our_expertise_ima_idx" ON "services" USING btree ("explore_our_expertise_image_id");
  CREATE INDEX "services_search_search_image_idx" ON "services" USING btree ("search_image_id");
  CREATE INDEX "services_publish_at_idx" ON "services" USING btree ("publish_at");
  CREATE INDEX "services_unpublish_at_idx" ON "services" USING btree ("unpublish_at");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
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
  CREATE INDEX "_services_v_version_search_version_search_image_idx" ON "_services_v" USING btree ("version_search_image_id");
  CREATE INDEX "_services_v_version_version_publish_at_idx" ON "_services_v" USING btree ("version_publish_at");
  CREATE INDEX "_services_v_version_version_unpublish_at_idx" ON "_services_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "case_studies_figures_order_idx" ON "case_studies_figures" USING btree ("_order");
  CREATE INDEX "case_studies_figures_parent_id_idx" ON "case_studies_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_order_idx" ON "case_studies" USING btree ("order");
  CREATE INDEX "case_studies_featured_image_idx" ON "case_studies" USING btree ("featured_image_id");
  CREATE INDEX "case_studies_background_wallpaper_idx" ON "case_studies" USING btree ("background_wallpaper_id");
  CREATE INDEX "case_studies_project_image_idx" ON "case_studies" USING btree ("project_image_id");
  CREATE INDEX "case_studies_goal_and_tasks_goal_and_tasks_image_idx" ON "case_studies" USING btree ("goal_and_tasks_image_id");
  CREATE INDEX "case_studies_challenges_challenges_image_idx" ON "case_studies" USING btree ("challenges_image_id");
  CREATE INDEX "case_studies_search_search_image_idx" ON "case_studies" USING btree ("search_image_id");
  CREATE INDEX "case_studies_publish_at_idx" ON "case_studies" USING btree ("publish_at");
  CREATE INDEX "case_studies_unpublish_at_idx" ON "case_studies" USING btree ("unpublish_at");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_media_id_idx" ON "case_studies_rels" USING btree ("media_id");
  CREATE INDEX "case_studies_rels_case_studies_id_idx" ON "case_studies_rels" USING btree ("case_studies_id");
  CREATE INDEX "_case_studies_v_version_figures_order_idx" ON "_case_studies_v_version_figures" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_figures_parent_id_idx" ON "_case_studies_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_order_idx" ON "_case_studies_v" USING btree ("version_order");
  CREATE INDEX "_case_studies_v_version_version_featured_image_idx" ON "_case_studies_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_case_studies_v_version_version_background_wallpaper_idx" ON "_case_studies_v" USING btree ("version_background_wallpaper_id");
  CREATE INDEX "_case_studies_v_version_version_project_image_idx" ON "_case_studies_v" USING btree ("version_project_image_id");
  CREATE INDEX "_case_studies_v_version_goal_and_tasks_version_goal_and__idx" ON "_case_studies_v" USING btree ("version_goal_and_tasks_image_id");
  CREATE INDEX "_case_studies_v_version_challenges_version_challenges_im_idx" ON "_case_studies_v" USING btree ("version_challenges_image_id");
  CREATE INDEX "_case_studies_v_version_search_version_search_image_idx" ON "_case_studies_v" USING btree ("version_search_image_id");
  CREATE INDEX "_case_studies_v_version_version_publish_at_idx" ON "_case_studies_v" USING btree ("version_publish_at");
  CREATE INDEX "_case_studies_v_version_version_unpublish_at_idx" ON "_case_studies_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_media_id_idx" ON "_case_studies_v_rels" USING btree ("media_id");
  CREATE INDEX "_case_studies_v_rels_case_studies_id_idx" ON "_case_studies_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "vacancies_expectations_list_order_idx" ON "vacancies_expectations_list" USING btree ("_order");
  CREATE INDEX "vacancies_expectations_list_parent_id_idx" ON "vacancies_expectations_list" USING btree ("_parent_id");
  CREATE INDEX "vacancies_expectations_order_idx" ON "vacancies_expectations" USING btree ("_order");
  CREATE INDEX "vacancies_expectations_parent_id_idx" ON "vacancies_expectations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_slug_idx" ON "vacancies" USING btree ("slug");
  CREATE INDEX "vacancies_hot_idx" ON "vacancies" USING btree ("hot");
  CREATE INDEX "vacancies_first_info_image_idx" ON "vacancies" USING btree ("first_info_image_id");
  CREATE INDEX "vacancies_search_search_image_idx" ON "vacancies" USING btree ("search_image_id");
  CREATE INDEX "vacancies_publish_at_idx" ON "vacancies" USING btree ("publish_at");
  CREATE INDEX "vacancies_unpublish_at_idx" ON "vacancies" USING btree ("unpublish_at");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
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
  CREATE INDEX "_vacancies_v_version_search_version_search_image_idx" ON "_vacancies_v" USING btree ("version_search_image_id");
  CREATE INDEX "_vacancies_v_version_version_publish_at_idx" ON "_vacancies_v" USING btree ("version_publish_at");
  CREATE INDEX "_vacancies_v_version_version_unpublish_at_idx" ON "_vacancies_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE INDEX "_vacancies_v_autosave_idx" ON "_vacancies_v" USING btree ("autosave");
  CREATE INDEX "_vacancies_v_texts_order_parent" ON "_vacancies_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_vacancies_v_rels_order_idx" ON "_vacancies_v_rels" USING btree ("order");
  CREATE INDEX "_vacancies_v_rels_parent_idx" ON "_vacancies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_rels_path_idx" ON "_vacancies_v_rels" USING btree ("path");
  CREATE INDEX "_vacancies_v_rels_vacancy_terms_id_idx" ON "_vacancies_v_rels" USING btree ("vacancy_terms_id");
  CREATE INDEX "career_posts_search_search_image_idx" ON "career_posts" USING btree ("search_image_id");
  CREATE INDEX "career_posts_publish_at_idx" ON "career_posts" USING btree ("publish_at");
  CREATE INDEX "career_posts_unpublish_at_idx" ON "career_posts" USING btree ("unpublish_at");
  CREATE INDEX "career_posts_updated_at_idx" ON "career_posts" USING btree ("updated_at");
  CREATE INDEX "career_posts_created_at_idx" ON "career_posts" USING btree ("created_at");
  CREATE INDEX "career_posts_deleted_at_idx" ON "career_posts" USING btree ("deleted_at");
  CREATE INDEX "career_posts__status_idx" ON "career_posts" USING btree ("_status");
  CREATE INDEX "_career_posts_v_parent_idx" ON "_career_posts_v" USING btree ("parent_id");
  CREATE INDEX "_career_posts_v_version_search_version_search_image_idx" ON "_career_posts_v" USING btree ("version_search_image_id");
  CREATE INDEX "_career_posts_v_version_version_publish_at_idx" ON "_career_posts_v" USING btree ("version_publish_at");
  CREATE INDEX "_career_posts_v_version_version_unpublish_at_idx" ON "_career_posts_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_career_posts_v_version_version_updated_at_idx" ON "_career_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_career_posts_v_version_version_created_at_idx" ON "_career_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_career_posts_v_version_version_deleted_at_idx" ON "_career_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_career_posts_v_version_version__status_idx" ON "_career_posts_v" USING btree ("version__status");
  CREATE INDEX "_career_posts_v_created_at_idx" ON "_career_posts_v" USING btree ("created_at");
  CREATE INDEX "_career_posts_v_updated_at_idx" ON "_career_posts_v" USING btree ("updated_at");
  CREATE INDEX "_career_posts_v_latest_idx" ON "_career_posts_v" USING btree ("latest");
  CREATE INDEX "_career_posts_v_autosave_idx" ON "_career_posts_v" USING btree ("autosave");
  CREATE INDEX "vacancy_terms_kind_idx" ON "vacancy_terms" USING btree ("kind");
  CREATE INDEX "vacancy_terms_order_idx" ON "vacancy_terms" USING btree ("order");
  CREATE INDEX "vacancy_terms_publish_at_idx" ON "vacancy_terms" USING btree ("publish_at");
  CREATE INDEX "vacancy_terms_unpublish_at_idx" ON "vacancy_terms" USING btree ("unpublish_at");
  CREATE INDEX "vacancy_terms_updated_at_idx" ON "vacancy_terms" USING btree ("updated_at");
  CREATE INDEX "vacancy_terms_created_at_idx" ON "vacancy_terms" USING btree ("created_at");
  CREATE INDEX "vacancy_terms_deleted_at_idx" ON "vacancy_terms" USING btree ("deleted_at");
  CREATE INDEX "vacancy_terms__status_idx" ON "vacancy_terms" USING btree ("_status");
  CREATE INDEX "_vacancy_terms_v_parent_idx" ON "_vacancy_terms_v" USING btree ("parent_id");
  CREATE INDEX "_vacancy_terms_v_version_version_kind_idx" ON "_vacancy_terms_v" USING btree ("version_kind");
  CREATE INDEX "_vacancy_terms_v_version_version_order_idx" ON "_vacancy_terms_v" USING btree ("version_order");
  CREATE INDEX "_vacancy_terms_v_version_version_publish_at_idx" ON "_vacancy_terms_v" USING btree ("version_publish_at");
  CREATE INDEX "_vacancy_terms_v_version_version_unpublish_at_idx" ON "_vacancy_terms_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_vacancy_terms_v_version_version_updated_at_idx" ON "_vacancy_terms_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancy_terms_v_version_version_created_at_idx" ON "_vacancy_terms_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancy_terms_v_version_version_deleted_at_idx" ON "_vacancy_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancy_terms_v_version_version__status_idx" ON "_vacancy_terms_v" USING btree ("version__status");
  CREATE INDEX "_vacancy_terms_v_created_at_idx" ON "_vacancy_terms_v" USING btree ("created_at");
  CREATE INDEX "_vacancy_terms_v_updated_at_idx" ON "_vacancy_terms_v" USING btree ("updated_at");
  CREATE INDEX "_vacancy_terms_v_latest_idx" ON "_vacancy_terms_v" USING btree ("latest");
  CREATE INDEX "_vacancy_terms_v_autosave_idx" ON "_vacancy_terms_v" USING btree ("autosave");
  CREATE INDEX "blog_posts_sections_order_idx" ON "blog_posts_sections" USING btree ("_order");
  CREATE INDEX "blog_posts_sections_parent_id_idx" ON "blog_posts_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "blog_posts_slug_idx" ON "blog_posts" USING btree ("slug");
  CREATE INDEX "blog_posts_date_idx" ON "blog_posts" USING btree ("date");
  CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author_id");
  CREATE INDEX "blog_posts_thumbnail_idx" ON "blog_posts" USING btree ("thumbnail_id");
  CREATE INDEX "blog_posts_first_screen_image_idx" ON "blog_posts" USING btree ("first_screen_image_id");
  CREATE INDEX "blog_posts_search_search_image_idx" ON "blog_posts" USING btree ("search_image_id");
  CREATE INDEX "blog_posts_publish_at_idx" ON "blog_posts" USING btree ("publish_at");
  CREATE INDEX "blog_posts_unpublish_at_idx" ON "blog_posts" USING btree ("unpublish_at");
  CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" USING btree ("updated_at");
  CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");
  CREATE INDEX "blog_posts_deleted_at_idx" ON "blog_posts" USING btree ("deleted_at");
  CREATE INDEX "blog_posts__status_idx" ON "blog_posts" USING btree ("_status");
  CREATE INDEX "blog_posts_rels_order_idx" ON "blog_posts_rels" USING btree ("order");
  CREATE INDEX "blog_posts_rels_parent_idx" ON "blog_posts_rels" USING btree ("parent_id");
  CREATE INDEX "blog_posts_rels_path_idx" ON "blog_posts_rels" USING btree ("path");
  CREATE INDEX "blog_posts_rels_categories_id_idx" ON "blog_posts_rels" USING btree ("categories_id");
  CREATE INDEX "blog_posts_rels_tags_id_idx" ON "blog_posts_rels" USING btree ("tags_id");
  CREATE INDEX "blog_posts_rels_blog_posts_id_idx" ON "blog_posts_rels" USING btree ("blog_posts_id");
  CREATE INDEX "_blog_posts_v_version_sections_order_idx" ON "_blog_posts_v_version_sections" USING btree ("_order");
  CREATE INDEX "_blog_posts_v_version_sections_parent_id_idx" ON "_blog_posts_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_blog_posts_v_parent_idx" ON "_blog_posts_v" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_version_version_slug_idx" ON "_blog_posts_v" USING btree ("version_slug");
  CREATE INDEX "_blog_posts_v_version_version_date_idx" ON "_blog_posts_v" USING btree ("version_date");
  CREATE INDEX "_blog_posts_v_version_version_author_idx" ON "_blog_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_blog_posts_v_version_version_thumbnail_idx" ON "_blog_posts_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_blog_posts_v_version_version_first_screen_image_idx" ON "_blog_posts_v" USING btree ("version_first_screen_image_id");
  CREATE INDEX "_blog_posts_v_version_search_version_search_image_idx" ON "_blog_posts_v" USING btree ("version_search_image_id");
  CREATE INDEX "_blog_posts_v_version_version_publish_at_idx" ON "_blog_posts_v" USING btree ("version_publish_at");
  CREATE INDEX "_blog_posts_v_version_version_unpublish_at_idx" ON "_blog_posts_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_blog_posts_v_version_version_updated_at_idx" ON "_blog_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_posts_v_version_version_created_at_idx" ON "_blog_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_posts_v_version_version_deleted_at_idx" ON "_blog_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blog_posts_v_version_version__status_idx" ON "_blog_posts_v" USING btree ("version__status");
  CREATE INDEX "_blog_posts_v_created_at_idx" ON "_blog_posts_v" USING btree ("created_at");
  CREATE INDEX "_blog_posts_v_updated_at_idx" ON "_blog_posts_v" USING btree ("updated_at");
  CREATE INDEX "_blog_posts_v_latest_idx" ON "_blog_posts_v" USING btree ("latest");
  CREATE INDEX "_blog_posts_v_autosave_idx" ON "_blog_posts_v" USING btree ("autosave");
  CREATE INDEX "_blog_posts_v_rels_order_idx" ON "_blog_posts_v_rels" USING btree ("order");
  CREATE INDEX "_blog_posts_v_rels_parent_idx" ON "_blog_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_rels_path_idx" ON "_blog_posts_v_rels" USING btree ("path");
  CREATE INDEX "_blog_posts_v_rels_categories_id_idx" ON "_blog_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_blog_posts_v_rels_tags_id_idx" ON "_blog_posts_v_rels" USING btree ("tags_id");
  CREATE INDEX "_blog_posts_v_rels_blog_posts_id_idx" ON "_blog_posts_v_rels" USING btree ("blog_posts_id");
  CREATE INDEX "authors_links_order_idx" ON "authors_links" USING btree ("_order");
  CREATE INDEX "authors_links_parent_id_idx" ON "authors_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug");
  CREATE INDEX "authors_portrait_idx" ON "authors" USING btree ("portrait_id");
  CREATE INDEX "authors_search_search_image_idx" ON "authors" USING btree ("search_image_id");
  CREATE INDEX "authors_publish_at_idx" ON "authors" USING btree ("publish_at");
  CREATE INDEX "authors_unpublish_at_idx" ON "authors" USING btree ("unpublish_at");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "authors_deleted_at_idx" ON "authors" USING btree ("deleted_at");
  CREATE INDEX "authors__status_idx" ON "authors" USING btree ("_status");
  CREATE INDEX "_authors_v_version_links_order_idx" ON "_authors_v_version_links" USING btree ("_order");
  CREATE INDEX "_authors_v_version_links_parent_id_idx" ON "_authors_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_slug_idx" ON "_authors_v" USING btree ("version_slug");
  CREATE INDEX "_authors_v_version_version_portrait_idx" ON "_authors_v" USING btree ("version_portrait_id");
  CREATE INDEX "_authors_v_version_search_version_search_image_idx" ON "_authors_v" USING btree ("version_search_image_id");
  CREATE INDEX "_authors_v_version_version_publish_at_idx" ON "_authors_v" USING btree ("version_publish_at");
  CREATE INDEX "_authors_v_version_version_unpublish_at_idx" ON "_authors_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_version_version_deleted_at_idx" ON "_authors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_authors_v_version_version__status_idx" ON "_authors_v" USING btree ("version__status");
  CREATE INDEX "_authors_v_created_at_idx" ON "_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "_authors_v" USING btree ("updated_at");
  CREATE INDEX "_authors_v_latest_idx" ON "_authors_v" USING btree ("latest");
  CREATE INDEX "_authors_v_autosave_idx" ON "_authors_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_search_search_image_idx" ON "categories" USING btree ("search_image_id");
  CREATE INDEX "categories_publish_at_idx" ON "categories" USING btree ("publish_at");
  CREATE INDEX "categories_unpublish_at_idx" ON "categories" USING btree ("unpublish_at");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_search_version_search_image_idx" ON "_categories_v" USING btree ("version_search_image_id");
  CREATE INDEX "_categories_v_version_version_publish_at_idx" ON "_categories_v" USING btree ("version_publish_at");
  CREATE INDEX "_categories_v_version_version_unpublish_at_idx" ON "_categories_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_autosave_idx" ON "_categories_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_search_search_image_idx" ON "tags" USING btree ("search_image_id");
  CREATE INDEX "tags_publish_at_idx" ON "tags" USING btree ("publish_at");
  CREATE INDEX "tags_unpublish_at_idx" ON "tags" USING btree ("unpublish_at");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "tags__status_idx" ON "tags" USING btree ("_status");
  CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" USING btree ("parent_id");
  CREATE INDEX "_tags_v_version_version_slug_idx" ON "_tags_v" USING btree ("version_slug");
  CREATE INDEX "_tags_v_version_search_version_search_image_idx" ON "_tags_v" USING btree ("version_search_image_id");
  CREATE INDEX "_tags_v_version_version_publish_at_idx" ON "_tags_v" USING btree ("version_publish_at");
  CREATE INDEX "_tags_v_version_version_unpublish_at_idx" ON "_tags_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_tags_v_version_version_created_at_idx" ON "_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_tags_v_version_version_deleted_at_idx" ON "_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tags_v_version_version__status_idx" ON "_tags_v" USING btree ("version__status");
  CREATE INDEX "_tags_v_created_at_idx" ON "_tags_v" USING btree ("created_at");
  CREATE INDEX "_tags_v_updated_at_idx" ON "_tags_v" USING btree ("updated_at");
  CREATE INDEX "_tags_v_latest_idx" ON "_tags_v" USING btree ("latest");
  CREATE INDEX "_tags_v_autosave_idx" ON "_tags_v" USING btree ("autosave");
  CREATE INDEX "articles_sections_order_idx" ON "articles_sections" USING btree ("_order");
  CREATE INDEX "articles_sections_parent_id_idx" ON "articles_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_order_idx" ON "articles" USING btree ("order");
  CREATE INDEX "articles_hero_background_idx" ON "articles" USING btree ("hero_background_id");
  CREATE INDEX "articles_mobile_navigation_image_idx" ON "articles" USING btree ("mobile_navigation_image_id");
  CREATE INDEX "articles_search_search_image_idx" ON "articles" USING btree ("search_image_id");
  CREATE INDEX "articles_publish_at_idx" ON "articles" USING btree ("publish_at");
  CREATE INDEX "articles_unpublish_at_idx" ON "articles" USING btree ("unpublish_at");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_articles_v_version_sections_order_idx" ON "_articles_v_version_sections" USING btree ("_order");
  CREATE INDEX "_articles_v_version_sections_parent_id_idx" ON "_articles_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_order_idx" ON "_articles_v" USING btree ("version_order");
  CREATE INDEX "_articles_v_version_version_hero_background_idx" ON "_articles_v" USING btree ("version_hero_background_id");
  CREATE INDEX "_articles_v_version_version_mobile_navigation_image_idx" ON "_articles_v" USING btree ("version_mobile_navigation_image_id");
  CREATE INDEX "_articles_v_version_search_version_search_image_idx" ON "_articles_v" USING btree ("version_search_image_id");
  CREATE INDEX "_articles_v_version_version_publish_at_idx" ON "_articles_v" USING btree ("version_publish_at");
  CREATE INDEX "_articles_v_version_version_unpublish_at_idx" ON "_articles_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "seo_records_path_idx" ON "seo_records" USING btree ("path");
  CREATE INDEX "seo_records_image_idx" ON "seo_records" USING btree ("image_id");
  CREATE INDEX "seo_records_publish_at_idx" ON "seo_records" USING btree ("publish_at");
  CREATE INDEX "seo_records_unpublish_at_idx" ON "seo_records" USING btree ("unpublish_at");
  CREATE INDEX "seo_records_updated_at_idx" ON "seo_records" USING btree ("updated_at");
  CREATE INDEX "seo_records_created_at_idx" ON "seo_records" USING btree ("created_at");
  CREATE INDEX "seo_records_deleted_at_idx" ON "seo_records" USING btree ("deleted_at");
  CREATE INDEX "seo_records__status_idx" ON "seo_records" USING btree ("_status");
  CREATE INDEX "_seo_records_v_parent_idx" ON "_seo_records_v" USING btree ("parent_id");
  CREATE INDEX "_seo_records_v_version_version_path_idx" ON "_seo_records_v" USING btree ("version_path");
  CREATE INDEX "_seo_records_v_version_version_image_idx" ON "_seo_records_v" USING btree ("version_image_id");
  CREATE INDEX "_seo_records_v_version_version_publish_at_idx" ON "_seo_records_v" USING btree ("version_publish_at");
  CREATE INDEX "_seo_records_v_version_version_unpublish_at_idx" ON "_seo_records_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_seo_records_v_version_version_updated_at_idx" ON "_seo_records_v" USING btree ("version_updated_at");
  CREATE INDEX "_seo_records_v_version_version_created_at_idx" ON "_seo_records_v" USING btree ("version_created_at");
  CREATE INDEX "_seo_records_v_version_version_deleted_at_idx" ON "_seo_records_v" USING btree ("version_deleted_at");
  CREATE INDEX "_seo_records_v_version_version__status_idx" ON "_seo_records_v" USING btree ("version__status");
  CREATE INDEX "_seo_records_v_created_at_idx" ON "_seo_records_v" USING btree ("created_at");
  CREATE INDEX "_seo_records_v_updated_at_idx" ON "_seo_records_v" USING btree ("updated_at");
  CREATE INDEX "_seo_records_v_latest_idx" ON "_seo_records_v" USING btree ("latest");
  CREATE INDEX "_seo_records_v_autosave_idx" ON "_seo_records_v" USING btree ("autosave");
  CREATE INDEX "specialisation_costs_order_idx" ON "specialisation_costs" USING btree ("order");
  CREATE INDEX "specialisation_costs_publish_at_idx" ON "specialisation_costs" USING btree ("publish_at");
  CREATE INDEX "specialisation_costs_unpublish_at_idx" ON "specialisation_costs" USING btree ("unpublish_at");
  CREATE INDEX "specialisation_costs_updated_at_idx" ON "specialisation_costs" USING btree ("updated_at");
  CREATE INDEX "specialisation_costs_created_at_idx" ON "specialisation_costs" USING btree ("created_at");
  CREATE INDEX "specialisation_costs_deleted_at_idx" ON "specialisation_costs" USING btree ("deleted_at");
  CREATE INDEX "specialisation_costs__status_idx" ON "specialisation_costs" USING btree ("_status");
  CREATE INDEX "_specialisation_costs_v_parent_idx" ON "_specialisation_costs_v" USING btree ("parent_id");
  CREATE INDEX "_specialisation_costs_v_version_version_order_idx" ON "_specialisation_costs_v" USING btree ("version_order");
  CREATE INDEX "_specialisation_costs_v_version_version_publish_at_idx" ON "_specialisation_costs_v" USING btree ("version_publish_at");
  CREATE INDEX "_specialisation_costs_v_version_version_unpublish_at_idx" ON "_specialisation_costs_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_specialisation_costs_v_version_version_updated_at_idx" ON "_specialisation_costs_v" USING btree ("version_updated_at");
  CREATE INDEX "_specialisation_costs_v_version_version_created_at_idx" ON "_specialisation_costs_v" USING btree ("version_created_at");
  CREATE INDEX "_specialisation_costs_v_version_version_deleted_at_idx" ON "_specialisation_costs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_specialisation_costs_v_version_version__status_idx" ON "_specialisation_costs_v" USING btree ("version__status");
  CREATE INDEX "_specialisation_costs_v_created_at_idx" ON "_specialisation_costs_v" USING btree ("created_at");
  CREATE INDEX "_specialisation_costs_v_updated_at_idx" ON "_specialisation_costs_v" USING btree ("updated_at");
  CREATE INDEX "_specialisation_costs_v_latest_idx" ON "_specialisation_costs_v" USING btree ("latest");
  CREATE INDEX "_specialisation_costs_v_autosave_idx" ON "_specialisation_costs_v" USING btree ("autosave");
  CREATE INDEX "translations_language_idx" ON "translations" USING btree ("language");
  CREATE INDEX "translations_kind_idx" ON "translations" USING btree ("kind");
  CREATE INDEX "translations_record_idx" ON "translations" USING btree ("record");
  CREATE UNIQUE INDEX "translations_place_idx" ON "translations" USING btree ("place");
  CREATE INDEX "translations_slug_idx" ON "translations" USING btree ("slug");
  CREATE INDEX "translations_publish_at_idx" ON "translations" USING btree ("publish_at");
  CREATE INDEX "translations_unpublish_at_idx" ON "translations" USING btree ("unpublish_at");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations_deleted_at_idx" ON "translations" USING btree ("deleted_at");
  CREATE INDEX "translations__status_idx" ON "translations" USING btree ("_status");
  CREATE INDEX "kind_language_record_idx" ON "translations" USING btree ("kind","language","record");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_language_idx" ON "_translations_v" USING btree ("version_language");
  CREATE INDEX "_translations_v_version_version_kind_idx" ON "_translations_v" USING btree ("version_kind");
  CREATE INDEX "_translations_v_version_version_record_idx" ON "_translations_v" USING btree ("version_record");
  CREATE INDEX "_translations_v_version_version_place_idx" ON "_translations_v" USING btree ("version_place");
  CREATE INDEX "_translations_v_version_version_slug_idx" ON "_translations_v" USING btree ("version_slug");
  CREATE INDEX "_translations_v_version_version_publish_at_idx" ON "_translations_v" USING btree ("version_publish_at");
  CREATE INDEX "_translations_v_version_version_unpublish_at_idx" ON "_translations_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version_deleted_at_idx" ON "_translations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_translations_v_version_version__status_idx" ON "_translations_v" USING btree ("version__status");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "_translations_v_latest_idx" ON "_translations_v" USING btree ("latest");
  CREATE INDEX "_translations_v_autosave_idx" ON "_translations_v" USING btree ("autosave");
  CREATE INDEX "version_kind_version_language_version_record_idx" ON "_translations_v" USING btree ("version_kind","version_language","version_record");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "fonts_updated_at_idx" ON "fonts" USING btree ("updated_at");
  CREATE INDEX "fonts_created_at_idx" ON "fonts" USING btree ("created_at");
  CREATE UNIQUE INDEX "fonts_filename_idx" ON "fonts" USING btree ("filename");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "proposals_state_idx" ON "proposals" USING btree ("state");
  CREATE INDEX "proposals_place_idx" ON "proposals" USING btree ("place");
  CREATE INDEX "proposals_record_idx" ON "proposals" USING btree ("record");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "passkeys" USING btree ("credential");
  CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "passkeys" USING btree ("created_at");
  CREATE INDEX "identities_user_idx" ON "identities" USING btree ("user_id");
  CREATE UNIQUE INDEX "identities_mark_idx" ON "identities" USING btree ("mark");
  CREATE INDEX "identities_updated_at_idx" ON "identities" USING btree ("updated_at");
  CREATE INDEX "identities_created_at_idx" ON "identities" USING btree ("created_at");
  CREATE UNIQUE INDEX "company_sessions_session_idx" ON "company_sessions" USING btree ("session");
  CREATE INDEX "company_sessions_user_idx" ON "company_sessions" USING btree ("user_id");
  CREATE INDEX "company_sessions_subject_idx" ON "company_sessions" USING btree ("subject");
  CREATE INDEX "company_sessions_updated_at_idx" ON "company_sessions" USING btree ("updated_at");
  CREATE INDEX "company_sessions_created_at_idx" ON "company_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "spent_tickets_mark_idx" ON "spent_tickets" USING btree ("mark");
  CREATE INDEX "spent_tickets_until_idx" ON "spent_tickets" USING btree ("until");
  CREATE INDEX "spent_tickets_updated_at_idx" ON "spent_tickets" USING btree ("updated_at");
  CREATE INDEX "spent_tickets_created_at_idx" ON "spent_tickets" USING btree ("created_at");
  CREATE INDEX "purges_told_at_idx" ON "purges" USING btree ("told_at");
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
  CREATE INDEX "payload_locked_documents_rels_landing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_technologies_id_idx" ON "payload_locked_documents_rels" USING btree ("technologies_id");
  CREATE INDEX "payload_locked_documents_rels_expertise_id_idx" ON "payload_locked_documents_rels" USING btree ("expertise_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_career_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("career_posts_id");
  CREATE INDEX "payload_locked_documents_rels_vacancy_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancy_terms_id");
  CREATE INDEX "payload_locked_documents_rels_blog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_seo_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_records_id");
  CREATE INDEX "payload_locked_documents_rels_specialisation_costs_id_idx" ON "payload_locked_documents_rels" USING btree ("specialisation_costs_id");
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_fonts_id_idx" ON "payload_locked_documents_rels" USING btree ("fonts_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
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
  CREATE INDEX "home_search_search_image_idx" ON "home" USING btree ("search_image_id");
  CREATE INDEX "home_publish_at_idx" ON "home" USING btree ("publish_at");
  CREATE INDEX "home_unpublish_at_idx" ON "home" USING btree ("unpublish_at");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_provide_items_list_order_idx" ON "_home_v_version_provide_items_list" USING btree ("_order");
  CREATE INDEX "_home_v_version_provide_items_list_parent_id_idx" ON "_home_v_version_provide_items_list" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_provide_items_order_idx" ON "_home_v_version_provide_items" USING btree ("_order");
  CREATE INDEX "_home_v_version_provide_items_parent_id_idx" ON "_home_v_version_provide_items" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_provide_items_icon_idx" ON "_home_v_version_provide_items" USING btree ("icon_id");
  CREATE INDEX "_home_v_version_version_header_video_idx" ON "_home_v" USING btree ("version_header_video_id");
  CREATE INDEX "_home_v_version_version_header_video_preview_idx" ON "_home_v" USING btree ("version_header_video_preview_id");
  CREATE INDEX "_home_v_version_search_version_search_image_idx" ON "_home_v" USING btree ("version_search_image_id");
  CREATE INDEX "_home_v_version_version_publish_at_idx" ON "_home_v" USING btree ("version_publish_at");
  CREATE INDEX "_home_v_version_version_unpublish_at_idx" ON "_home_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "about_publish_at_idx" ON "about" USING btree ("publish_at");
  CREATE INDEX "about_unpublish_at_idx" ON "about" USING btree ("unpublish_at");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_version_publish_at_idx" ON "_about_v" USING btree ("version_publish_at");
  CREATE INDEX "_about_v_version_version_unpublish_at_idx" ON "_about_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "clients_clients_order_idx" ON "clients_clients" USING btree ("_order");
  CREATE INDEX "clients_clients_parent_id_idx" ON "clients_clients" USING btree ("_parent_id");
  CREATE INDEX "clients_clients_thumbnail_idx" ON "clients_clients" USING btree ("thumbnail_id");
  CREATE INDEX "clients_clients_review_review_image_idx" ON "clients_clients" USING btree ("review_image_id");
  CREATE INDEX "clients_search_search_image_idx" ON "clients" USING btree ("search_image_id");
  CREATE INDEX "clients_publish_at_idx" ON "clients" USING btree ("publish_at");
  CREATE INDEX "clients_unpublish_at_idx" ON "clients" USING btree ("unpublish_at");
  CREATE INDEX "clients__status_idx" ON "clients" USING btree ("_status");
  CREATE INDEX "_clients_v_version_clients_order_idx" ON "_clients_v_version_clients" USING btree ("_order");
  CREATE INDEX "_clients_v_version_clients_parent_id_idx" ON "_clients_v_version_clients" USING btree ("_parent_id");
  CREATE INDEX "_clients_v_version_clients_thumbnail_idx" ON "_clients_v_version_clients" USING btree ("thumbnail_id");
  CREATE INDEX "_clients_v_version_clients_review_review_image_idx" ON "_clients_v_version_clients" USING btree ("review_image_id");
  CREATE INDEX "_clients_v_version_search_version_search_image_idx" ON "_clients_v" USING btree ("version_search_image_id");
  CREATE INDEX "_clients_v_version_version_publish_at_idx" ON "_clients_v" USING btree ("version_publish_at");
  CREATE INDEX "_clients_v_version_version_unpublish_at_idx" ON "_clients_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_clients_v_version_version__status_idx" ON "_clients_v" USING btree ("version__status");
  CREATE INDEX "_clients_v_created_at_idx" ON "_clients_v" USING btree ("created_at");
  CREATE INDEX "_clients_v_updated_at_idx" ON "_clients_v" USING btree ("updated_at");
  CREATE INDEX "_clients_v_latest_idx" ON "_clients_v" USING btree ("latest");
  CREATE INDEX "_clients_v_autosave_idx" ON "_clients_v" USING btree ("autosave");
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
  CREATE INDEX "career_search_search_image_idx" ON "career" USING btree ("search_image_id");
  CREATE INDEX "career_publish_at_idx" ON "career" USING btree ("publish_at");
  CREATE INDEX "career_unpublish_at_idx" ON "career" USING btree ("unpublish_at");
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
  CREATE INDEX "_career_v_version_search_version_search_image_idx" ON "_career_v" USING btree ("version_search_image_id");
  CREATE INDEX "_career_v_version_version_publish_at_idx" ON "_career_v" USING btree ("version_publish_at");
  CREATE INDEX "_career_v_version_version_unpublish_at_idx" ON "_career_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_career_v_version_version__status_idx" ON "_career_v" USING btree ("version__status");
  CREATE INDEX "_career_v_created_at_idx" ON "_career_v" USING btree ("created_at");
  CREATE INDEX "_career_v_updated_at_idx" ON "_career_v" USING btree ("updated_at");
  CREATE INDEX "_career_v_latest_idx" ON "_career_v" USING btree ("latest");
  CREATE INDEX "_career_v_autosave_idx" ON "_career_v" USING btree ("autosave");
  CREATE INDEX "road_map_stages_order_idx" ON "road_map_stages" USING btree ("_order");
  CREATE INDEX "road_map_stages_parent_id_idx" ON "road_map_stages" USING btree ("_parent_id");
  CREATE INDEX "road_map_search_search_image_idx" ON "road_map" USING btree ("search_image_id");
  CREATE INDEX "road_map_publish_at_idx" ON "road_map" USING btree ("publish_at");
  CREATE INDEX "road_map_unpublish_at_idx" ON "road_map" USING btree ("unpublish_at");
  CREATE INDEX "road_map__status_idx" ON "road_map" USING btree ("_status");
  CREATE INDEX "_road_map_v_version_stages_order_idx" ON "_road_map_v_version_stages" USING btree ("_order");
  CREATE INDEX "_road_map_v_version_stages_parent_id_idx" ON "_road_map_v_version_stages" USING btree ("_parent_id");
  CREATE INDEX "_road_map_v_version_search_version_search_image_idx" ON "_road_map_v" USING btree ("version_search_image_id");
  CREATE INDEX "_road_map_v_version_version_publish_at_idx" ON "_road_map_v" USING btree ("version_publish_at");
  CREATE INDEX "_road_map_v_version_version_unpublish_at_idx" ON "_road_map_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_road_map_v_version_version__status_idx" ON "_road_map_v" USING btree ("version__status");
  CREATE INDEX "_road_map_v_created_at_idx" ON "_road_map_v" USING btree ("created_at");
  CREATE INDEX "_road_map_v_updated_at_idx" ON "_road_map_v" USING btree ("updated_at");
  CREATE INDEX "_road_map_v_latest_idx" ON "_road_map_v" USING btree ("latest");
  CREATE INDEX "_road_map_v_autosave_idx" ON "_road_map_v" USING btree ("autosave");
  CREATE INDEX "privacy_policy_search_search_image_idx" ON "privacy_policy" USING btree ("search_image_id");
  CREATE INDEX "privacy_policy_publish_at_idx" ON "privacy_policy" USING btree ("publish_at");
  CREATE INDEX "privacy_policy_unpublish_at_idx" ON "privacy_policy" USING btree ("unpublish_at");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "_privacy_policy_v_version_search_version_search_image_idx" ON "_privacy_policy_v" USING btree ("version_search_image_id");
  CREATE INDEX "_privacy_policy_v_version_version_publish_at_idx" ON "_privacy_policy_v" USING btree ("version_publish_at");
  CREATE INDEX "_privacy_policy_v_version_version_unpublish_at_idx" ON "_privacy_policy_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "_privacy_policy_v" USING btree ("autosave");
  CREATE INDEX "terms_of_use_search_search_image_idx" ON "terms_of_use" USING btree ("search_image_id");
  CREATE INDEX "terms_of_use_publish_at_idx" ON "terms_of_use" USING btree ("publish_at");
  CREATE INDEX "terms_of_use_unpublish_at_idx" ON "terms_of_use" USING btree ("unpublish_at");
  CREATE INDEX "terms_of_use__status_idx" ON "terms_of_use" USING btree ("_status");
  CREATE INDEX "_terms_of_use_v_version_search_version_search_image_idx" ON "_terms_of_use_v" USING btree ("version_search_image_id");
  CREATE INDEX "_terms_of_use_v_version_version_publish_at_idx" ON "_terms_of_use_v" USING btree ("version_publish_at");
  CREATE INDEX "_terms_of_use_v_version_version_unpublish_at_idx" ON "_terms_of_use_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_terms_of_use_v_version_version__status_idx" ON "_terms_of_use_v" USING btree ("version__status");
  CREATE INDEX "_terms_of_use_v_created_at_idx" ON "_terms_of_use_v" USING btree ("created_at");
  CREATE INDEX "_terms_of_use_v_updated_at_idx" ON "_terms_of_use_v" USING btree ("updated_at");
  CREATE INDEX "_terms_of_use_v_latest_idx" ON "_terms_of_use_v" USING btree ("latest");
  CREATE INDEX "_terms_of_use_v_autosave_idx" ON "_terms_of_use_v" USING btree ("autosave");
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
  CREATE INDEX "options_publish_at_idx" ON "options" USING btree ("publish_at");
  CREATE INDEX "options_unpublish_at_idx" ON "options" USING btree ("unpublish_at");
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
  CREATE INDEX "_options_v_version_version_publish_at_idx" ON "_options_v" USING btree ("version_publish_at");
  CREATE INDEX "_options_v_version_version_unpublish_at_idx" ON "_options_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_options_v_version_version__status_idx" ON "_options_v" USING btree ("version__status");
  CREATE INDEX "_options_v_created_at_idx" ON "_options_v" USING btree ("created_at");
  CREATE INDEX "_options_v_updated_at_idx" ON "_options_v" USING btree ("updated_at");
  CREATE INDEX "_options_v_latest_idx" ON "_options_v" USING btree ("latest");
  CREATE INDEX "_options_v_autosave_idx" ON "_options_v" USING btree ("autosave");
  CREATE INDEX "settings_phones_order_idx" ON "settings_phones" USING btree ("_order");
  CREATE INDEX "settings_phones_parent_id_idx" ON "settings_phones" USING btree ("_parent_id");
  CREATE INDEX "settings_contact_steps_order_idx" ON "settings_contact_steps" USING btree ("_order");
  CREATE INDEX "settings_contact_steps_parent_id_idx" ON "settings_contact_steps" USING btree ("_parent_id");
  CREATE INDEX "settings_pages_off_order_idx" ON "settings_pages_off" USING btree ("order");
  CREATE INDEX "settings_pages_off_parent_idx" ON "settings_pages_off" USING btree ("parent_id");
  CREATE INDEX "settings_menu_children_order_idx" ON "settings_menu_children" USING btree ("_order");
  CREATE INDEX "settings_menu_children_parent_id_idx" ON "settings_menu_children" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_order_idx" ON "settings_menu" USING btree ("_order");
  CREATE INDEX "settings_menu_parent_id_idx" ON "settings_menu" USING btree ("_parent_id");
  CREATE INDEX "settings_social_order_idx" ON "settings_social" USING btree ("_order");
  CREATE INDEX "settings_social_parent_id_idx" ON "settings_social" USING btree ("_parent_id");
  CREATE INDEX "settings_bands_home_order_idx" ON "settings_bands_home" USING btree ("order");
  CREATE INDEX "settings_bands_home_parent_idx" ON "settings_bands_home" USING btree ("parent_id");
  CREATE INDEX "settings_bands_clients_order_idx" ON "settings_bands_clients" USING btree ("order");
  CREATE INDEX "settings_bands_clients_parent_idx" ON "settings_bands_clients" USING btree ("parent_id");
  CREATE INDEX "settings_bands_case_studies_order_idx" ON "settings_bands_case_studies" USING btree ("order");
  CREATE INDEX "settings_bands_case_studies_parent_idx" ON "settings_bands_case_studies" USING btree ("parent_id");
  CREATE INDEX "settings_bands_case_study_order_idx" ON "settings_bands_case_study" USING btree ("order");
  CREATE INDEX "settings_bands_case_study_parent_idx" ON "settings_bands_case_study" USING btree ("parent_id");
  CREATE INDEX "settings_bands_service_order_idx" ON "settings_bands_service" USING btree ("order");
  CREATE INDEX "settings_bands_service_parent_idx" ON "settings_bands_service" USING btree ("parent_id");
  CREATE INDEX "settings_bands_technology_order_idx" ON "settings_bands_technology" USING btree ("order");
  CREATE INDEX "settings_bands_technology_parent_idx" ON "settings_bands_technology" USING btree ("parent_id");
  CREATE INDEX "settings_bands_expertise_order_idx" ON "settings_bands_expertise" USING btree ("order");
  CREATE INDEX "settings_bands_expertise_parent_idx" ON "settings_bands_expertise" USING btree ("parent_id");
  CREATE INDEX "settings_bands_sales_order_idx" ON "settings_bands_sales" USING btree ("order");
  CREATE INDEX "settings_bands_sales_parent_idx" ON "settings_bands_sales" USING btree ("parent_id");
  CREATE INDEX "settings_bands_pricing_order_idx" ON "settings_bands_pricing" USING btree ("order");
  CREATE INDEX "settings_bands_pricing_parent_idx" ON "settings_bands_pricing" USING btree ("parent_id");
  CREATE INDEX "settings_bands_survey_order_idx" ON "settings_bands_survey" USING btree ("order");
  CREATE INDEX "settings_bands_survey_parent_idx" ON "settings_bands_survey" USING btree ("parent_id");
  CREATE INDEX "settings_bands_road_map_order_idx" ON "settings_bands_road_map" USING btree ("order");
  CREATE INDEX "settings_bands_road_map_parent_idx" ON "settings_bands_road_map" USING btree ("parent_id");
  CREATE INDEX "settings_bands_career_order_idx" ON "settings_bands_career" USING btree ("order");
  CREATE INDEX "settings_bands_career_parent_idx" ON "settings_bands_career" USING btree ("parent_id");
  CREATE INDEX "settings_bands_vacancies_order_idx" ON "settings_bands_vacancies" USING btree ("order");
  CREATE INDEX "settings_bands_vacancies_parent_idx" ON "settings_bands_vacancies" USING btree ("parent_id");
  CREATE INDEX "settings_bands_vacancy_order_idx" ON "settings_bands_vacancy" USING btree ("order");
  CREATE INDEX "settings_bands_vacancy_parent_idx" ON "settings_bands_vacancy" USING btree ("parent_id");
  CREATE INDEX "settings_office_days_order_idx" ON "settings_office_days" USING btree ("order");
  CREATE INDEX "settings_office_days_parent_idx" ON "settings_office_days" USING btree ("parent_id");
  CREATE INDEX "settings_client_teams_order_idx" ON "settings_client_teams" USING btree ("_order");
  CREATE INDEX "settings_client_teams_parent_id_idx" ON "settings_client_teams" USING btree ("_parent_id");
  CREATE INDEX "settings_client_days_order_idx" ON "settings_client_days" USING btree ("order");
  CREATE INDEX "settings_client_days_parent_idx" ON "settings_client_days" USING btree ("parent_id");
  CREATE INDEX "settings_map_cities_order_idx" ON "settings_map_cities" USING btree ("_order");
  CREATE INDEX "settings_map_cities_parent_id_idx" ON "settings_map_cities" USING btree ("_parent_id");
  CREATE INDEX "settings_map_regions_order_idx" ON "settings_map_regions" USING btree ("_order");
  CREATE INDEX "settings_map_regions_parent_id_idx" ON "settings_map_regions" USING btree ("_parent_id");
  CREATE INDEX "settings_solutions_order_idx" ON "settings_solutions" USING btree ("_order");
  CREATE INDEX "settings_solutions_parent_id_idx" ON "settings_solutions" USING btree ("_parent_id");
  CREATE INDEX "settings_venture_facts_order_idx" ON "settings_venture_facts" USING btree ("_order");
  CREATE INDEX "settings_venture_facts_parent_id_idx" ON "settings_venture_facts" USING btree ("_parent_id");
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
  CREATE INDEX "settings_client_points_order_idx" ON "settings_client_points" USING btree ("_order");
  CREATE INDEX "settings_client_points_parent_id_idx" ON "settings_client_points" USING btree ("_parent_id");
  CREATE INDEX "settings_survey_steps_order_idx" ON "settings_survey_steps" USING btree ("_order");
  CREATE INDEX "settings_survey_steps_parent_id_idx" ON "settings_survey_steps" USING btree ("_parent_id");
  CREATE INDEX "settings_survey_others_order_idx" ON "settings_survey_others" USING btree ("_order");
  CREATE INDEX "settings_survey_others_parent_id_idx" ON "settings_survey_others" USING btree ("_parent_id");
  CREATE INDEX "site_settings_brand_brand_logo_idx" ON "site_settings" USING btree ("brand_logo_id");
  CREATE INDEX "site_settings_brand_brand_logo_on_dark_idx" ON "site_settings" USING btree ("brand_logo_on_dark_id");
  CREATE INDEX "site_settings_brand_brand_mark_idx" ON "site_settings" USING btree ("brand_mark_id");
  CREATE INDEX "site_settings_contact_person_contact_person_picture_idx" ON "site_settings" USING btree ("contact_person_picture_id");
  CREATE INDEX "site_settings_theme_fonts_text_theme_fonts_text_regular_idx" ON "site_settings" USING btree ("theme_fonts_text_regular_id");
  CREATE INDEX "site_settings_theme_fonts_text_theme_fonts_text_bold_idx" ON "site_settings" USING btree ("theme_fonts_text_bold_id");
  CREATE INDEX "site_settings_theme_fonts_headings_theme_fonts_headings__idx" ON "site_settings" USING btree ("theme_fonts_headings_regular_id");
  CREATE INDEX "site_settings_theme_fonts_headings_theme_fonts_heading_1_idx" ON "site_settings" USING btree ("theme_fonts_headings_bold_id");
  CREATE INDEX "site_settings_publish_at_idx" ON "site_settings" USING btree ("publish_at");
  CREATE INDEX "site_settings_unpublish_at_idx" ON "site_settings" USING btree ("unpublish_at");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_phones_v_order_idx" ON "_settings_phones_v" USING btree ("_order");
  CREATE INDEX "_settings_phones_v_parent_id_idx" ON "_settings_phones_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_contact_steps_v_order_idx" ON "_settings_contact_steps_v" USING btree ("_order");
  CREATE INDEX "_settings_contact_steps_v_parent_id_idx" ON "_settings_contact_steps_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_pages_off_v_order_idx" ON "_settings_pages_off_v" USING btree ("order");
  CREATE INDEX "_settings_pages_off_v_parent_idx" ON "_settings_pages_off_v" USING btree ("parent_id");
  CREATE INDEX "_settings_menu_children_v_order_idx" ON "_settings_menu_children_v" USING btree ("_order");
  CREATE INDEX "_settings_menu_children_v_parent_id_idx" ON "_settings_menu_children_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_menu_v_order_idx" ON "_settings_menu_v" USING btree ("_order");
  CREATE INDEX "_settings_menu_v_parent_id_idx" ON "_settings_menu_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_social_v_order_idx" ON "_settings_social_v" USING btree ("_order");
  CREATE INDEX "_settings_social_v_parent_id_idx" ON "_settings_social_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_bands_home_v_order_idx" ON "_settings_bands_home_v" USING btree ("order");
  CREATE INDEX "_settings_bands_home_v_parent_idx" ON "_settings_bands_home_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_clients_v_order_idx" ON "_settings_bands_clients_v" USING btree ("order");
  CREATE INDEX "_settings_bands_clients_v_parent_idx" ON "_settings_bands_clients_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_case_studies_v_order_idx" ON "_settings_bands_case_studies_v" USING btree ("order");
  CREATE INDEX "_settings_bands_case_studies_v_parent_idx" ON "_settings_bands_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_case_study_v_order_idx" ON "_settings_bands_case_study_v" USING btree ("order");
  CREATE INDEX "_settings_bands_case_study_v_parent_idx" ON "_settings_bands_case_study_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_service_v_order_idx" ON "_settings_bands_service_v" USING btree ("order");
  CREATE INDEX "_settings_bands_service_v_parent_idx" ON "_settings_bands_service_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_technology_v_order_idx" ON "_settings_bands_technology_v" USING btree ("order");
  CREATE INDEX "_settings_bands_technology_v_parent_idx" ON "_settings_bands_technology_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_expertise_v_order_idx" ON "_settings_bands_expertise_v" USING btree ("order");
  CREATE INDEX "_settings_bands_expertise_v_parent_idx" ON "_settings_bands_expertise_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_sales_v_order_idx" ON "_settings_bands_sales_v" USING btree ("order");
  CREATE INDEX "_settings_bands_sales_v_parent_idx" ON "_settings_bands_sales_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_pricing_v_order_idx" ON "_settings_bands_pricing_v" USING btree ("order");
  CREATE INDEX "_settings_bands_pricing_v_parent_idx" ON "_settings_bands_pricing_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_survey_v_order_idx" ON "_settings_bands_survey_v" USING btree ("order");
  CREATE INDEX "_settings_bands_survey_v_parent_idx" ON "_settings_bands_survey_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_road_map_v_order_idx" ON "_settings_bands_road_map_v" USING btree ("order");
  CREATE INDEX "_settings_bands_road_map_v_parent_idx" ON "_settings_bands_road_map_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_career_v_order_idx" ON "_settings_bands_career_v" USING btree ("order");
  CREATE INDEX "_settings_bands_career_v_parent_idx" ON "_settings_bands_career_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_vacancies_v_order_idx" ON "_settings_bands_vacancies_v" USING btree ("order");
  CREATE INDEX "_settings_bands_vacancies_v_parent_idx" ON "_settings_bands_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_settings_bands_vacancy_v_order_idx" ON "_settings_bands_vacancy_v" USING btree ("order");
  CREATE INDEX "_settings_bands_vacancy_v_parent_idx" ON "_settings_bands_vacancy_v" USING btree ("parent_id");
  CREATE INDEX "_settings_office_days_v_order_idx" ON "_settings_office_days_v" USING btree ("order");
  CREATE INDEX "_settings_office_days_v_parent_idx" ON "_settings_office_days_v" USING btree ("parent_id");
  CREATE INDEX "_settings_client_teams_v_order_idx" ON "_settings_client_teams_v" USING btree ("_order");
  CREATE INDEX "_settings_client_teams_v_parent_id_idx" ON "_settings_client_teams_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_client_days_v_order_idx" ON "_settings_client_days_v" USING btree ("order");
  CREATE INDEX "_settings_client_days_v_parent_idx" ON "_settings_client_days_v" USING btree ("parent_id");
  CREATE INDEX "_settings_map_cities_v_order_idx" ON "_settings_map_cities_v" USING btree ("_order");
  CREATE INDEX "_settings_map_cities_v_parent_id_idx" ON "_settings_map_cities_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_map_regions_v_order_idx" ON "_settings_map_regions_v" USING btree ("_order");
  CREATE INDEX "_settings_map_regions_v_parent_id_idx" ON "_settings_map_regions_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_solutions_v_order_idx" ON "_settings_solutions_v" USING btree ("_order");
  CREATE INDEX "_settings_solutions_v_parent_id_idx" ON "_settings_solutions_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_venture_facts_v_order_idx" ON "_settings_venture_facts_v" USING btree ("_order");
  CREATE INDEX "_settings_venture_facts_v_parent_id_idx" ON "_settings_venture_facts_v" USING btree ("_parent_id");
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
  CREATE INDEX "_settings_client_points_v_order_idx" ON "_settings_client_points_v" USING btree ("_order");
  CREATE INDEX "_settings_client_points_v_parent_id_idx" ON "_settings_client_points_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_survey_steps_v_order_idx" ON "_settings_survey_steps_v" USING btree ("_order");
  CREATE INDEX "_settings_survey_steps_v_parent_id_idx" ON "_settings_survey_steps_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_survey_others_v_order_idx" ON "_settings_survey_others_v" USING btree ("_order");
  CREATE INDEX "_settings_survey_others_v_parent_id_idx" ON "_settings_survey_others_v" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_idx" ON "_site_settings_v" USING btree ("version_brand_logo_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_on_dar_idx" ON "_site_settings_v" USING btree ("version_brand_logo_on_dark_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_mark_idx" ON "_site_settings_v" USING btree ("version_brand_mark_id");
  CREATE INDEX "_site_settings_v_version_contact_person_version_contact__idx" ON "_site_settings_v" USING btree ("version_contact_person_picture_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_text_version_theme__idx" ON "_site_settings_v" USING btree ("version_theme_fonts_text_regular_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_text_version_them_1_idx" ON "_site_settings_v" USING btree ("version_theme_fonts_text_bold_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_headings_version_th_idx" ON "_site_settings_v" USING btree ("version_theme_fonts_headings_regular_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_headings_version__1_idx" ON "_site_settings_v" USING btree ("version_theme_fonts_headings_bold_id");
  CREATE INDEX "_site_settings_v_version_version_publish_at_idx" ON "_site_settings_v" USING btree ("version_publish_at");
  CREATE INDEX "_site_settings_v_version_version_unpublish_at_idx" ON "_site_settings_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "notifications_texts_order_parent" ON "notifications_texts" USING btree ("order","parent_id");`)
  // By hand: what several hosts share for minutes (`src/server/nodes`). Unlogged: a crash empties it.
  await db.execute(sql`
    CREATE UNLOGGED TABLE "node_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
    CREATE UNLOGGED TABLE "node_presence" ("user_id" varchar NOT NULL, "form" varchar NOT NULL, "place" varchar NOT NULL, "name" varchar NOT NULL, "at" timestamp(3) with time zone NOT NULL, PRIMARY KEY ("user_id", "form"));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "node_limits";
   DROP TABLE "node_presence";
   DROP TABLE "submissions_remarks" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "landing_pages" CASCADE;
  DROP TABLE "_landing_pages_v" CASCADE;
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
  DROP TABLE "services_boxes" CASCADE;
  DROP TABLE "services_steps" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "_services_v_version_boxes" CASCADE;
  DROP TABLE "_services_v_version_steps" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "case_studies_figures" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_figures" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
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
  DROP TABLE "blog_posts_rels" CASCADE;
  DROP TABLE "_blog_posts_v_version_sections" CASCADE;
  DROP TABLE "_blog_posts_v" CASCADE;
  DROP TABLE "_blog_posts_v_rels" CASCADE;
  DROP TABLE "authors_links" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "_authors_v_version_links" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "_tags_v" CASCADE;
  DROP TABLE "articles_sections" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v_version_sections" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "seo_records" CASCADE;
  DROP TABLE "_seo_records_v" CASCADE;
  DROP TABLE "specialisation_costs" CASCADE;
  DROP TABLE "_specialisation_costs_v" CASCADE;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "fonts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "identities" CASCADE;
  DROP TABLE "company_sessions" CASCADE;
  DROP TABLE "spent_tickets" CASCADE;
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
  DROP TABLE "settings_phones" CASCADE;
  DROP TABLE "settings_contact_steps" CASCADE;
  DROP TABLE "settings_pages_off" CASCADE;
  DROP TABLE "settings_menu_children" CASCADE;
  DROP TABLE "settings_menu" CASCADE;
  DROP TABLE "settings_social" CASCADE;
  DROP TABLE "settings_bands_home" CASCADE;
  DROP TABLE "settings_bands_clients" CASCADE;
  DROP TABLE "settings_bands_case_studies" CASCADE;
  DROP TABLE "settings_bands_case_study" CASCADE;
  DROP TABLE "settings_bands_service" CASCADE;
  DROP TABLE "settings_bands_technology" CASCADE;
  DROP TABLE "settings_bands_expertise" CASCADE;
  DROP TABLE "settings_bands_sales" CASCADE;
  DROP TABLE "settings_bands_pricing" CASCADE;
  DROP TABLE "settings_bands_survey" CASCADE;
  DROP TABLE "settings_bands_road_map" CASCADE;
  DROP TABLE "settings_bands_career" CASCADE;
  DROP TABLE "settings_bands_vacancies" CASCADE;
  DROP TABLE "settings_bands_vacancy" CASCADE;
  DROP TABLE "settings_office_days" CASCADE;
  DROP TABLE "settings_client_teams" CASCADE;
  DROP TABLE "settings_client_days" CASCADE;
  DROP TABLE "settings_map_cities" CASCADE;
  DROP TABLE "settings_map_regions" CASCADE;
  DROP TABLE "settings_solutions" CASCADE;
  DROP TABLE "settings_venture_facts" CASCADE;
  DROP TABLE "settings_values_left" CASCADE;
  DROP TABLE "settings_values_right" CASCADE;
  DROP TABLE "settings_article_actions" CASCADE;
  DROP TABLE "settings_road_map_stages" CASCADE;
  DROP TABLE "settings_sales_facts" CASCADE;
  DROP TABLE "settings_next_steps" CASCADE;
  DROP TABLE "settings_principle_boxes" CASCADE;
  DROP TABLE "settings_client_points" CASCADE;
  DROP TABLE "settings_survey_steps" CASCADE;
  DROP TABLE "settings_survey_others" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_settings_phones_v" CASCADE;
  DROP TABLE "_settings_contact_steps_v" CASCADE;
  DROP TABLE "_settings_pages_off_v" CASCADE;
  DROP TABLE "_settings_menu_children_v" CASCADE;
  DROP TABLE "_settings_menu_v" CASCADE;
  DROP TABLE "_settings_social_v" CASCADE;
  DROP TABLE "_settings_bands_home_v" CASCADE;
  DROP TABLE "_settings_bands_clients_v" CASCADE;
  DROP TABLE "_settings_bands_case_studies_v" CASCADE;
  DROP TABLE "_settings_bands_case_study_v" CASCADE;
  DROP TABLE "_settings_bands_service_v" CASCADE;
  DROP TABLE "_settings_bands_technology_v" CASCADE;
  DROP TABLE "_settings_bands_expertise_v" CASCADE;
  DROP TABLE "_settings_bands_sales_v" CASCADE;
  DROP TABLE "_settings_bands_pricing_v" CASCADE;
  DROP TABLE "_settings_bands_survey_v" CASCADE;
  DROP TABLE "_settings_bands_road_map_v" CASCADE;
  DROP TABLE "_settings_bands_career_v" CASCADE;
  DROP TABLE "_settings_bands_vacancies_v" CASCADE;
  DROP TABLE "_settings_bands_vacancy_v" CASCADE;
  DROP TABLE "_settings_office_days_v" CASCADE;
  DROP TABLE "_settings_client_teams_v" CASCADE;
  DROP TABLE "_settings_client_days_v" CASCADE;
  DROP TABLE "_settings_map_cities_v" CASCADE;
  DROP TABLE "_settings_map_regions_v" CASCADE;
  DROP TABLE "_settings_solutions_v" CASCADE;
  DROP TABLE "_settings_venture_facts_v" CASCADE;
  DROP TABLE "_settings_values_left_v" CASCADE;
  DROP TABLE "_settings_values_right_v" CASCADE;
  DROP TABLE "_settings_article_actions_v" CASCADE;
  DROP TABLE "_settings_road_map_stages_v" CASCADE;
  DROP TABLE "_settings_sales_facts_v" CASCADE;
  DROP TABLE "_settings_next_steps_v" CASCADE;
  DROP TABLE "_settings_principle_boxes_v" CASCADE;
  DROP TABLE "_settings_client_points_v" CASCADE;
  DROP TABLE "_settings_survey_steps_v" CASCADE;
  DROP TABLE "_settings_survey_others_v" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "approval" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "notifications_texts" CASCADE;
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_submissions_kind";
  DROP TYPE "public"."enum_landing_pages_status";
  DROP TYPE "public"."enum__landing_pages_v_version_status";
  DROP TYPE "public"."enum_technologies_status";
  DROP TYPE "public"."enum__technologies_v_version_status";
  DROP TYPE "public"."enum_expertise_clients_gallery_image_fill";
  DROP TYPE "public"."enum_expertise_status";
  DROP TYPE "public"."enum__expertise_v_version_clients_gallery_image_fill";
  DROP TYPE "public"."enum__expertise_v_version_status";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_case_studies_call_to_action_show";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_call_to_action_show";
  DROP TYPE "public"."enum__case_studies_v_version_status";
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
  DROP TYPE "public"."enum_blog_posts_call_to_action_show";
  DROP TYPE "public"."enum_blog_posts_status";
  DROP TYPE "public"."enum__blog_posts_v_version_call_to_action_show";
  DROP TYPE "public"."enum__blog_posts_v_version_status";
  DROP TYPE "public"."enum_authors_status";
  DROP TYPE "public"."enum__authors_v_version_status";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum_tags_status";
  DROP TYPE "public"."enum__tags_v_version_status";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_seo_records_status";
  DROP TYPE "public"."enum__seo_records_v_version_status";
  DROP TYPE "public"."enum_specialisation_costs_status";
  DROP TYPE "public"."enum__specialisation_costs_v_version_status";
  DROP TYPE "public"."enum_translations_status";
  DROP TYPE "public"."enum__translations_v_version_status";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_log_event";
  DROP TYPE "public"."enum_proposals_action";
  DROP TYPE "public"."enum_proposals_state";
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
  DROP TYPE "public"."enum__options_v_version_status";
  DROP TYPE "public"."settings_page";
  DROP TYPE "public"."settings_band_home";
  DROP TYPE "public"."settings_band_clients";
  DROP TYPE "public"."settings_band_case_studies";
  DROP TYPE "public"."settings_band_case_study";
  DROP TYPE "public"."settings_band_service";
  DROP TYPE "public"."settings_band_technology";
  DROP TYPE "public"."settings_band_expertise";
  DROP TYPE "public"."settings_band_sales";
  DROP TYPE "public"."settings_band_pricing";
  DROP TYPE "public"."settings_band_survey";
  DROP TYPE "public"."settings_band_road_map";
  DROP TYPE "public"."settings_band_career";
  DROP TYPE "public"."settings_band_vacancies";
  DROP TYPE "public"."settings_band_vacancy";
  DROP TYPE "public"."settings_office_day";
  DROP TYPE "public"."settings_client_day";
  DROP TYPE "public"."settings_region_side";
  DROP TYPE "public"."settings_stage_ground";
  DROP TYPE "public"."settings_point_side";
  DROP TYPE "public"."enum_site_settings_captcha";
  DROP TYPE "public"."enum_site_settings_analytics_provider";
  DROP TYPE "public"."settings_hero_ground";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_captcha";
  DROP TYPE "public"."enum__site_settings_v_version_analytics_provider";
  DROP TYPE "public"."enum__site_settings_v_version_status";`)
}
