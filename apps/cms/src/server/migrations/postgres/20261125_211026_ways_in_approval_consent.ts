import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposals_action" AS ENUM('publish', 'unpublish', 'trash', 'write', 'table', 'remove');
  CREATE TYPE "public"."enum_proposals_state" AS ENUM('open', 'approved', 'done', 'back', 'void');
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'joined' BEFORE 'user-added';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'passkey' BEFORE 'file-read';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'passkey-removed' BEFORE 'file-read';
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
  
  CREATE TABLE "passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb NOT NULL,
  	"name" varchar NOT NULL,
  	"last_used" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "identities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"issuer" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"mark" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" varchar NOT NULL,
  	"user_id" integer NOT NULL,
  	"subject" varchar NOT NULL,
  	"provider_session" varchar,
  	"refresh_token" varchar,
  	"access_token" varchar,
  	"began" numeric NOT NULL,
  	"checked" numeric NOT NULL,
  	"asked" numeric DEFAULT 0 NOT NULL,
  	"asking" numeric DEFAULT 0 NOT NULL,
  	"authenticated" numeric DEFAULT 0 NOT NULL,
  	"ended" boolean DEFAULT false NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "spent_tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" varchar NOT NULL,
  	"until" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "approval" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_person" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "consent" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "survey_offers_team_size" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_survey_offers_team_size" varchar;
  ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_sessions" ADD CONSTRAINT "company_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "proposals_state_idx" ON "proposals" USING btree ("state");
  CREATE INDEX "proposals_place_idx" ON "proposals" USING btree ("place");
  CREATE INDEX "proposals_record_idx" ON "proposals" USING btree ("record");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "passkeys" USING btree ("credential");
  CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "passkeys" USING btree ("created_at");
  CREATE INDEX "identities_user_idx" ON "identities" USING btree ("user_id");
  CREATE UNIQUE INDEX "identities_mark_idx" ON "identities" USING btree ("mark");
  CREATE INDEX "identities_updated_at_idx" ON "identities" USING btree ("updated_at");
  CREATE INDEX "identities_created_at_idx" ON "identities" USING btree ("created_at");
  CREATE UNIQUE INDEX "company_sessions_session_idx" ON "company_sessions" USING btree ("session");
  CREATE INDEX "company_sessions_user_idx" ON "company_sessions" USING btree ("user_id");
  CREATE INDEX "company_sessions_subject_idx" ON "company_sessions" USING btree ("subject");
  CREATE INDEX "company_sessions_updated_at_idx" ON "company_sessions" USING btree ("updated_at");
  CREATE INDEX "company_sessions_created_at_idx" ON "company_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "spent_tickets_mark_idx" ON "spent_tickets" USING btree ("mark");
  CREATE INDEX "spent_tickets_until_idx" ON "spent_tickets" USING btree ("until");
  CREATE INDEX "spent_tickets_updated_at_idx" ON "spent_tickets" USING btree ("updated_at");
  CREATE INDEX "spent_tickets_created_at_idx" ON "spent_tickets" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "proposals" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "identities" CASCADE;
  DROP TABLE "company_sessions" CASCADE;
  DROP TABLE "spent_tickets" CASCADE;
  DROP TABLE "approval" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('login', 'login-failed', 'sessions-ended', 'user-added', 'user-changed', 'user-removed', 'role', 'password', 'second-factor', 'second-factor-removed', 'file-read', 'export', 'erasure', 'submission-removed', 'published', 'off-site', 'trashed', 'deleted', 'settings', 'demo-removed', 'retention');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";
  ALTER TABLE "site_settings" DROP COLUMN "consent";
  ALTER TABLE "site_settings" DROP COLUMN "survey_offers_team_size";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_survey_offers_team_size";
  DROP TYPE "public"."enum_proposals_action";
  DROP TYPE "public"."enum_proposals_state";`)
}
