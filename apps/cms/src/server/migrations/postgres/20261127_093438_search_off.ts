import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."settings_page" ADD VALUE 'search' BEFORE 'roadMap';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_pages_off" ALTER COLUMN "value" SET DATA TYPE text;
  ALTER TABLE "_settings_pages_off_v" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."settings_page";
  CREATE TYPE "public"."settings_page" AS ENUM('services', 'caseStudies', 'clients', 'technologies', 'expertise', 'sales', 'pricing', 'survey', 'roadMap', 'blog', 'article', 'career', 'vacancies');
  ALTER TABLE "settings_pages_off" ALTER COLUMN "value" SET DATA TYPE "public"."settings_page" USING "value"::"public"."settings_page";
  ALTER TABLE "_settings_pages_off_v" ALTER COLUMN "value" SET DATA TYPE "public"."settings_page" USING "value"::"public"."settings_page";`)
}
