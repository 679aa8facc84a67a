import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "language" varchar;
  CREATE INDEX "submissions_language_idx" ON "submissions" USING btree ("language");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_language_idx";
  ALTER TABLE "submissions" DROP COLUMN "language";`)
}
