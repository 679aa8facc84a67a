import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposals_action" AS ENUM('publish', 'unpublish', 'trash', 'write', 'table', 'remove');
  CREATE TYPE "public"."enum_proposals_state" AS ENUM('open', 'approved', 'done', 'back', 'void');
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'proposed' BEFORE 'off-site';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'approved' BEFORE 'off-site';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'sent-back' BEFORE 'off-site';
  CREATE TABLE "proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"action" "enum_proposals_action" NOT NULL,
  	"state" "enum_proposals_state" NOT NULL,
  	"proposer" varchar,
  	"note" varchar,
  	"decider" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"word" varchar,
  	"place" varchar NOT NULL,
  	"record" varchar,
  	"proposed_by" numeric,
  	"authors" varchar,
  	"version" varchar,
  	"fingerprint" varchar NOT NULL,
  	"data" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "approval" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_person" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "proposals_state_idx" ON "proposals" USING btree ("state");
  CREATE INDEX "proposals_place_idx" ON "proposals" USING btree ("place");
  CREATE INDEX "proposals_record_idx" ON "proposals" USING btree ("record");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "proposals" CASCADE;
  DROP TABLE "approval" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('login', 'login-failed', 'sessions-ended', 'joined', 'user-added', 'user-changed', 'user-removed', 'role', 'password', 'second-factor', 'second-factor-removed', 'file-read', 'export', 'erasure', 'submission-removed', 'published', 'off-site', 'trashed', 'deleted', 'settings', 'demo-removed', 'retention');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";
  DROP TYPE "public"."enum_proposals_action";
  DROP TYPE "public"."enum_proposals_state";`)
}
