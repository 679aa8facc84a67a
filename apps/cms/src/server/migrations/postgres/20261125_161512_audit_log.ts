import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_event" AS ENUM('login', 'login-failed', 'sessions-ended', 'user-added', 'user-changed', 'user-removed', 'role', 'password', 'second-factor', 'second-factor-removed', 'file-read', 'export', 'erasure', 'submission-removed', 'published', 'off-site', 'trashed', 'deleted', 'settings', 'demo-removed', 'retention');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"event" "enum_audit_log_event" NOT NULL,
  	"who" varchar NOT NULL,
  	"place" varchar,
  	"record" varchar,
  	"detail" varchar,
  	"number" numeric,
  	"by" numeric,
  	"hash" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "inbox_settings" ADD COLUMN "audit_months" numeric DEFAULT 24 NOT NULL;
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_event_idx" ON "audit_log" USING btree ("event");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE UNIQUE INDEX "audit_log_number_idx" ON "audit_log" USING btree ("number");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "inbox_settings" DROP COLUMN "audit_months";
  DROP TYPE "public"."enum_audit_log_event";`)
}
