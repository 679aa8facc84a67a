import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."settings_band_home" AS ENUM('clients', 'about', 'solutions', 'venturePartner', 'services', 'map', 'roadMap', 'works', 'contact');
  CREATE TYPE "public"."settings_band_clients" AS ENUM('list', 'reviews', 'contact');
  CREATE TYPE "public"."settings_band_case_studies" AS ENUM('list', 'contact');
  CREATE TYPE "public"."settings_band_case_study" AS ENUM('facts', 'story', 'research', 'implementation', 'partnership', 'contact');
  CREATE TYPE "public"."settings_band_service" AS ENUM('boxes', 'steps', 'works', 'contact');
  CREATE TYPE "public"."settings_band_technology" AS ENUM('why', 'workedWith', 'stories', 'platforms', 'contact');
  CREATE TYPE "public"."settings_band_expertise" AS ENUM('clients', 'works', 'start', 'why', 'contact');
  CREATE TYPE "public"."settings_band_sales" AS ENUM('comparison', 'next', 'services', 'works', 'principles', 'closing');
  CREATE TYPE "public"."settings_band_pricing" AS ENUM('calculator', 'principles', 'priceRequest', 'services', 'clients', 'about', 'map', 'contact');
  CREATE TYPE "public"."settings_band_survey" AS ENUM('questions', 'principles');
  CREATE TYPE "public"."settings_band_road_map" AS ENUM('stages', 'after', 'contact');
  CREATE TYPE "public"."settings_band_career" AS ENUM('points', 'gallery', 'feedback', 'values', 'join', 'people', 'jobs');
  CREATE TYPE "public"."settings_band_vacancies" AS ENUM('list', 'resume');
  CREATE TYPE "public"."settings_band_vacancy" AS ENUM('expectations', 'others', 'resume');
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
  CREATE INDEX "_settings_bands_vacancy_v_parent_idx" ON "_settings_bands_vacancy_v" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  DROP TYPE "public"."settings_band_vacancy";`)
}
