import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."settings_office_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."settings_client_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TABLE "settings_office_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "settings_office_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_client_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "settings_client_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_office_days_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_office_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_client_days_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_client_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "settings_client_teams" ADD COLUMN "street" varchar;
  ALTER TABLE "settings_client_teams" ADD COLUMN "postal_code" varchar;
  ALTER TABLE "settings_client_teams" ADD COLUMN "country" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "survey_offers_rates_for_senior_full_stack" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "survey_offers_rates_for_middle_backend" varchar;
  ALTER TABLE "_settings_client_teams_v" ADD COLUMN "street" varchar;
  ALTER TABLE "_settings_client_teams_v" ADD COLUMN "postal_code" varchar;
  ALTER TABLE "_settings_client_teams_v" ADD COLUMN "country" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_survey_offers_rates_for_senior_full_stack" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_survey_offers_rates_for_middle_backend" varchar;
  ALTER TABLE "settings_office_days" ADD CONSTRAINT "settings_office_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings_client_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_client_days" ADD CONSTRAINT "settings_client_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings_map_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_office_days_v" ADD CONSTRAINT "_settings_office_days_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_client_teams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_client_days_v" ADD CONSTRAINT "_settings_client_days_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_map_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_office_days_order_idx" ON "settings_office_days" USING btree ("order");
  CREATE INDEX "settings_office_days_parent_idx" ON "settings_office_days" USING btree ("parent_id");
  CREATE INDEX "settings_client_days_order_idx" ON "settings_client_days" USING btree ("order");
  CREATE INDEX "settings_client_days_parent_idx" ON "settings_client_days" USING btree ("parent_id");
  CREATE INDEX "_settings_office_days_v_order_idx" ON "_settings_office_days_v" USING btree ("order");
  CREATE INDEX "_settings_office_days_v_parent_idx" ON "_settings_office_days_v" USING btree ("parent_id");
  CREATE INDEX "_settings_client_days_v_order_idx" ON "_settings_client_days_v" USING btree ("order");
  CREATE INDEX "_settings_client_days_v_parent_idx" ON "_settings_client_days_v" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_office_days" CASCADE;
  DROP TABLE "settings_client_days" CASCADE;
  DROP TABLE "_settings_office_days_v" CASCADE;
  DROP TABLE "_settings_client_days_v" CASCADE;
  ALTER TABLE "settings_client_teams" DROP COLUMN "street";
  ALTER TABLE "settings_client_teams" DROP COLUMN "postal_code";
  ALTER TABLE "settings_client_teams" DROP COLUMN "country";
  ALTER TABLE "site_settings" DROP COLUMN "survey_offers_rates_for_senior_full_stack";
  ALTER TABLE "site_settings" DROP COLUMN "survey_offers_rates_for_middle_backend";
  ALTER TABLE "_settings_client_teams_v" DROP COLUMN "street";
  ALTER TABLE "_settings_client_teams_v" DROP COLUMN "postal_code";
  ALTER TABLE "_settings_client_teams_v" DROP COLUMN "country";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_survey_offers_rates_for_senior_full_stack";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_survey_offers_rates_for_middle_backend";
  DROP TYPE "public"."settings_office_day";
  DROP TYPE "public"."settings_client_day";`)
}
