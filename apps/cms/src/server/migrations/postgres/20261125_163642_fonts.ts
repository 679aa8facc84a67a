import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "fonts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fonts_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "theme_fonts_text_regular_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "theme_fonts_text_bold_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "theme_fonts_headings_regular_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "theme_fonts_headings_bold_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_fonts_text_regular_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_fonts_text_bold_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_fonts_headings_regular_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_theme_fonts_headings_bold_id" integer;
  CREATE INDEX "fonts_updated_at_idx" ON "fonts" USING btree ("updated_at");
  CREATE INDEX "fonts_created_at_idx" ON "fonts" USING btree ("created_at");
  CREATE UNIQUE INDEX "fonts_filename_idx" ON "fonts" USING btree ("filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fonts_fk" FOREIGN KEY ("fonts_id") REFERENCES "public"."fonts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_text_regular_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_text_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_text_bold_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_text_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_headings_regular_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_headings_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_theme_fonts_headings_bold_id_fonts_id_fk" FOREIGN KEY ("theme_fonts_headings_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_text_regular_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_text_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_text_bold_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_text_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_headings_regular_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_headings_regular_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_theme_fonts_headings_bold_id_fonts_id_fk" FOREIGN KEY ("version_theme_fonts_headings_bold_id") REFERENCES "public"."fonts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fonts_id_idx" ON "payload_locked_documents_rels" USING btree ("fonts_id");
  CREATE INDEX "site_settings_theme_fonts_text_theme_fonts_text_regular_idx" ON "site_settings" USING btree ("theme_fonts_text_regular_id");
  CREATE INDEX "site_settings_theme_fonts_text_theme_fonts_text_bold_idx" ON "site_settings" USING btree ("theme_fonts_text_bold_id");
  CREATE INDEX "site_settings_theme_fonts_headings_theme_fonts_headings__idx" ON "site_settings" USING btree ("theme_fonts_headings_regular_id");
  CREATE INDEX "site_settings_theme_fonts_headings_theme_fonts_heading_1_idx" ON "site_settings" USING btree ("theme_fonts_headings_bold_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_text_version_theme__idx" ON "_site_settings_v" USING btree ("version_theme_fonts_text_regular_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_text_version_them_1_idx" ON "_site_settings_v" USING btree ("version_theme_fonts_text_bold_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_headings_version_th_idx" ON "_site_settings_v" USING btree ("version_theme_fonts_headings_regular_id");
  CREATE INDEX "_site_settings_v_version_theme_fonts_headings_version__1_idx" ON "_site_settings_v" USING btree ("version_theme_fonts_headings_bold_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fonts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fonts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fonts_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_theme_fonts_text_regular_id_fonts_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_theme_fonts_text_bold_id_fonts_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_theme_fonts_headings_regular_id_fonts_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_theme_fonts_headings_bold_id_fonts_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_theme_fonts_text_regular_id_fonts_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_theme_fonts_text_bold_id_fonts_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_theme_fonts_headings_regular_id_fonts_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_theme_fonts_headings_bold_id_fonts_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_fonts_id_idx";
  DROP INDEX "site_settings_theme_fonts_text_theme_fonts_text_regular_idx";
  DROP INDEX "site_settings_theme_fonts_text_theme_fonts_text_bold_idx";
  DROP INDEX "site_settings_theme_fonts_headings_theme_fonts_headings__idx";
  DROP INDEX "site_settings_theme_fonts_headings_theme_fonts_heading_1_idx";
  DROP INDEX "_site_settings_v_version_theme_fonts_text_version_theme__idx";
  DROP INDEX "_site_settings_v_version_theme_fonts_text_version_them_1_idx";
  DROP INDEX "_site_settings_v_version_theme_fonts_headings_version_th_idx";
  DROP INDEX "_site_settings_v_version_theme_fonts_headings_version__1_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fonts_id";
  ALTER TABLE "site_settings" DROP COLUMN "theme_fonts_text_regular_id";
  ALTER TABLE "site_settings" DROP COLUMN "theme_fonts_text_bold_id";
  ALTER TABLE "site_settings" DROP COLUMN "theme_fonts_headings_regular_id";
  ALTER TABLE "site_settings" DROP COLUMN "theme_fonts_headings_bold_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_fonts_text_regular_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_fonts_text_bold_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_fonts_headings_regular_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_theme_fonts_headings_bold_id";`)
}
