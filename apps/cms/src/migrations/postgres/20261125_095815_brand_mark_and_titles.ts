import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "brand_logo_on_dark_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "brand_mark_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_logo_on_dark_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_brand_mark_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_mark_id_media_id_fk" FOREIGN KEY ("brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_mark_id_media_id_fk" FOREIGN KEY ("version_brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_brand_brand_logo_on_dark_idx" ON "site_settings" USING btree ("brand_logo_on_dark_id");
  CREATE INDEX "site_settings_brand_brand_mark_idx" ON "site_settings" USING btree ("brand_mark_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_on_dar_idx" ON "_site_settings_v" USING btree ("version_brand_logo_on_dark_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_mark_idx" ON "_site_settings_v" USING btree ("version_brand_mark_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_brand_mark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_brand_mark_id_media_id_fk";
  
  DROP INDEX "site_settings_brand_brand_logo_on_dark_idx";
  DROP INDEX "site_settings_brand_brand_mark_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_logo_on_dar_idx";
  DROP INDEX "_site_settings_v_version_brand_version_brand_mark_idx";
  ALTER TABLE "site_settings" DROP COLUMN "brand_logo_on_dark_id";
  ALTER TABLE "site_settings" DROP COLUMN "brand_mark_id";
  ALTER TABLE "site_settings" DROP COLUMN "seo_title";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_logo_on_dark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_brand_mark_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_seo_title";`)
}
