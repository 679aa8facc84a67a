import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "consent" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "consent";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent";`)
}
