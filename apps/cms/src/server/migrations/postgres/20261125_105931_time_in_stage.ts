import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "status_since" timestamp(3) with time zone;
  CREATE INDEX "submissions_status_since_idx" ON "submissions" USING btree ("status_since");`)
  // Until now nobody wrote it down: what was touched last was in its status by then.
  await db.execute(sql`UPDATE "submissions" SET "status_since" = CASE WHEN "status" = 'new' THEN "received_at" ELSE "updated_at" END;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_status_since_idx";
  ALTER TABLE "submissions" DROP COLUMN "status_since";`)
}
