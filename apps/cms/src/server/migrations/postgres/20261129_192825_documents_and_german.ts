import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('browser', 'en', 'de');
  ALTER TABLE "submissions" ADD COLUMN "document" varchar;
  ALTER TABLE "media" ADD COLUMN "behind_form" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'browser';
  CREATE INDEX "submissions_document_idx" ON "submissions" USING btree ("document");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_document_idx";
  ALTER TABLE "submissions" DROP COLUMN "document";
  ALTER TABLE "media" DROP COLUMN "behind_form";
  ALTER TABLE "users" DROP COLUMN "language";
  DROP TYPE "public"."enum_users_language";`)
}
