import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "survey_offers_team_size" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_survey_offers_team_size" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "survey_offers_team_size";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_survey_offers_team_size";`)
}
