import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."settings_band_home" ADD VALUE 'voice' BEFORE 'contact';
  ALTER TYPE "public"."settings_band_service" ADD VALUE 'voice' BEFORE 'contact';
  ALTER TYPE "public"."settings_band_pricing" ADD VALUE 'voice' BEFORE 'services';
  CREATE TABLE "case_studies_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"unit" varchar,
  	"what" varchar
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
  
  CREATE TABLE "settings_contact_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_contact_steps_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "case_studies" ADD COLUMN "result" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_result" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "hours" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_hours" varchar;
  ALTER TABLE "clients_clients" ADD COLUMN "review_on_home" boolean DEFAULT false;
  ALTER TABLE "clients_clients" ADD COLUMN "review_on_services" boolean DEFAULT false;
  ALTER TABLE "clients_clients" ADD COLUMN "review_on_pricing" boolean DEFAULT false;
  ALTER TABLE "_clients_v_version_clients" ADD COLUMN "review_on_home" boolean DEFAULT false;
  ALTER TABLE "_clients_v_version_clients" ADD COLUMN "review_on_services" boolean DEFAULT false;
  ALTER TABLE "_clients_v_version_clients" ADD COLUMN "review_on_pricing" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "contact_person_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_person_role" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_person_picture_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "contact_next_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_contact_person_name" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_contact_person_role" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_contact_person_picture_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_contact_next_title" varchar;
  ALTER TABLE "case_studies_figures" ADD CONSTRAINT "case_studies_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_figures" ADD CONSTRAINT "_case_studies_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_contact_steps" ADD CONSTRAINT "settings_contact_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_contact_steps_v" ADD CONSTRAINT "_settings_contact_steps_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "case_studies_figures_order_idx" ON "case_studies_figures" USING btree ("_order");
  CREATE INDEX "case_studies_figures_parent_id_idx" ON "case_studies_figures" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_version_figures_order_idx" ON "_case_studies_v_version_figures" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_figures_parent_id_idx" ON "_case_studies_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "settings_contact_steps_order_idx" ON "settings_contact_steps" USING btree ("_order");
  CREATE INDEX "settings_contact_steps_parent_id_idx" ON "settings_contact_steps" USING btree ("_parent_id");
  CREATE INDEX "_settings_contact_steps_v_order_idx" ON "_settings_contact_steps_v" USING btree ("_order");
  CREATE INDEX "_settings_contact_steps_v_parent_id_idx" ON "_settings_contact_steps_v" USING btree ("_parent_id");
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_contact_person_picture_id_media_id_fk" FOREIGN KEY ("contact_person_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_contact_person_picture_id_media_id_fk" FOREIGN KEY ("version_contact_person_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_contact_person_contact_person_picture_idx" ON "site_settings" USING btree ("contact_person_picture_id");
  CREATE INDEX "_site_settings_v_version_contact_person_version_contact__idx" ON "_site_settings_v" USING btree ("version_contact_person_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_contact_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_contact_steps_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "case_studies_figures" CASCADE;
  DROP TABLE "_case_studies_v_version_figures" CASCADE;
  DROP TABLE "settings_contact_steps" CASCADE;
  DROP TABLE "_settings_contact_steps_v" CASCADE;
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_contact_person_picture_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_contact_person_picture_id_media_id_fk";
  
  ALTER TABLE "settings_bands_home" ALTER COLUMN "value" SET DATA TYPE text;
  ALTER TABLE "_settings_bands_home_v" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."settings_band_home";
  CREATE TYPE "public"."settings_band_home" AS ENUM('clients', 'about', 'solutions', 'venturePartner', 'services', 'map', 'roadMap', 'works', 'contact');
  ALTER TABLE "settings_bands_home" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_home" USING "value"::"public"."settings_band_home";
  ALTER TABLE "_settings_bands_home_v" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_home" USING "value"::"public"."settings_band_home";
  ALTER TABLE "settings_bands_service" ALTER COLUMN "value" SET DATA TYPE text;
  ALTER TABLE "_settings_bands_service_v" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."settings_band_service";
  CREATE TYPE "public"."settings_band_service" AS ENUM('boxes', 'steps', 'works', 'contact');
  ALTER TABLE "settings_bands_service" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_service" USING "value"::"public"."settings_band_service";
  ALTER TABLE "_settings_bands_service_v" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_service" USING "value"::"public"."settings_band_service";
  ALTER TABLE "settings_bands_pricing" ALTER COLUMN "value" SET DATA TYPE text;
  ALTER TABLE "_settings_bands_pricing_v" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."settings_band_pricing";
  CREATE TYPE "public"."settings_band_pricing" AS ENUM('calculator', 'principles', 'priceRequest', 'services', 'clients', 'about', 'map', 'contact');
  ALTER TABLE "settings_bands_pricing" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_pricing" USING "value"::"public"."settings_band_pricing";
  ALTER TABLE "_settings_bands_pricing_v" ALTER COLUMN "value" SET DATA TYPE "public"."settings_band_pricing" USING "value"::"public"."settings_band_pricing";
  DROP INDEX "site_settings_contact_person_contact_person_picture_idx";
  DROP INDEX "_site_settings_v_version_contact_person_version_contact__idx";
  ALTER TABLE "case_studies" DROP COLUMN "result";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_result";
  ALTER TABLE "vacancies" DROP COLUMN "hours";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_hours";
  ALTER TABLE "clients_clients" DROP COLUMN "review_on_home";
  ALTER TABLE "clients_clients" DROP COLUMN "review_on_services";
  ALTER TABLE "clients_clients" DROP COLUMN "review_on_pricing";
  ALTER TABLE "_clients_v_version_clients" DROP COLUMN "review_on_home";
  ALTER TABLE "_clients_v_version_clients" DROP COLUMN "review_on_services";
  ALTER TABLE "_clients_v_version_clients" DROP COLUMN "review_on_pricing";
  ALTER TABLE "site_settings" DROP COLUMN "contact_person_name";
  ALTER TABLE "site_settings" DROP COLUMN "contact_person_role";
  ALTER TABLE "site_settings" DROP COLUMN "contact_person_picture_id";
  ALTER TABLE "site_settings" DROP COLUMN "contact_next_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_contact_person_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_contact_person_role";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_contact_person_picture_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_contact_next_title";`)
}
