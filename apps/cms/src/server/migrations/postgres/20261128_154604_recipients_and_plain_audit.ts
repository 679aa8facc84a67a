import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "notifications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  DROP INDEX "audit_log_number_idx";
  ALTER TABLE "notifications_texts" ADD CONSTRAINT "notifications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notifications_texts_order_parent" ON "notifications_texts" USING btree ("order","parent_id");
  ALTER TABLE "audit_log" DROP COLUMN "number";
  ALTER TABLE "audit_log" DROP COLUMN "hash";
  ALTER TABLE "audit_log" DROP COLUMN "key";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "notifications_texts" CASCADE;
  ALTER TABLE "audit_log" ADD COLUMN "number" numeric;
  ALTER TABLE "audit_log" ADD COLUMN "hash" varchar;
  ALTER TABLE "audit_log" ADD COLUMN "key" varchar;
  CREATE UNIQUE INDEX "audit_log_number_idx" ON "audit_log" USING btree ("number");`)
}
