import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "theme_colors_action" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_ink" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_paper" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_sea" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_land" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_flat" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_night" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_error" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "theme_colors_success" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_action" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_ink" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_paper" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_sea" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_land" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_flat" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_night" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_error" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_colors_success" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "theme_colors_action";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_ink";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_paper";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_sea";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_land";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_flat";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_night";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_error";
  ALTER TABLE "site_settings" DROP COLUMN "theme_colors_success";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_action";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_ink";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_paper";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_sea";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_land";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_flat";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_night";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_error";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_colors_success";`)
}
