import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "received_at" timestamp(3) with time zone;
  CREATE INDEX "submissions_received_at_idx" ON "submissions" USING btree ("received_at");`)
  // A time to come was written by somebody who wanted it kept for ever.
  await db.execute(sql`UPDATE "submissions" SET "received_at" = LEAST("created_at", now());`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_received_at_idx";
  ALTER TABLE "submissions" DROP COLUMN "received_at";`)
}
