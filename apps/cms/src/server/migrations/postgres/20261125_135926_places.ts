import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."settings_region_side" AS ENUM('start', 'end', 'top', 'bottom');
  ALTER TABLE "settings_map_regions" ADD COLUMN "longitude" numeric;
  ALTER TABLE "settings_map_regions" ADD COLUMN "latitude" numeric;
  ALTER TABLE "settings_map_regions" ADD COLUMN "side" "settings_region_side";
  ALTER TABLE "settings_map_cities" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "settings_map_cities" ADD COLUMN "opens" varchar;
  ALTER TABLE "settings_map_cities" ADD COLUMN "closes" varchar;
  ALTER TABLE "settings_client_teams" ADD COLUMN "region" varchar;
  ALTER TABLE "settings_client_teams" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "settings_client_teams" ADD COLUMN "opens" varchar;
  ALTER TABLE "settings_client_teams" ADD COLUMN "closes" varchar;
  ALTER TABLE "_settings_map_regions_v" ADD COLUMN "longitude" numeric;
  ALTER TABLE "_settings_map_regions_v" ADD COLUMN "latitude" numeric;
  ALTER TABLE "_settings_map_regions_v" ADD COLUMN "side" "settings_region_side";
  ALTER TABLE "_settings_map_cities_v" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_settings_map_cities_v" ADD COLUMN "opens" varchar;
  ALTER TABLE "_settings_map_cities_v" ADD COLUMN "closes" varchar;
  ALTER TABLE "_settings_client_teams_v" ADD COLUMN "region" varchar;
  ALTER TABLE "_settings_client_teams_v" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "_settings_client_teams_v" ADD COLUMN "opens" varchar;
  ALTER TABLE "_settings_client_teams_v" ADD COLUMN "closes" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_client_teams" DROP COLUMN "region";
  ALTER TABLE "settings_client_teams" DROP COLUMN "time_zone";
  ALTER TABLE "settings_client_teams" DROP COLUMN "opens";
  ALTER TABLE "settings_client_teams" DROP COLUMN "closes";
  ALTER TABLE "settings_map_cities" DROP COLUMN "time_zone";
  ALTER TABLE "settings_map_cities" DROP COLUMN "opens";
  ALTER TABLE "settings_map_cities" DROP COLUMN "closes";
  ALTER TABLE "settings_map_regions" DROP COLUMN "longitude";
  ALTER TABLE "settings_map_regions" DROP COLUMN "latitude";
  ALTER TABLE "settings_map_regions" DROP COLUMN "side";
  ALTER TABLE "_settings_client_teams_v" DROP COLUMN "region";
  ALTER TABLE "_settings_client_teams_v" DROP COLUMN "time_zone";
  ALTER TABLE "_settings_client_teams_v" DROP COLUMN "opens";
  ALTER TABLE "_settings_client_teams_v" DROP COLUMN "closes";
  ALTER TABLE "_settings_map_cities_v" DROP COLUMN "time_zone";
  ALTER TABLE "_settings_map_cities_v" DROP COLUMN "opens";
  ALTER TABLE "_settings_map_cities_v" DROP COLUMN "closes";
  ALTER TABLE "_settings_map_regions_v" DROP COLUMN "longitude";
  ALTER TABLE "_settings_map_regions_v" DROP COLUMN "latitude";
  ALTER TABLE "_settings_map_regions_v" DROP COLUMN "side";
  DROP TYPE "public"."settings_region_side";`)
}
