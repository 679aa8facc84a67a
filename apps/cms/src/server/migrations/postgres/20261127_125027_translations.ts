import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"language" varchar,
  	"kind" varchar,
  	"record" numeric,
  	"slug" varchar,
  	"words" jsonb,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"last_saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_language" varchar,
  	"version_kind" varchar,
  	"version_record" numeric,
  	"version_slug" varchar,
  	"version_words" jsonb,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_last_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translations_id" integer;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "translations_language_idx" ON "translations" USING btree ("language");
  CREATE INDEX "translations_kind_idx" ON "translations" USING btree ("kind");
  CREATE INDEX "translations_record_idx" ON "translations" USING btree ("record");
  CREATE INDEX "translations_slug_idx" ON "translations" USING btree ("slug");
  CREATE INDEX "translations_publish_at_idx" ON "translations" USING btree ("publish_at");
  CREATE INDEX "translations_unpublish_at_idx" ON "translations" USING btree ("unpublish_at");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations_deleted_at_idx" ON "translations" USING btree ("deleted_at");
  CREATE INDEX "translations__status_idx" ON "translations" USING btree ("_status");
  CREATE INDEX "kind_language_record_idx" ON "translations" USING btree ("kind","language","record");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_language_idx" ON "_translations_v" USING btree ("version_language");
  CREATE INDEX "_translations_v_version_version_kind_idx" ON "_translations_v" USING btree ("version_kind");
  CREATE INDEX "_translations_v_version_version_record_idx" ON "_translations_v" USING btree ("version_record");
  CREATE INDEX "_translations_v_version_version_slug_idx" ON "_translations_v" USING btree ("version_slug");
  CREATE INDEX "_translations_v_version_version_publish_at_idx" ON "_translations_v" USING btree ("version_publish_at");
  CREATE INDEX "_translations_v_version_version_unpublish_at_idx" ON "_translations_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version_deleted_at_idx" ON "_translations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_translations_v_version_version__status_idx" ON "_translations_v" USING btree ("version__status");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "_translations_v_latest_idx" ON "_translations_v" USING btree ("latest");
  CREATE INDEX "_translations_v_autosave_idx" ON "_translations_v" USING btree ("autosave");
  CREATE INDEX "version_kind_version_language_version_record_idx" ON "_translations_v" USING btree ("version_kind","version_language","version_record");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translations_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translations_fk";
  
  DROP INDEX "payload_locked_documents_rels_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translations_id";
  DROP TYPE "public"."enum_translations_status";
  DROP TYPE "public"."enum__translations_v_version_status";`)
}
