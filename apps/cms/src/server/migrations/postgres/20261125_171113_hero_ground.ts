import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."settings_hero_ground" AS ENUM('video', 'photograph', 'globe');
  ALTER TABLE "site_settings" ADD COLUMN "home_hero_ground" "settings_hero_ground";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_hero_ground" "settings_hero_ground";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "home_hero_ground";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_hero_ground";
  DROP TYPE "public"."settings_hero_ground";`)
}
