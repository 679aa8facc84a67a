import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."settings_page" AS ENUM('services', 'caseStudies', 'clients', 'technologies', 'expertise', 'sales', 'pricing', 'survey', 'roadMap', 'blog', 'article', 'career', 'vacancies');
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
  
  ALTER TABLE "site_settings" ADD COLUMN "brand_logo_on_dark_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "brand_mark_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_action" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_ink" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_paper" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_sea" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_land" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_flat" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_night" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_error" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_success" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "menu_action_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "menu_action_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_hero_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_hero_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_logo_on_dark_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_mark_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_action" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_ink" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_paper" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_sea" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_land" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_flat" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_night" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_error" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_success" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_menu_action_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_menu_action_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_hero_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_hero_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "settings_pages_off" ADD CONSTRAINT "settings_pages_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu_children" ADD CONSTRAINT "settings_menu_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu" ADD CONSTRAINT "settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_social" ADD CONSTRAINT "settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_pages_off_v" ADD CONSTRAINT "_settings_pages_off_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_menu_children_v" ADD CONSTRAINT "_settings_menu_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_menu_v" ADD CONSTRAINT "_settings_menu_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_social_v" ADD CONSTRAINT "_settings_social_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_pages_off_order_idx" ON "settings_pages_off" USING btree ("order");
  CREATE INDEX "settings_pages_off_parent_idx" ON "settings_pages_off" USING btree ("parent_id");
  CREATE INDEX "settings_menu_children_order_idx" ON "settings_menu_children" USING btree ("_order");
  CREATE INDEX "settings_menu_children_parent_id_idx" ON "settings_menu_children" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_order_idx" ON "settings_menu" USING btree ("_order");
  CREATE INDEX "settings_menu_parent_id_idx" ON "settings_menu" USING btree ("_parent_id");
  CREATE INDEX "settings_social_order_idx" ON "settings_social" USING btree ("_order");
  CREATE INDEX "settings_social_parent_id_idx" ON "settings_social" USING btree ("_parent_id");
  CREATE INDEX "_settings_pages_off_v_order_idx" ON "_settings_pages_off_v" USING btree ("order");
  CREATE INDEX "_settings_pages_off_v_parent_idx" ON "_settings_pages_off_v" USING btree ("parent_id");
  CREATE INDEX "_settings_menu_children_v_order_idx" ON "_settings_menu_children_v" USING btree ("_order");
  CREATE INDEX "_settings_menu_children_v_parent_id_idx" ON "_settings_menu_children_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_menu_v_order_idx" ON "_settings_menu_v" USING btree ("_order");
  CREATE INDEX "_settings_menu_v_parent_id_idx" ON "_settings_menu_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_social_v_order_idx" ON "_settings_social_v" USING btree ("_order");
  CREATE INDEX "_settings_social_v_parent_id_idx" ON "_settings_social_v" USING btree ("_parent_id");
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_mark_id_media_id_fk" FOREIGN KEY ("brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_mark_id_media_id_fk" FOREIGN KEY ("version_brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_brand_brand_logo_on_dark_idx" ON "site_settings" USING btree ("brand_logo_on_dark_id");
  CREATE INDEX "site_settings_brand_brand_mark_idx" ON "site_settings" USING btree ("brand_mark_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_on_dar_idx" ON "_site_settings_v" USING btree ("version_brand_logo_on_dark_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_mark_idx" ON "_site_settings_v" USING btree ("version_brand_mark_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_pages_off" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_menu_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_pages_off_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_menu_children_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_menu_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_social_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_pages_off" CASCADE;
  DROP TABLE "settings_menu_children" CASCADE;
  DROP TABLE "settings_menu" CASCADE;
  DROP TABLE "settings_social" CASCADE;
  DROP TABLE "_settings_pages_off_v" CASCADE;
  DROP TABLE "_settings_menu_children_v" CASCADE;
  DROP TABLE "_settings_menu_v" CASCADE;
  DROP TABLE "_settings_social_v" CASCADE;
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_mark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_mark_id_media_id_fk";
  
  DROP INDEX "site_settings_brand_brand_logo_on_dark_idx";
  DROP INDEX "site_settings_brand_brand_mark_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_logo_on_dar_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_mark_idx";
  ALTER TABLE "site_settings" DROP COLUMN "brand_logo_on_dark_id";
  ALTER TABLE "site_settings" DROP COLUMN "brand_mark_id";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_action";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_ink";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_paper";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_sea";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_land";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_flat";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_night";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_error";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_success";
  ALTER TABLE "site_settings" DROP COLUMN "menu_action_label";
  ALTER TABLE "site_settings" DROP COLUMN "menu_action_link";
  ALTER TABLE "site_settings" DROP COLUMN "home_hero_label";
  ALTER TABLE "site_settings" DROP COLUMN "home_hero_link";
  ALTER TABLE "site_settings" DROP COLUMN "seo_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_logo_on_dark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_mark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_action";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_ink";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_paper";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_sea";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_land";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_flat";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_night";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_error";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_success";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_menu_action_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_menu_action_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_hero_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_hero_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seo_title";
  DROP TYPE "public"."settings_page";`)
}
