import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_replies_state" AS ENUM('handing', 'waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_reply_templates_kind" AS ENUM('answer', 'invitation', 'rejection', 'question');
  CREATE TABLE "replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer,
  	"key" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"reply_to" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"state" "enum_replies_state" NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"error" varchar,
  	"was_new" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_letters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar DEFAULT 'en' NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_reply_templates_kind" DEFAULT 'answer' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "submissions" ADD COLUMN "file_texts" jsonb;
  ALTER TABLE "landing_pages" ADD COLUMN "legal" boolean DEFAULT false;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_legal" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "signature" varchar;
  ALTER TABLE "users" ADD COLUMN "link" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "notifications" ADD COLUMN "replies_per_day" numeric DEFAULT 200 NOT NULL;
  ALTER TABLE "notifications" ADD COLUMN "signature" varchar;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_letters" ADD CONSTRAINT "reply_templates_letters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "replies_submission_idx" ON "replies" USING btree ("submission_id");
  CREATE UNIQUE INDEX "replies_key_idx" ON "replies" USING btree ("key");
  CREATE INDEX "replies_at_idx" ON "replies" USING btree ("at");
  CREATE INDEX "replies_state_idx" ON "replies" USING btree ("state");
  CREATE INDEX "replies_updated_at_idx" ON "replies" USING btree ("updated_at");
  CREATE INDEX "replies_created_at_idx" ON "replies" USING btree ("created_at");
  CREATE INDEX "reply_templates_letters_order_idx" ON "reply_templates_letters" USING btree ("_order");
  CREATE INDEX "reply_templates_letters_parent_id_idx" ON "reply_templates_letters" USING btree ("_parent_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_letters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "reply_templates_letters" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "file_texts";
  ALTER TABLE "landing_pages" DROP COLUMN "legal";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_legal";
  ALTER TABLE "users" DROP COLUMN "signature";
  ALTER TABLE "users" DROP COLUMN "link";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  ALTER TABLE "notifications" DROP COLUMN "replies_per_day";
  ALTER TABLE "notifications" DROP COLUMN "signature";
  DROP TYPE "public"."enum_replies_state";
  DROP TYPE "public"."enum_reply_templates_kind";`)
}
