import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_logo_night_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_logo_night_id_media_id_fk";
  
  DROP INDEX "site_settings_brand_brand_logo_night_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_logo_night_idx";
  ALTER TABLE "site_settings" DROP COLUMN "brand_logo_night_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_logo_night_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "brand_logo_night_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_logo_night_id" integer;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_night_id_media_id_fk" FOREIGN KEY ("brand_logo_night_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_night_id_media_id_fk" FOREIGN KEY ("version_brand_logo_night_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_brand_brand_logo_night_idx" ON "site_settings" USING btree ("brand_logo_night_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_night_idx" ON "_site_settings_v" USING btree ("version_brand_logo_night_id");`)
}
