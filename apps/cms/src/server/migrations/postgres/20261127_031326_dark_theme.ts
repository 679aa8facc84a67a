import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "theme_dark" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_dark" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "theme_dark";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_dark";`)
}
