import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "address" varchar;
  ALTER TABLE "submissions" ADD COLUMN "person" varchar;
  ALTER TABLE "submissions" ADD COLUMN "utm_source" varchar;
  ALTER TABLE "submissions" ADD COLUMN "utm_medium" varchar;
  ALTER TABLE "submissions" ADD COLUMN "utm_campaign" varchar;
  CREATE INDEX "submissions_address_idx" ON "submissions" USING btree ("address");
  CREATE INDEX "submissions_person_idx" ON "submissions" USING btree ("person");
  CREATE INDEX "submissions_utm_source_idx" ON "submissions" USING btree ("utm_source");
  CREATE INDEX "submissions_utm_campaign_idx" ON "submissions" USING btree ("utm_campaign");`)
  // As the host fills them in from now on.
  await db.execute(sql`UPDATE "submissions" SET "address" = lower(trim(coalesce("email", ''))), "utm_source" = "fields"->>'_utm_source', "utm_medium" = "fields"->>'_utm_medium', "utm_campaign" = "fields"->>'_utm_campaign';`)
  await db.execute(sql`UPDATE "submissions" SET "person" = (SELECT CAST(MIN("same"."id") AS text) FROM "submissions" AS "same" WHERE "same"."address" = "submissions"."address") WHERE "address" <> '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_address_idx";
  DROP INDEX "submissions_person_idx";
  DROP INDEX "submissions_utm_source_idx";
  DROP INDEX "submissions_utm_campaign_idx";
  ALTER TABLE "submissions" DROP COLUMN "address";
  ALTER TABLE "submissions" DROP COLUMN "person";
  ALTER TABLE "submissions" DROP COLUMN "utm_source";
  ALTER TABLE "submissions" DROP COLUMN "utm_medium";
  ALTER TABLE "submissions" DROP COLUMN "utm_campaign";`)
}
