import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_letters_kind" AS ENUM('letter', 'automatic', 'bounce');
  CREATE TYPE "public"."enum_vacancies_salary_period" AS ENUM('hour', 'day', 'week', 'month', 'year');
  CREATE TYPE "public"."enum_vacancies_salary_tax" AS ENUM('gross', 'net');
  CREATE TYPE "public"."enum__vacancies_v_version_salary_period" AS ENUM('hour', 'day', 'week', 'month', 'year');
  CREATE TYPE "public"."enum__vacancies_v_version_salary_tax" AS ENUM('gross', 'net');
  CREATE TYPE "public"."enum_notifications_acknowledge" AS ENUM('contact', 'resume', 'price-request', 'survey');
  CREATE TYPE "public"."enum_mailbox_encryption" AS ENUM('tls', 'starttls');
  CREATE TYPE "public"."enum_mailbox_login" AS ENUM('password', 'oauth');
  CREATE TYPE "public"."enum_mailbox_provider" AS ENUM('microsoft', 'google', 'other');
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'won' BEFORE 'spam';
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'lost' BEFORE 'spam';
  CREATE TABLE "submissions_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"what" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "letters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer,
  	"mark" varchar NOT NULL,
  	"message_id" varchar,
  	"kind" "enum_letters_kind" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"from" varchar NOT NULL,
  	"from_name" varchar,
  	"is_other" boolean,
  	"subject" varchar,
  	"text" varchar,
  	"not_taken" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications_acknowledge" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_notifications_acknowledge",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "mailbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar,
  	"port" numeric DEFAULT 993,
  	"encryption" "enum_mailbox_encryption" DEFAULT 'tls',
  	"folder" varchar,
  	"address" varchar,
  	"has_tags" boolean DEFAULT true,
  	"user" varchar,
  	"login" "enum_mailbox_login" DEFAULT 'password',
  	"password" jsonb,
  	"provider" "enum_mailbox_provider" DEFAULT 'microsoft',
  	"tenant" varchar,
  	"token_url" varchar,
  	"scope" varchar,
  	"client_id" varchar,
  	"client_secret" jsonb,
  	"refresh_token" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "submissions" ADD COLUMN "mentioned" varchar;
  ALTER TABLE "submissions" ADD COLUMN "pool_until" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "pool" jsonb;
  ALTER TABLE "submissions" ADD COLUMN "next_step" varchar;
  ALTER TABLE "submissions" ADD COLUMN "next_step_on" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "tags" varchar;
  ALTER TABLE "submissions" ADD COLUMN "value" numeric;
  ALTER TABLE "submissions" ADD COLUMN "currency" varchar;
  ALTER TABLE "submissions" ADD COLUMN "lost_because" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "recruiter_name" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "recruiter_role" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "recruiter_email" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "recruiter_portrait_id" integer;
  ALTER TABLE "vacancies" ADD COLUMN "recruiter_is_named" boolean;
  ALTER TABLE "vacancies" ADD COLUMN "salary_from" numeric;
  ALTER TABLE "vacancies" ADD COLUMN "salary_to" numeric;
  ALTER TABLE "vacancies" ADD COLUMN "salary_currency" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "salary_period" "enum_vacancies_salary_period";
  ALTER TABLE "vacancies" ADD COLUMN "salary_tax" "enum_vacancies_salary_tax";
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_recruiter_name" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_recruiter_role" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_recruiter_email" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_recruiter_portrait_id" integer;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_recruiter_is_named" boolean;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_from" numeric;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_to" numeric;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_currency" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_period" "enum__vacancies_v_version_salary_period";
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_tax" "enum__vacancies_v_version_salary_tax";
  ALTER TABLE "site_settings" ADD COLUMN "vacancies_salary_required" boolean;
  ALTER TABLE "site_settings" ADD COLUMN "talent_pool_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "talent_pool_months" numeric DEFAULT 12;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_vacancies_salary_required" boolean;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_talent_pool_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_talent_pool_months" numeric DEFAULT 12;
  ALTER TABLE "notifications" ADD COLUMN "mail_host" varchar;
  ALTER TABLE "notifications" ADD COLUMN "mail_port" numeric DEFAULT 587;
  ALTER TABLE "notifications" ADD COLUMN "mail_user" varchar;
  ALTER TABLE "notifications" ADD COLUMN "mail_password" jsonb;
  ALTER TABLE "notifications" ADD COLUMN "sender" varchar;
  ALTER TABLE "notifications" ADD COLUMN "dkim_selector" varchar;
  ALTER TABLE "submissions_history" ADD CONSTRAINT "submissions_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications_acknowledge" ADD CONSTRAINT "notifications_acknowledge_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_history_order_idx" ON "submissions_history" USING btree ("_order");
  CREATE INDEX "submissions_history_parent_id_idx" ON "submissions_history" USING btree ("_parent_id");
  CREATE INDEX "letters_submission_idx" ON "letters" USING btree ("submission_id");
  CREATE UNIQUE INDEX "letters_mark_idx" ON "letters" USING btree ("mark");
  CREATE INDEX "letters_at_idx" ON "letters" USING btree ("at");
  CREATE INDEX "letters_updated_at_idx" ON "letters" USING btree ("updated_at");
  CREATE INDEX "letters_created_at_idx" ON "letters" USING btree ("created_at");
  CREATE UNIQUE INDEX "suppressions_address_idx" ON "suppressions" USING btree ("address");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");
  CREATE INDEX "notifications_acknowledge_order_idx" ON "notifications_acknowledge" USING btree ("order");
  CREATE INDEX "notifications_acknowledge_parent_idx" ON "notifications_acknowledge" USING btree ("parent_id");
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_recruiter_portrait_id_media_id_fk" FOREIGN KEY ("recruiter_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_recruiter_portrait_id_media_id_fk" FOREIGN KEY ("version_recruiter_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submissions_mentioned_idx" ON "submissions" USING btree ("mentioned");
  CREATE INDEX "submissions_pool_until_idx" ON "submissions" USING btree ("pool_until");
  CREATE INDEX "submissions_next_step_on_idx" ON "submissions" USING btree ("next_step_on");
  CREATE INDEX "submissions_tags_idx" ON "submissions" USING btree ("tags");
  CREATE INDEX "submissions_value_idx" ON "submissions" USING btree ("value");
  CREATE INDEX "kind_status_statusSince_idx" ON "submissions" USING btree ("kind","status","status_since");
  CREATE INDEX "vacancies_recruiter_recruiter_portrait_idx" ON "vacancies" USING btree ("recruiter_portrait_id");
  CREATE INDEX "_vacancies_v_version_recruiter_version_recruiter_portrai_idx" ON "_vacancies_v" USING btree ("version_recruiter_portrait_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "letters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "suppressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications_acknowledge" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mailbox" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submissions_history" CASCADE;
  DROP TABLE "letters" CASCADE;
  DROP TABLE "suppressions" CASCADE;
  DROP TABLE "notifications_acknowledge" CASCADE;
  DROP TABLE "mailbox" CASCADE;
  ALTER TABLE "vacancies" DROP CONSTRAINT "vacancies_recruiter_portrait_id_media_id_fk";
  
  ALTER TABLE "_vacancies_v" DROP CONSTRAINT "_vacancies_v_version_recruiter_portrait_id_media_id_fk";
  
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_submissions_status";
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'reviewing', 'interview', 'offer', 'rejected', 'withdrawn', 'closed', 'in-progress', 'done', 'spam');
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_submissions_status";
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_submissions_status" USING "status"::"public"."enum_submissions_status";
  DROP INDEX "submissions_mentioned_idx";
  DROP INDEX "submissions_pool_until_idx";
  DROP INDEX "submissions_next_step_on_idx";
  DROP INDEX "submissions_tags_idx";
  DROP INDEX "submissions_value_idx";
  DROP INDEX "kind_status_statusSince_idx";
  DROP INDEX "vacancies_recruiter_recruiter_portrait_idx";
  DROP INDEX "_vacancies_v_version_recruiter_version_recruiter_portrai_idx";
  ALTER TABLE "submissions" DROP COLUMN "mentioned";
  ALTER TABLE "submissions" DROP COLUMN "pool_until";
  ALTER TABLE "submissions" DROP COLUMN "pool";
  ALTER TABLE "submissions" DROP COLUMN "next_step";
  ALTER TABLE "submissions" DROP COLUMN "next_step_on";
  ALTER TABLE "submissions" DROP COLUMN "tags";
  ALTER TABLE "submissions" DROP COLUMN "value";
  ALTER TABLE "submissions" DROP COLUMN "currency";
  ALTER TABLE "submissions" DROP COLUMN "lost_because";
  ALTER TABLE "vacancies" DROP COLUMN "recruiter_name";
  ALTER TABLE "vacancies" DROP COLUMN "recruiter_role";
  ALTER TABLE "vacancies" DROP COLUMN "recruiter_email";
  ALTER TABLE "vacancies" DROP COLUMN "recruiter_portrait_id";
  ALTER TABLE "vacancies" DROP COLUMN "recruiter_is_named";
  ALTER TABLE "vacancies" DROP COLUMN "salary_from";
  ALTER TABLE "vacancies" DROP COLUMN "salary_to";
  ALTER TABLE "vacancies" DROP COLUMN "salary_currency";
  ALTER TABLE "vacancies" DROP COLUMN "salary_period";
  ALTER TABLE "vacancies" DROP COLUMN "salary_tax";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_recruiter_name";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_recruiter_role";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_recruiter_email";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_recruiter_portrait_id";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_recruiter_is_named";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_from";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_to";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_currency";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_period";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_tax";
  ALTER TABLE "site_settings" DROP COLUMN "vacancies_salary_required";
  ALTER TABLE "site_settings" DROP COLUMN "talent_pool_text";
  ALTER TABLE "site_settings" DROP COLUMN "talent_pool_months";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_vacancies_salary_required";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_talent_pool_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_talent_pool_months";
  ALTER TABLE "notifications" DROP COLUMN "mail_host";
  ALTER TABLE "notifications" DROP COLUMN "mail_port";
  ALTER TABLE "notifications" DROP COLUMN "mail_user";
  ALTER TABLE "notifications" DROP COLUMN "mail_password";
  ALTER TABLE "notifications" DROP COLUMN "sender";
  ALTER TABLE "notifications" DROP COLUMN "dkim_selector";
  DROP TYPE "public"."enum_letters_kind";
  DROP TYPE "public"."enum_vacancies_salary_period";
  DROP TYPE "public"."enum_vacancies_salary_tax";
  DROP TYPE "public"."enum__vacancies_v_version_salary_period";
  DROP TYPE "public"."enum__vacancies_v_version_salary_tax";
  DROP TYPE "public"."enum_notifications_acknowledge";
  DROP TYPE "public"."enum_mailbox_encryption";
  DROP TYPE "public"."enum_mailbox_login";
  DROP TYPE "public"."enum_mailbox_provider";`)
}
