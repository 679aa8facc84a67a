import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notifications_languages_forms" AS ENUM('contact', 'resume', 'price-request', 'survey');
  CREATE TYPE "public"."enum_notifications_chats_forms" AS ENUM('contact', 'resume', 'price-request', 'survey');
  CREATE TYPE "public"."enum_notifications_chats_app" AS ENUM('slack', 'teams');
  CREATE TYPE "public"."enum_notifications_captcha_vendor" AS ENUM('turnstile', 'hcaptcha', 'recaptcha');
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
  
  ALTER TABLE "replies" ADD COLUMN "files" jsonb;
  ALTER TABLE "notifications" ADD COLUMN "webhook_url" varchar;
  ALTER TABLE "notifications" ADD COLUMN "webhook_secret" jsonb;
  ALTER TABLE "notifications" ADD COLUMN "captcha_vendor" "enum_notifications_captcha_vendor";
  ALTER TABLE "notifications" ADD COLUMN "captcha_site_key" varchar;
  ALTER TABLE "notifications" ADD COLUMN "captcha_secret" jsonb;
  ALTER TABLE "notifications_languages_forms" ADD CONSTRAINT "notifications_languages_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications_languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_languages" ADD CONSTRAINT "notifications_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_chats_forms" ADD CONSTRAINT "notifications_chats_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications_chats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_chats" ADD CONSTRAINT "notifications_chats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notifications_languages_forms_order_idx" ON "notifications_languages_forms" USING btree ("order");
  CREATE INDEX "notifications_languages_forms_parent_idx" ON "notifications_languages_forms" USING btree ("parent_id");
  CREATE INDEX "notifications_languages_order_idx" ON "notifications_languages" USING btree ("_order");
  CREATE INDEX "notifications_languages_parent_id_idx" ON "notifications_languages" USING btree ("_parent_id");
  CREATE INDEX "notifications_chats_forms_order_idx" ON "notifications_chats_forms" USING btree ("order");
  CREATE INDEX "notifications_chats_forms_parent_idx" ON "notifications_chats_forms" USING btree ("parent_id");
  CREATE INDEX "notifications_chats_order_idx" ON "notifications_chats" USING btree ("_order");
  CREATE INDEX "notifications_chats_parent_id_idx" ON "notifications_chats" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "notifications_languages_forms" CASCADE;
  DROP TABLE "notifications_languages" CASCADE;
  DROP TABLE "notifications_chats_forms" CASCADE;
  DROP TABLE "notifications_chats" CASCADE;
  ALTER TABLE "replies" DROP COLUMN "files";
  ALTER TABLE "notifications" DROP COLUMN "webhook_url";
  ALTER TABLE "notifications" DROP COLUMN "webhook_secret";
  ALTER TABLE "notifications" DROP COLUMN "captcha_vendor";
  ALTER TABLE "notifications" DROP COLUMN "captcha_site_key";
  ALTER TABLE "notifications" DROP COLUMN "captcha_secret";
  DROP TYPE "public"."enum_notifications_languages_forms";
  DROP TYPE "public"."enum_notifications_chats_forms";
  DROP TYPE "public"."enum_notifications_chats_app";
  DROP TYPE "public"."enum_notifications_captcha_vendor";`)
}
