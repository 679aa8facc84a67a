import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "pool_until" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "pool" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "talent_pool_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "talent_pool_months" numeric DEFAULT 12;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_talent_pool_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_talent_pool_months" numeric DEFAULT 12;
  CREATE INDEX "submissions_pool_until_idx" ON "submissions" USING btree ("pool_until");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_pool_until_idx";
  ALTER TABLE "submissions" DROP COLUMN "pool_until";
  ALTER TABLE "submissions" DROP COLUMN "pool";
  ALTER TABLE "site_settings" DROP COLUMN "talent_pool_text";
  ALTER TABLE "site_settings" DROP COLUMN "talent_pool_months";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_talent_pool_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_talent_pool_months";`)
}
