import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { fillLeadSources } from '#server/migrations/lead-sources.ts'

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_tags_loads" AS ENUM('googleAnalytics', 'googleAds', 'linkedin', 'meta');
  CREATE TYPE "public"."enum__site_settings_v_version_tags_loads" AS ENUM('googleAnalytics', 'googleAds', 'linkedin', 'meta');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator' BEFORE 'recruiter';
  ALTER TYPE "public"."enum_audit_log_event" ADD VALUE 'imported' BEFORE 'erasure';
  CREATE TABLE "users_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "site_settings_tags_loads" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_tags_loads",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_tags_loads" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_tags_loads",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "submissions" ADD COLUMN "last_source" varchar;
  ALTER TABLE "submissions" ADD COLUMN "last_medium" varchar;
  ALTER TABLE "submissions" ADD COLUMN "last_campaign" varchar;
  ALTER TABLE "submissions" ADD COLUMN "landing_page" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "formatted_description" jsonb;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_formatted_description" jsonb;
  ALTER TABLE "expertise" ADD COLUMN "lead_id" integer;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_lead_id" integer;
  ALTER TABLE "media" ADD COLUMN "pages" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "tags_gtm" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tags_google_analytics" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tags_google_ads" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tags_linkedin" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "tags_meta" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "verification_google" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "verification_bing" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "verification_yandex" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "verification_pinterest" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_tags_gtm" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_tags_google_analytics" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_tags_google_ads" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_tags_linkedin" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_tags_meta" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_verification_google" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_verification_bing" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_verification_yandex" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_verification_pinterest" varchar;
  ALTER TABLE "users_texts" ADD CONSTRAINT "users_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_tags_loads" ADD CONSTRAINT "site_settings_tags_loads_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_tags_loads" ADD CONSTRAINT "_site_settings_v_version_tags_loads_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_texts_order_parent" ON "users_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_tags_loads_order_idx" ON "site_settings_tags_loads" USING btree ("order");
  CREATE INDEX "site_settings_tags_loads_parent_idx" ON "site_settings_tags_loads" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_tags_loads_order_idx" ON "_site_settings_v_version_tags_loads" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_tags_loads_parent_idx" ON "_site_settings_v_version_tags_loads" USING btree ("parent_id");
  ALTER TABLE "expertise" ADD CONSTRAINT "expertise_lead_id_authors_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_v" ADD CONSTRAINT "_expertise_v_version_lead_id_authors_id_fk" FOREIGN KEY ("version_lead_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submissions_last_source_idx" ON "submissions" USING btree ("last_source");
  CREATE INDEX "submissions_last_campaign_idx" ON "submissions" USING btree ("last_campaign");
  CREATE INDEX "submissions_landing_page_idx" ON "submissions" USING btree ("landing_page");
  CREATE INDEX "expertise_lead_idx" ON "expertise" USING btree ("lead_id");
  CREATE INDEX "_expertise_v_version_version_lead_idx" ON "_expertise_v" USING btree ("version_lead_id");`)
  await fillLeadSources({ sql, all: async (statement) => (await db.execute(statement)).rows, run: (statement) => db.execute(statement), log: payload.logger })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_tags_loads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_tags_loads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_texts" CASCADE;
  DROP TABLE "site_settings_tags_loads" CASCADE;
  DROP TABLE "_site_settings_v_version_tags_loads" CASCADE;
  ALTER TABLE "expertise" DROP CONSTRAINT "expertise_lead_id_authors_id_fk";
  
  ALTER TABLE "_expertise_v" DROP CONSTRAINT "_expertise_v_version_lead_id_authors_id_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  UPDATE "users" SET "role" = 'author' WHERE "role" = 'translator';
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'author', 'recruiter');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE text;
  UPDATE "audit_log" SET "event" = 'settings' WHERE "event" = 'imported';
  DROP TYPE "public"."enum_audit_log_event";
  CREATE TYPE "public"."enum_audit_log_event" AS ENUM('login', 'login-failed', 'sessions-ended', 'joined', 'user-added', 'user-changed', 'user-removed', 'role', 'password', 'second-factor', 'second-factor-removed', 'passkey', 'passkey-removed', 'file-read', 'export', 'erasure', 'submission-removed', 'published', 'proposed', 'approved', 'sent-back', 'off-site', 'trashed', 'deleted', 'settings', 'demo-removed', 'retention');
  ALTER TABLE "audit_log" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_log_event" USING "event"::"public"."enum_audit_log_event";
  DROP INDEX "submissions_last_source_idx";
  DROP INDEX "submissions_last_campaign_idx";
  DROP INDEX "submissions_landing_page_idx";
  DROP INDEX "expertise_lead_idx";
  DROP INDEX "_expertise_v_version_version_lead_idx";
  ALTER TABLE "submissions" DROP COLUMN "last_source";
  ALTER TABLE "submissions" DROP COLUMN "last_medium";
  ALTER TABLE "submissions" DROP COLUMN "last_campaign";
  ALTER TABLE "submissions" DROP COLUMN "landing_page";
  ALTER TABLE "vacancies" DROP COLUMN "formatted_description";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_formatted_description";
  ALTER TABLE "expertise" DROP COLUMN "lead_id";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_lead_id";
  ALTER TABLE "media" DROP COLUMN "pages";
  ALTER TABLE "site_settings" DROP COLUMN "tags_gtm";
  ALTER TABLE "site_settings" DROP COLUMN "tags_google_analytics";
  ALTER TABLE "site_settings" DROP COLUMN "tags_google_ads";
  ALTER TABLE "site_settings" DROP COLUMN "tags_linkedin";
  ALTER TABLE "site_settings" DROP COLUMN "tags_meta";
  ALTER TABLE "site_settings" DROP COLUMN "verification_google";
  ALTER TABLE "site_settings" DROP COLUMN "verification_bing";
  ALTER TABLE "site_settings" DROP COLUMN "verification_yandex";
  ALTER TABLE "site_settings" DROP COLUMN "verification_pinterest";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_tags_gtm";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_tags_google_analytics";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_tags_google_ads";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_tags_linkedin";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_tags_meta";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_verification_google";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_verification_bing";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_verification_yandex";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_verification_pinterest";
  DROP TYPE "public"."enum_site_settings_tags_loads";
  DROP TYPE "public"."enum__site_settings_v_version_tags_loads";`)
}
