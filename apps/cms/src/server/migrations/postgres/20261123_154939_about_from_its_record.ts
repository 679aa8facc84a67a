import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "home_about_title";
  ALTER TABLE "site_settings" DROP COLUMN "home_about_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_about_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_about_text";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "home_about_title" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "home_about_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_about_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_about_text" varchar;`)
}
