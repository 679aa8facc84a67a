import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_case_studies_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum__case_studies_v_version_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum_blog_posts_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum__blog_posts_v_version_call_to_action_show" AS ENUM('default', 'own', 'none');
  CREATE TYPE "public"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tags_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."settings_band_case_study" ADD VALUE 'callToAction' BEFORE 'contact';
  ALTER TYPE "public"."settings_band_case_study" ADD VALUE 'next' BEFORE 'contact';
  CREATE TABLE "blog_posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"tags_id" integer,
  	"blog_posts_id" integer
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
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
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
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
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
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
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
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
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
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
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
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tags_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "case_studies" ADD COLUMN "call_to_action_show" "enum_case_studies_call_to_action_show" DEFAULT 'default';
  ALTER TABLE "case_studies" ADD COLUMN "call_to_action_title" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "call_to_action_text" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "call_to_action_label" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "call_to_action_link" varchar;
  ALTER TABLE "case_studies_rels" ADD COLUMN "case_studies_id" integer;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_call_to_action_show" "enum__case_studies_v_version_call_to_action_show" DEFAULT 'default';
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_call_to_action_title" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_call_to_action_text" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_call_to_action_label" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_call_to_action_link" varchar;
  ALTER TABLE "_case_studies_v_rels" ADD COLUMN "case_studies_id" integer;
  ALTER TABLE "blog_posts" ADD COLUMN "modified" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "author_id" integer;
  ALTER TABLE "blog_posts" ADD COLUMN "call_to_action_show" "enum_blog_posts_call_to_action_show" DEFAULT 'default';
  ALTER TABLE "blog_posts" ADD COLUMN "call_to_action_title" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "call_to_action_text" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "call_to_action_label" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "call_to_action_link" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_modified" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_author_id" integer;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_call_to_action_show" "enum__blog_posts_v_version_call_to_action_show" DEFAULT 'default';
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_call_to_action_title" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_call_to_action_text" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_call_to_action_label" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_call_to_action_link" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "reading_offer_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "reading_offer_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "reading_offer_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "reading_offer_action" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "case_studies_offer_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "case_studies_offer_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "case_studies_offer_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "case_studies_offer_action" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reading_offer_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reading_offer_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reading_offer_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reading_offer_action" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_case_studies_offer_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_case_studies_offer_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_case_studies_offer_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_case_studies_offer_action" varchar;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts_rels" ADD CONSTRAINT "blog_posts_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_rels" ADD CONSTRAINT "_blog_posts_v_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_links" ADD CONSTRAINT "authors_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_version_links" ADD CONSTRAINT "_authors_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blog_posts_rels_order_idx" ON "blog_posts_rels" USING btree ("order");
  CREATE INDEX "blog_posts_rels_parent_idx" ON "blog_posts_rels" USING btree ("parent_id");
  CREATE INDEX "blog_posts_rels_path_idx" ON "blog_posts_rels" USING btree ("path");
  CREATE INDEX "blog_posts_rels_categories_id_idx" ON "blog_posts_rels" USING btree ("categories_id");
  CREATE INDEX "blog_posts_rels_tags_id_idx" ON "blog_posts_rels" USING btree ("tags_id");
  CREATE INDEX "blog_posts_rels_blog_posts_id_idx" ON "blog_posts_rels" USING btree ("blog_posts_id");
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
  CREATE INDEX "categories_publish_at_idx" ON "categories" USING btree ("publish_at");
  CREATE INDEX "categories_unpublish_at_idx" ON "categories" USING btree ("unpublish_at");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
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
  CREATE INDEX "tags_publish_at_idx" ON "tags" USING btree ("publish_at");
  CREATE INDEX "tags_unpublish_at_idx" ON "tags" USING btree ("unpublish_at");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "tags__status_idx" ON "tags" USING btree ("_status");
  CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" USING btree ("parent_id");
  CREATE INDEX "_tags_v_version_version_slug_idx" ON "_tags_v" USING btree ("version_slug");
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
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "case_studies_rels_case_studies_id_idx" ON "case_studies_rels" USING btree ("case_studies_id");
  CREATE INDEX "_case_studies_v_rels_case_studies_id_idx" ON "_case_studies_v_rels" USING btree ("case_studies_id");
  CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author_id");
  CREATE INDEX "_blog_posts_v_version_version_author_idx" ON "_blog_posts_v" USING btree ("version_author_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_posts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_blog_posts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v_version_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tags_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blog_posts_rels" CASCADE;
  DROP TABLE "_blog_posts_v_rels" CASCADE;
  DROP TABLE "authors_links" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "_authors_v_version_links" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "_tags_v" CASCADE;
  ALTER TABLE "case_studies_rels" DROP CONSTRAINT "case_studies_rels_case_studies_fk";
  
  ALTER TABLE "_case_studies_v_rels" DROP CONSTRAINT "_case_studies_v_rels_case_studies_fk";
  
  ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_author_id_authors_id_fk";
  
  ALTER TABLE "_blog_posts_v" DROP CONSTRAINT "_blog_posts_v_version_author_id_authors_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tags_fk";
  
  ALTER TABLE "settings_bands_case_study" ALTER COLUMN "value" SET DATA TYPE text;
  ALTER TABLE "_settings_bands_case_study_v" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."settings_band_case_study";
  CREATE TYPE "public"."settings_band_case_study" AS ENUM('facts', 'story', 'research', 'implementation', 'partnership', 'contact');
  ALTER TABLE "settings_bands_case_study" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_case_study" USING "value"::"public"."settings_band_case_study";
  ALTER TABLE "_settings_bands_case_study_v" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_case_study" USING "value"::"public"."settings_band_case_study";
  DROP INDEX "case_studies_rels_case_studies_id_idx";
  DROP INDEX "_case_studies_v_rels_case_studies_id_idx";
  DROP INDEX "blog_posts_author_idx";
  DROP INDEX "_blog_posts_v_version_version_author_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_tags_id_idx";
  ALTER TABLE "case_studies" DROP COLUMN "call_to_action_show";
  ALTER TABLE "case_studies" DROP COLUMN "call_to_action_title";
  ALTER TABLE "case_studies" DROP COLUMN "call_to_action_text";
  ALTER TABLE "case_studies" DROP COLUMN "call_to_action_label";
  ALTER TABLE "case_studies" DROP COLUMN "call_to_action_link";
  ALTER TABLE "case_studies_rels" DROP COLUMN "case_studies_id";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_call_to_action_show";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_call_to_action_title";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_call_to_action_text";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_call_to_action_label";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_call_to_action_link";
  ALTER TABLE "_case_studies_v_rels" DROP COLUMN "case_studies_id";
  ALTER TABLE "blog_posts" DROP COLUMN "modified";
  ALTER TABLE "blog_posts" DROP COLUMN "author_id";
  ALTER TABLE "blog_posts" DROP COLUMN "call_to_action_show";
  ALTER TABLE "blog_posts" DROP COLUMN "call_to_action_title";
  ALTER TABLE "blog_posts" DROP COLUMN "call_to_action_text";
  ALTER TABLE "blog_posts" DROP COLUMN "call_to_action_label";
  ALTER TABLE "blog_posts" DROP COLUMN "call_to_action_link";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_modified";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_author_id";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_call_to_action_show";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_call_to_action_title";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_call_to_action_text";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_call_to_action_label";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_call_to_action_link";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tags_id";
  ALTER TABLE "site_settings" DROP COLUMN "reading_offer_title";
  ALTER TABLE "site_settings" DROP COLUMN "reading_offer_text";
  ALTER TABLE "site_settings" DROP COLUMN "reading_offer_link";
  ALTER TABLE "site_settings" DROP COLUMN "reading_offer_action";
  ALTER TABLE "site_settings" DROP COLUMN "case_studies_offer_title";
  ALTER TABLE "site_settings" DROP COLUMN "case_studies_offer_text";
  ALTER TABLE "site_settings" DROP COLUMN "case_studies_offer_link";
  ALTER TABLE "site_settings" DROP COLUMN "case_studies_offer_action";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reading_offer_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reading_offer_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reading_offer_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reading_offer_action";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_case_studies_offer_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_case_studies_offer_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_case_studies_offer_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_case_studies_offer_action";
  DROP TYPE "public"."enum_case_studies_call_to_action_show";
  DROP TYPE "public"."enum__case_studies_v_version_call_to_action_show";
  DROP TYPE "public"."enum_blog_posts_call_to_action_show";
  DROP TYPE "public"."enum__blog_posts_v_version_call_to_action_show";
  DROP TYPE "public"."enum_authors_status";
  DROP TYPE "public"."enum__authors_v_version_status";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum_tags_status";
  DROP TYPE "public"."enum__tags_v_version_status";`)
}
