import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."settings_page" AS ENUM('services', 'caseStudies', 'clients', 'technologies', 'expertise', 'sales', 'pricing', 'survey', 'roadMap', 'blog', 'article', 'career', 'vacancies');
  CREATE TABLE "settings_pages_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_page",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_pages_off_v" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "settings_page",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "settings_pages_off" ADD CONSTRAINT "settings_pages_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_pages_off_v" ADD CONSTRAINT "_settings_pages_off_v_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_pages_off_order_idx" ON "settings_pages_off" USING btree ("order");
  CREATE INDEX "settings_pages_off_parent_idx" ON "settings_pages_off" USING btree ("parent_id");
  CREATE INDEX "_settings_pages_off_v_order_idx" ON "_settings_pages_off_v" USING btree ("order");
  CREATE INDEX "_settings_pages_off_v_parent_idx" ON "_settings_pages_off_v" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_pages_off" CASCADE;
  DROP TABLE "_settings_pages_off_v" CASCADE;
  DROP TYPE "public"."settings_page";`)
}
