import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "survey_offers_rates_for_senior_full_stack" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "survey_offers_rates_for_middle_backend" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_survey_offers_rates_for_senior_full_stack" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_survey_offers_rates_for_middle_backend" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "survey_offers_rates_for_senior_full_stack";
  ALTER TABLE "site_settings" DROP COLUMN "survey_offers_rates_for_middle_backend";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_survey_offers_rates_for_senior_full_stack";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_survey_offers_rates_for_middle_backend";`)
}
