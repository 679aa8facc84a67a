import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_replies_kind" AS ENUM('answer', 'invitation', 'rejection', 'question');
  CREATE TYPE "public"."enum_vacancies_questions_kind" AS ENUM('text', 'choice', 'number', 'yes-no');
  CREATE TYPE "public"."enum__vacancies_v_version_questions_kind" AS ENUM('text', 'choice', 'number', 'yes-no');
  CREATE TYPE "public"."enum_site_settings_crawlers" AS ENUM('all', 'answers', 'none');
  CREATE TYPE "public"."enum__site_settings_v_version_crawlers" AS ENUM('all', 'answers', 'none');
  CREATE TYPE "public"."enum_notifications_languages_forms" AS ENUM('contact', 'resume', 'price-request', 'survey');
  CREATE TYPE "public"."enum_notifications_chats_forms" AS ENUM('contact', 'resume', 'price-request', 'survey');
  CREATE TYPE "public"."enum_notifications_chats_app" AS ENUM('slack', 'teams');
  CREATE TYPE "public"."enum_notifications_mail_login" AS ENUM('password', 'oauth');
  CREATE TYPE "public"."enum_notifications_captcha_vendor" AS ENUM('turnstile', 'hcaptcha', 'recaptcha');
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'hired' BEFORE 'rejected';
  ALTER TYPE "public"."enum_replies_state" ADD VALUE 'held' BEFORE 'handing';
  ALTER TYPE "public"."enum_replies_state" ADD VALUE 'taken-back';
  CREATE TABLE "vacancies_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum_vacancies_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"options" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"kind" "enum__vacancies_v_version_questions_kind" DEFAULT 'text',
  	"required" boolean DEFAULT false,
  	"options" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "notifications_languages_forms" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_notifications_languages_forms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "notifications_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar DEFAULT 'en' NOT NULL
  );
  
  CREATE TABLE "notifications_chats_forms" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_notifications_chats_forms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "notifications_chats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"app" "enum_notifications_chats_app" DEFAULT 'slack' NOT NULL,
  	"address" jsonb
  );
  
  ALTER TABLE "submissions" ADD COLUMN "answer_at" timestamp(3) with time zone;
  ALTER TABLE "replies" ADD COLUMN "files" jsonb;
  ALTER TABLE "replies" ADD COLUMN "kind" "enum_replies_kind";
  ALTER TABLE "replies" ADD COLUMN "status_before" varchar;
  ALTER TABLE "replies" ADD COLUMN "batch" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "crawlers" "enum_site_settings_crawlers" DEFAULT 'all';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_crawlers" "enum__site_settings_v_version_crawlers" DEFAULT 'all';
  ALTER TABLE "notifications" ADD COLUMN "mail_login" "enum_notifications_mail_login" DEFAULT 'password';
  ALTER TABLE "notifications" ADD COLUMN "rejection_hours" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "notifications" ADD COLUMN "webhook_url" varchar;
  ALTER TABLE "notifications" ADD COLUMN "webhook_secret" jsonb;
  ALTER TABLE "notifications" ADD COLUMN "captcha_vendor" "enum_notifications_captcha_vendor";
  ALTER TABLE "notifications" ADD COLUMN "captcha_site_key" varchar;
  ALTER TABLE "notifications" ADD COLUMN "captcha_secret" jsonb;
  ALTER TABLE "vacancies_questions" ADD CONSTRAINT "vacancies_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_questions" ADD CONSTRAINT "_vacancies_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_languages_forms" ADD CONSTRAINT "notifications_languages_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications_languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_languages" ADD CONSTRAINT "notifications_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_chats_forms" ADD CONSTRAINT "notifications_chats_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications_chats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_chats" ADD CONSTRAINT "notifications_chats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vacancies_questions_order_idx" ON "vacancies_questions" USING btree ("_order");
  CREATE INDEX "vacancies_questions_parent_id_idx" ON "vacancies_questions" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_questions_order_idx" ON "_vacancies_v_version_questions" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_questions_parent_id_idx" ON "_vacancies_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "notifications_languages_forms_order_idx" ON "notifications_languages_forms" USING btree ("order");
  CREATE INDEX "notifications_languages_forms_parent_idx" ON "notifications_languages_forms" USING btree ("parent_id");
  CREATE INDEX "notifications_languages_order_idx" ON "notifications_languages" USING btree ("_order");
  CREATE INDEX "notifications_languages_parent_id_idx" ON "notifications_languages" USING btree ("_parent_id");
  CREATE INDEX "notifications_chats_forms_order_idx" ON "notifications_chats_forms" USING btree ("order");
  CREATE INDEX "notifications_chats_forms_parent_idx" ON "notifications_chats_forms" USING btree ("parent_id");
  CREATE INDEX "notifications_chats_order_idx" ON "notifications_chats" USING btree ("_order");
  CREATE INDEX "notifications_chats_parent_id_idx" ON "notifications_chats" USING btree ("_parent_id");
  CREATE INDEX "submissions_answer_at_idx" ON "submissions" USING btree ("answer_at");
  CREATE INDEX "replies_batch_idx" ON "replies" USING btree ("batch");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vacancies_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_languages_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_chats_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_chats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vacancies_questions" CASCADE;
  DROP TABLE "_vacancies_v_version_questions" CASCADE;
  DROP TABLE "notifications_languages_forms" CASCADE;
  DROP TABLE "notifications_languages" CASCADE;
  DROP TABLE "notifications_chats_forms" CASCADE;
  DROP TABLE "notifications_chats" CASCADE;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_submissions_status";
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'reviewing', 'interview', 'offer', 'rejected', 'withdrawn', 'closed', 'in-progress', 'done', 'won', 'lost', 'spam');
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_submissions_status";
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_submissions_status" USING "status"::"public"."enum_submissions_status";
  ALTER TABLE "replies" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_replies_state";
  CREATE TYPE "public"."enum_replies_state" AS ENUM('handing', 'waiting', 'sent', 'failed');
  ALTER TABLE "replies" ALTER COLUMN "state" SET DATA TYPE "public"."enum_replies_state" USING "state"::"public"."enum_replies_state";
  DROP INDEX "submissions_answer_at_idx";
  DROP INDEX "replies_batch_idx";
  ALTER TABLE "submissions" DROP COLUMN "answer_at";
  ALTER TABLE "replies" DROP COLUMN "files";
  ALTER TABLE "replies" DROP COLUMN "kind";
  ALTER TABLE "replies" DROP COLUMN "status_before";
  ALTER TABLE "replies" DROP COLUMN "batch";
  ALTER TABLE "site_settings" DROP COLUMN "crawlers";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_crawlers";
  ALTER TABLE "notifications" DROP COLUMN "mail_login";
  ALTER TABLE "notifications" DROP COLUMN "rejection_hours";
  ALTER TABLE "notifications" DROP COLUMN "webhook_url";
  ALTER TABLE "notifications" DROP COLUMN "webhook_secret";
  ALTER TABLE "notifications" DROP COLUMN "captcha_vendor";
  ALTER TABLE "notifications" DROP COLUMN "captcha_site_key";
  ALTER TABLE "notifications" DROP COLUMN "captcha_secret";
  DROP TYPE "public"."enum_replies_kind";
  DROP TYPE "public"."enum_vacancies_questions_kind";
  DROP TYPE "public"."enum__vacancies_v_version_questions_kind";
  DROP TYPE "public"."enum_site_settings_crawlers";
  DROP TYPE "public"."enum__site_settings_v_version_crawlers";
  DROP TYPE "public"."enum_notifications_languages_forms";
  DROP TYPE "public"."enum_notifications_chats_forms";
  DROP TYPE "public"."enum_notifications_chats_app";
  DROP TYPE "public"."enum_notifications_mail_login";
  DROP TYPE "public"."enum_notifications_captcha_vendor";`)
}
