import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type { OldDatabase } from '#server/migrations/from-proposals.ts'
import { toOneForm } from '#server/migrations/one-form/move.ts'
import { readSettingsWords } from '#server/migrations/one-form/words.ts'

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const old: OldDatabase = { sql, all: async (statement) => (await db.execute(statement)).rows, run: (statement) => db.execute(statement), log: payload.logger }
  const words = await readSettingsWords(old)
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_hero_ground" AS ENUM('video', 'photograph', 'globe');
  CREATE TYPE "public"."enum__home_v_version_hero_ground" AS ENUM('video', 'photograph', 'globe');
  CREATE TYPE "public"."enum_clients_map_points_side" AS ENUM('start', 'end', 'top', 'bottom');
  CREATE TYPE "public"."enum__clients_v_version_map_points_side" AS ENUM('start', 'end', 'top', 'bottom');
  CREATE TYPE "public"."enum_road_map_plan_stages_ground" AS ENUM('sea', 'land', 'flat');
  CREATE TYPE "public"."enum__road_map_v_version_plan_stages_ground" AS ENUM('sea', 'land', 'flat');
  CREATE TABLE "home_solutions_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link" varchar,
  	"action" varchar
  );
  
  CREATE TABLE "home_venture_partner_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "home_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_home_v_version_solutions_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link" varchar,
  	"action" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_venture_partner_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "clients_map_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"label" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"side" "enum_clients_map_points_side" DEFAULT 'end',
  	"team" varchar
  );
  
  CREATE TABLE "_clients_v_version_map_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"label" varchar,
  	"longitude" numeric,
  	"latitude" numeric,
  	"side" "enum__clients_v_version_map_points_side" DEFAULT 'end',
  	"team" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "career_values_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "career_values_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_career_v_version_values_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_career_v_version_values_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "road_map_plan_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"from" numeric,
  	"weeks" numeric,
  	"maybe" numeric,
  	"ground" "enum_road_map_plan_stages_ground" DEFAULT 'sea',
  	"drawing" varchar
  );
  
  CREATE TABLE "_road_map_v_version_plan_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"from" numeric,
  	"weeks" numeric,
  	"maybe" numeric,
  	"ground" "enum__road_map_v_version_plan_stages_ground" DEFAULT 'sea',
  	"drawing" varchar,
  	"_uuid" varchar
  );
  
  DROP TABLE "settings_solutions" CASCADE;
  DROP TABLE "settings_venture_facts" CASCADE;
  DROP TABLE "settings_values_left" CASCADE;
  DROP TABLE "settings_values_right" CASCADE;
  DROP TABLE "settings_road_map_stages" CASCADE;
  DROP TABLE "settings_client_points" CASCADE;
  DROP TABLE "_settings_solutions_v" CASCADE;
  DROP TABLE "_settings_venture_facts_v" CASCADE;
  DROP TABLE "_settings_values_left_v" CASCADE;
  DROP TABLE "_settings_values_right_v" CASCADE;
  DROP TABLE "_settings_road_map_stages_v" CASCADE;
  DROP TABLE "_settings_client_points_v" CASCADE;
  ALTER TABLE "home" ADD COLUMN "hero_label" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_link" varchar;
  ALTER TABLE "home" ADD COLUMN "hero_ground" "enum_home_hero_ground";
  ALTER TABLE "home" ADD COLUMN "solutions_title" varchar;
  ALTER TABLE "home" ADD COLUMN "venture_partner_title" varchar;
  ALTER TABLE "home" ADD COLUMN "venture_partner_text" varchar;
  ALTER TABLE "home" ADD COLUMN "venture_partner_link" varchar;
  ALTER TABLE "home" ADD COLUMN "venture_partner_action" varchar;
  ALTER TABLE "home" ADD COLUMN "services_title" varchar;
  ALTER TABLE "home" ADD COLUMN "services_text" varchar;
  ALTER TABLE "home" ADD COLUMN "services_plan_title" varchar;
  ALTER TABLE "home" ADD COLUMN "services_plan_text" varchar;
  ALTER TABLE "home" ADD COLUMN "services_plan_link" varchar;
  ALTER TABLE "home" ADD COLUMN "map_title" varchar;
  ALTER TABLE "home" ADD COLUMN "map_text" varchar;
  ALTER TABLE "home" ADD COLUMN "road_map_banner_title" varchar;
  ALTER TABLE "home" ADD COLUMN "road_map_banner_text" varchar;
  ALTER TABLE "home" ADD COLUMN "road_map_banner_link" varchar;
  ALTER TABLE "home" ADD COLUMN "road_map_banner_button" varchar;
  ALTER TABLE "home" ADD COLUMN "contact_title" varchar;
  ALTER TABLE "home" ADD COLUMN "contact_text" varchar;
  ALTER TABLE "home" ADD COLUMN "emptied" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_label" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_link" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_ground" "enum__home_v_version_hero_ground";
  ALTER TABLE "_home_v" ADD COLUMN "version_solutions_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_venture_partner_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_venture_partner_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_venture_partner_link" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_venture_partner_action" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_services_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_services_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_services_plan_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_services_plan_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_services_plan_link" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_map_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_map_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_road_map_banner_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_road_map_banner_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_road_map_banner_link" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_road_map_banner_button" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_contact_title" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_contact_text" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_emptied" jsonb;
  ALTER TABLE "clients" ADD COLUMN "map_title" varchar;
  ALTER TABLE "clients" ADD COLUMN "map_text" varchar;
  ALTER TABLE "clients" ADD COLUMN "list_title" varchar;
  ALTER TABLE "clients" ADD COLUMN "list_text" varchar;
  ALTER TABLE "clients" ADD COLUMN "list_more" varchar;
  ALTER TABLE "clients" ADD COLUMN "reviews_title" varchar;
  ALTER TABLE "clients" ADD COLUMN "contact_title" varchar;
  ALTER TABLE "clients" ADD COLUMN "contact_text" varchar;
  ALTER TABLE "clients" ADD COLUMN "emptied" jsonb;
  ALTER TABLE "_clients_v" ADD COLUMN "version_map_title" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_map_text" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_list_title" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_list_text" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_list_more" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_reviews_title" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_contact_title" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_contact_text" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_emptied" jsonb;
  ALTER TABLE "career" ADD COLUMN "hero_title" varchar;
  ALTER TABLE "career" ADD COLUMN "hero_text" varchar;
  ALTER TABLE "career" ADD COLUMN "points_title" varchar;
  ALTER TABLE "career" ADD COLUMN "gallery_title" varchar;
  ALTER TABLE "career" ADD COLUMN "values_title" varchar;
  ALTER TABLE "career" ADD COLUMN "join_title" varchar;
  ALTER TABLE "career" ADD COLUMN "join_text" varchar;
  ALTER TABLE "career" ADD COLUMN "people_title" varchar;
  ALTER TABLE "career" ADD COLUMN "jobs_title" varchar;
  ALTER TABLE "career" ADD COLUMN "resume_title" varchar;
  ALTER TABLE "career" ADD COLUMN "resume_text" varchar;
  ALTER TABLE "career" ADD COLUMN "emptied" jsonb;
  ALTER TABLE "_career_v" ADD COLUMN "version_hero_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_hero_text" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_points_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_gallery_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_values_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_join_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_join_text" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_people_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_jobs_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_resume_title" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_resume_text" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_emptied" jsonb;
  ALTER TABLE "road_map" ADD COLUMN "plan_text" varchar;
  ALTER TABLE "road_map" ADD COLUMN "plan_weeks" numeric;
  ALTER TABLE "road_map" ADD COLUMN "plan_note" varchar;
  ALTER TABLE "road_map" ADD COLUMN "emptied" jsonb;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_plan_text" varchar;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_plan_weeks" numeric;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_plan_note" varchar;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_emptied" jsonb;
  ALTER TABLE "home_solutions_cards" ADD CONSTRAINT "home_solutions_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_venture_partner_facts" ADD CONSTRAINT "home_venture_partner_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_texts" ADD CONSTRAINT "home_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_solutions_cards" ADD CONSTRAINT "_home_v_version_solutions_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_venture_partner_facts" ADD CONSTRAINT "_home_v_version_venture_partner_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_texts" ADD CONSTRAINT "_home_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clients_map_points" ADD CONSTRAINT "clients_map_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clients_v_version_map_points" ADD CONSTRAINT "_clients_v_version_map_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clients_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_values_left" ADD CONSTRAINT "career_values_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_values_right" ADD CONSTRAINT "career_values_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_values_left" ADD CONSTRAINT "_career_v_version_values_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_v_version_values_right" ADD CONSTRAINT "_career_v_version_values_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "road_map_plan_stages" ADD CONSTRAINT "road_map_plan_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."road_map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_road_map_v_version_plan_stages" ADD CONSTRAINT "_road_map_v_version_plan_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_road_map_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_solutions_cards_order_idx" ON "home_solutions_cards" USING btree ("_order");
  CREATE INDEX "home_solutions_cards_parent_id_idx" ON "home_solutions_cards" USING btree ("_parent_id");
  CREATE INDEX "home_venture_partner_facts_order_idx" ON "home_venture_partner_facts" USING btree ("_order");
  CREATE INDEX "home_venture_partner_facts_parent_id_idx" ON "home_venture_partner_facts" USING btree ("_parent_id");
  CREATE INDEX "home_texts_order_parent" ON "home_texts" USING btree ("order","parent_id");
  CREATE INDEX "_home_v_version_solutions_cards_order_idx" ON "_home_v_version_solutions_cards" USING btree ("_order");
  CREATE INDEX "_home_v_version_solutions_cards_parent_id_idx" ON "_home_v_version_solutions_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_venture_partner_facts_order_idx" ON "_home_v_version_venture_partner_facts" USING btree ("_order");
  CREATE INDEX "_home_v_version_venture_partner_facts_parent_id_idx" ON "_home_v_version_venture_partner_facts" USING btree ("_parent_id");
  CREATE INDEX "_home_v_texts_order_parent" ON "_home_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "clients_map_points_order_idx" ON "clients_map_points" USING btree ("_order");
  CREATE INDEX "clients_map_points_parent_id_idx" ON "clients_map_points" USING btree ("_parent_id");
  CREATE INDEX "_clients_v_version_map_points_order_idx" ON "_clients_v_version_map_points" USING btree ("_order");
  CREATE INDEX "_clients_v_version_map_points_parent_id_idx" ON "_clients_v_version_map_points" USING btree ("_parent_id");
  CREATE INDEX "career_values_left_order_idx" ON "career_values_left" USING btree ("_order");
  CREATE INDEX "career_values_left_parent_id_idx" ON "career_values_left" USING btree ("_parent_id");
  CREATE INDEX "career_values_right_order_idx" ON "career_values_right" USING btree ("_order");
  CREATE INDEX "career_values_right_parent_id_idx" ON "career_values_right" USING btree ("_parent_id");
  CREATE INDEX "_career_v_version_values_left_order_idx" ON "_career_v_version_values_left" USING btree ("_order");
  CREATE INDEX "_career_v_version_values_left_parent_id_idx" ON "_career_v_version_values_left" USING btree ("_parent_id");
  CREATE INDEX "_career_v_version_values_right_order_idx" ON "_career_v_version_values_right" USING btree ("_order");
  CREATE INDEX "_career_v_version_values_right_parent_id_idx" ON "_career_v_version_values_right" USING btree ("_parent_id");
  CREATE INDEX "road_map_plan_stages_order_idx" ON "road_map_plan_stages" USING btree ("_order");
  CREATE INDEX "road_map_plan_stages_parent_id_idx" ON "road_map_plan_stages" USING btree ("_parent_id");
  CREATE INDEX "_road_map_v_version_plan_stages_order_idx" ON "_road_map_v_version_plan_stages" USING btree ("_order");
  CREATE INDEX "_road_map_v_version_plan_stages_parent_id_idx" ON "_road_map_v_version_plan_stages" USING btree ("_parent_id");
  ALTER TABLE "site_settings" DROP COLUMN "home_hero_ground";
  ALTER TABLE "site_settings" DROP COLUMN "home_hero_label";
  ALTER TABLE "site_settings" DROP COLUMN "home_hero_link";
  ALTER TABLE "site_settings" DROP COLUMN "home_solutions_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_venture_partner_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_venture_partner_text";
  ALTER TABLE "site_settings" DROP COLUMN "home_venture_partner_link";
  ALTER TABLE "site_settings" DROP COLUMN "home_venture_partner_action";
  ALTER TABLE "site_settings" DROP COLUMN "home_services_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_services_text";
  ALTER TABLE "site_settings" DROP COLUMN "home_services_plan_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_services_plan_text";
  ALTER TABLE "site_settings" DROP COLUMN "home_services_plan_link";
  ALTER TABLE "site_settings" DROP COLUMN "home_map_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_map_text";
  ALTER TABLE "site_settings" DROP COLUMN "home_road_map_banner_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_road_map_banner_text";
  ALTER TABLE "site_settings" DROP COLUMN "home_road_map_banner_link";
  ALTER TABLE "site_settings" DROP COLUMN "home_road_map_banner_button";
  ALTER TABLE "site_settings" DROP COLUMN "home_contact_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_contact_text";
  ALTER TABLE "site_settings" DROP COLUMN "career_hero_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_hero_text";
  ALTER TABLE "site_settings" DROP COLUMN "career_points_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_gallery_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_values_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_join_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_join_text";
  ALTER TABLE "site_settings" DROP COLUMN "career_people_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_jobs_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_resume_title";
  ALTER TABLE "site_settings" DROP COLUMN "career_resume_text";
  ALTER TABLE "site_settings" DROP COLUMN "reading_road_map_text";
  ALTER TABLE "site_settings" DROP COLUMN "reading_road_map_weeks";
  ALTER TABLE "site_settings" DROP COLUMN "reading_road_map_note";
  ALTER TABLE "site_settings" DROP COLUMN "clients_map_title";
  ALTER TABLE "site_settings" DROP COLUMN "clients_map_text";
  ALTER TABLE "site_settings" DROP COLUMN "clients_list_title";
  ALTER TABLE "site_settings" DROP COLUMN "clients_list_text";
  ALTER TABLE "site_settings" DROP COLUMN "clients_list_more";
  ALTER TABLE "site_settings" DROP COLUMN "clients_reviews_title";
  ALTER TABLE "site_settings" DROP COLUMN "clients_contact_title";
  ALTER TABLE "site_settings" DROP COLUMN "clients_contact_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_hero_ground";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_hero_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_hero_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_solutions_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_venture_partner_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_venture_partner_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_venture_partner_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_venture_partner_action";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_services_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_services_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_services_plan_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_services_plan_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_services_plan_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_map_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_map_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_road_map_banner_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_road_map_banner_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_road_map_banner_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_road_map_banner_button";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_contact_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_contact_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_hero_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_hero_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_points_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_gallery_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_values_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_join_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_join_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_people_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_jobs_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_resume_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_career_resume_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reading_road_map_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reading_road_map_weeks";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reading_road_map_note";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_map_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_map_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_list_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_list_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_list_more";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_reviews_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_contact_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_clients_contact_text";
  DROP TYPE "public"."settings_stage_ground";
  DROP TYPE "public"."settings_point_side";
  DROP TYPE "public"."settings_hero_ground";`)
  await toOneForm(old, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."settings_stage_ground" AS ENUM('sea', 'land', 'flat');
  CREATE TYPE "public"."settings_point_side" AS ENUM('start', 'end', 'top', 'bottom');
  CREATE TYPE "public"."settings_hero_ground" AS ENUM('video', 'photograph', 'globe');
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
  
  DROP TABLE "home_solutions_cards" CASCADE;
  DROP TABLE "home_venture_partner_facts" CASCADE;
  DROP TABLE "home_texts" CASCADE;
  DROP TABLE "_home_v_version_solutions_cards" CASCADE;
  DROP TABLE "_home_v_version_venture_partner_facts" CASCADE;
  DROP TABLE "_home_v_texts" CASCADE;
  DROP TABLE "clients_map_points" CASCADE;
  DROP TABLE "_clients_v_version_map_points" CASCADE;
  DROP TABLE "career_values_left" CASCADE;
  DROP TABLE "career_values_right" CASCADE;
  DROP TABLE "_career_v_version_values_left" CASCADE;
  DROP TABLE "_career_v_version_values_right" CASCADE;
  DROP TABLE "road_map_plan_stages" CASCADE;
  DROP TABLE "_road_map_v_version_plan_stages" CASCADE;
  ALTER TABLE "site_settings" ADD COLUMN "home_hero_ground" "settings_hero_ground";
  ALTER TABLE "site_settings" ADD COLUMN "home_hero_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_hero_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_solutions_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_venture_partner_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_venture_partner_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_venture_partner_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_venture_partner_action" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_services_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_services_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_services_plan_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_services_plan_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_services_plan_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_map_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_map_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_road_map_banner_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_road_map_banner_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_road_map_banner_link" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_road_map_banner_button" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_contact_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_contact_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_hero_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_hero_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_points_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_gallery_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_values_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_join_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_join_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_people_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_jobs_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_resume_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "career_resume_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "reading_road_map_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "reading_road_map_weeks" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "reading_road_map_note" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_map_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_map_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_list_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_list_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_list_more" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_reviews_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_contact_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "clients_contact_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_hero_ground" "settings_hero_ground";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_hero_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_hero_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_solutions_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_venture_partner_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_venture_partner_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_venture_partner_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_venture_partner_action" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_services_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_services_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_services_plan_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_services_plan_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_services_plan_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_map_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_map_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_road_map_banner_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_road_map_banner_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_road_map_banner_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_road_map_banner_button" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_contact_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_contact_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_hero_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_hero_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_points_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_gallery_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_values_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_join_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_join_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_people_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_jobs_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_resume_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_career_resume_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reading_road_map_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reading_road_map_weeks" numeric;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reading_road_map_note" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_map_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_map_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_list_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_list_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_list_more" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_reviews_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_contact_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_clients_contact_text" varchar;
  ALTER TABLE "settings_solutions" ADD CONSTRAINT "settings_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_venture_facts" ADD CONSTRAINT "settings_venture_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_values_left" ADD CONSTRAINT "settings_values_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_values_right" ADD CONSTRAINT "settings_values_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_road_map_stages" ADD CONSTRAINT "settings_road_map_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_client_points" ADD CONSTRAINT "settings_client_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_solutions_v" ADD CONSTRAINT "_settings_solutions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_venture_facts_v" ADD CONSTRAINT "_settings_venture_facts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_values_left_v" ADD CONSTRAINT "_settings_values_left_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_values_right_v" ADD CONSTRAINT "_settings_values_right_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_road_map_stages_v" ADD CONSTRAINT "_settings_road_map_stages_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_client_points_v" ADD CONSTRAINT "_settings_client_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_solutions_order_idx" ON "settings_solutions" USING btree ("_order");
  CREATE INDEX "settings_solutions_parent_id_idx" ON "settings_solutions" USING btree ("_parent_id");
  CREATE INDEX "settings_venture_facts_order_idx" ON "settings_venture_facts" USING btree ("_order");
  CREATE INDEX "settings_venture_facts_parent_id_idx" ON "settings_venture_facts" USING btree ("_parent_id");
  CREATE INDEX "settings_values_left_order_idx" ON "settings_values_left" USING btree ("_order");
  CREATE INDEX "settings_values_left_parent_id_idx" ON "settings_values_left" USING btree ("_parent_id");
  CREATE INDEX "settings_values_right_order_idx" ON "settings_values_right" USING btree ("_order");
  CREATE INDEX "settings_values_right_parent_id_idx" ON "settings_values_right" USING btree ("_parent_id");
  CREATE INDEX "settings_road_map_stages_order_idx" ON "settings_road_map_stages" USING btree ("_order");
  CREATE INDEX "settings_road_map_stages_parent_id_idx" ON "settings_road_map_stages" USING btree ("_parent_id");
  CREATE INDEX "settings_client_points_order_idx" ON "settings_client_points" USING btree ("_order");
  CREATE INDEX "settings_client_points_parent_id_idx" ON "settings_client_points" USING btree ("_parent_id");
  CREATE INDEX "_settings_solutions_v_order_idx" ON "_settings_solutions_v" USING btree ("_order");
  CREATE INDEX "_settings_solutions_v_parent_id_idx" ON "_settings_solutions_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_venture_facts_v_order_idx" ON "_settings_venture_facts_v" USING btree ("_order");
  CREATE INDEX "_settings_venture_facts_v_parent_id_idx" ON "_settings_venture_facts_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_values_left_v_order_idx" ON "_settings_values_left_v" USING btree ("_order");
  CREATE INDEX "_settings_values_left_v_parent_id_idx" ON "_settings_values_left_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_values_right_v_order_idx" ON "_settings_values_right_v" USING btree ("_order");
  CREATE INDEX "_settings_values_right_v_parent_id_idx" ON "_settings_values_right_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_road_map_stages_v_order_idx" ON "_settings_road_map_stages_v" USING btree ("_order");
  CREATE INDEX "_settings_road_map_stages_v_parent_id_idx" ON "_settings_road_map_stages_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_client_points_v_order_idx" ON "_settings_client_points_v" USING btree ("_order");
  CREATE INDEX "_settings_client_points_v_parent_id_idx" ON "_settings_client_points_v" USING btree ("_parent_id");
  ALTER TABLE "home" DROP COLUMN "hero_label";
  ALTER TABLE "home" DROP COLUMN "hero_link";
  ALTER TABLE "home" DROP COLUMN "hero_ground";
  ALTER TABLE "home" DROP COLUMN "solutions_title";
  ALTER TABLE "home" DROP COLUMN "venture_partner_title";
  ALTER TABLE "home" DROP COLUMN "venture_partner_text";
  ALTER TABLE "home" DROP COLUMN "venture_partner_link";
  ALTER TABLE "home" DROP COLUMN "venture_partner_action";
  ALTER TABLE "home" DROP COLUMN "services_title";
  ALTER TABLE "home" DROP COLUMN "services_text";
  ALTER TABLE "home" DROP COLUMN "services_plan_title";
  ALTER TABLE "home" DROP COLUMN "services_plan_text";
  ALTER TABLE "home" DROP COLUMN "services_plan_link";
  ALTER TABLE "home" DROP COLUMN "map_title";
  ALTER TABLE "home" DROP COLUMN "map_text";
  ALTER TABLE "home" DROP COLUMN "road_map_banner_title";
  ALTER TABLE "home" DROP COLUMN "road_map_banner_text";
  ALTER TABLE "home" DROP COLUMN "road_map_banner_link";
  ALTER TABLE "home" DROP COLUMN "road_map_banner_button";
  ALTER TABLE "home" DROP COLUMN "contact_title";
  ALTER TABLE "home" DROP COLUMN "contact_text";
  ALTER TABLE "home" DROP COLUMN "emptied";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_label";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_link";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_ground";
  ALTER TABLE "_home_v" DROP COLUMN "version_solutions_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_venture_partner_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_venture_partner_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_venture_partner_link";
  ALTER TABLE "_home_v" DROP COLUMN "version_venture_partner_action";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_plan_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_plan_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_services_plan_link";
  ALTER TABLE "_home_v" DROP COLUMN "version_map_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_map_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_road_map_banner_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_road_map_banner_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_road_map_banner_link";
  ALTER TABLE "_home_v" DROP COLUMN "version_road_map_banner_button";
  ALTER TABLE "_home_v" DROP COLUMN "version_contact_title";
  ALTER TABLE "_home_v" DROP COLUMN "version_contact_text";
  ALTER TABLE "_home_v" DROP COLUMN "version_emptied";
  ALTER TABLE "clients" DROP COLUMN "map_title";
  ALTER TABLE "clients" DROP COLUMN "map_text";
  ALTER TABLE "clients" DROP COLUMN "list_title";
  ALTER TABLE "clients" DROP COLUMN "list_text";
  ALTER TABLE "clients" DROP COLUMN "list_more";
  ALTER TABLE "clients" DROP COLUMN "reviews_title";
  ALTER TABLE "clients" DROP COLUMN "contact_title";
  ALTER TABLE "clients" DROP COLUMN "contact_text";
  ALTER TABLE "clients" DROP COLUMN "emptied";
  ALTER TABLE "_clients_v" DROP COLUMN "version_map_title";
  ALTER TABLE "_clients_v" DROP COLUMN "version_map_text";
  ALTER TABLE "_clients_v" DROP COLUMN "version_list_title";
  ALTER TABLE "_clients_v" DROP COLUMN "version_list_text";
  ALTER TABLE "_clients_v" DROP COLUMN "version_list_more";
  ALTER TABLE "_clients_v" DROP COLUMN "version_reviews_title";
  ALTER TABLE "_clients_v" DROP COLUMN "version_contact_title";
  ALTER TABLE "_clients_v" DROP COLUMN "version_contact_text";
  ALTER TABLE "_clients_v" DROP COLUMN "version_emptied";
  ALTER TABLE "career" DROP COLUMN "hero_title";
  ALTER TABLE "career" DROP COLUMN "hero_text";
  ALTER TABLE "career" DROP COLUMN "points_title";
  ALTER TABLE "career" DROP COLUMN "gallery_title";
  ALTER TABLE "career" DROP COLUMN "values_title";
  ALTER TABLE "career" DROP COLUMN "join_title";
  ALTER TABLE "career" DROP COLUMN "join_text";
  ALTER TABLE "career" DROP COLUMN "people_title";
  ALTER TABLE "career" DROP COLUMN "jobs_title";
  ALTER TABLE "career" DROP COLUMN "resume_title";
  ALTER TABLE "career" DROP COLUMN "resume_text";
  ALTER TABLE "career" DROP COLUMN "emptied";
  ALTER TABLE "_career_v" DROP COLUMN "version_hero_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_hero_text";
  ALTER TABLE "_career_v" DROP COLUMN "version_points_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_gallery_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_values_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_join_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_join_text";
  ALTER TABLE "_career_v" DROP COLUMN "version_people_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_jobs_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_resume_title";
  ALTER TABLE "_career_v" DROP COLUMN "version_resume_text";
  ALTER TABLE "_career_v" DROP COLUMN "version_emptied";
  ALTER TABLE "road_map" DROP COLUMN "plan_text";
  ALTER TABLE "road_map" DROP COLUMN "plan_weeks";
  ALTER TABLE "road_map" DROP COLUMN "plan_note";
  ALTER TABLE "road_map" DROP COLUMN "emptied";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_plan_text";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_plan_weeks";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_plan_note";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_emptied";
  DROP TYPE "public"."enum_home_hero_ground";
  DROP TYPE "public"."enum__home_v_version_hero_ground";
  DROP TYPE "public"."enum_clients_map_points_side";
  DROP TYPE "public"."enum__clients_v_version_map_points_side";
  DROP TYPE "public"."enum_road_map_plan_stages_ground";
  DROP TYPE "public"."enum__road_map_v_version_plan_stages_ground";`)
}
