import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "pricing_calculator_currency" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "pricing_calculator_own" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "pricing_calculator_compared" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pricing_calculator_currency" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pricing_calculator_own" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_pricing_calculator_compared" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "pricing_calculator_currency";
  ALTER TABLE "site_settings" DROP COLUMN "pricing_calculator_own";
  ALTER TABLE "site_settings" DROP COLUMN "pricing_calculator_compared";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pricing_calculator_currency";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pricing_calculator_own";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_pricing_calculator_compared";`)
}
