import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "language" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "messages" jsonb;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_messages" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "language";
  ALTER TABLE "site_settings" DROP COLUMN "messages";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_language";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_messages";`)
}
