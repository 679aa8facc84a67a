import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings_menu_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "settings_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "_settings_menu_children_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_menu_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "menu_action_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "menu_action_link" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_menu_action_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_menu_action_link" varchar;
  ALTER TABLE "settings_menu_children" ADD CONSTRAINT "settings_menu_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu" ADD CONSTRAINT "settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_menu_children_v" ADD CONSTRAINT "_settings_menu_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_menu_v" ADD CONSTRAINT "_settings_menu_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_menu_children_order_idx" ON "settings_menu_children" USING btree ("_order");
  CREATE INDEX "settings_menu_children_parent_id_idx" ON "settings_menu_children" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_order_idx" ON "settings_menu" USING btree ("_order");
  CREATE INDEX "settings_menu_parent_id_idx" ON "settings_menu" USING btree ("_parent_id");
  CREATE INDEX "_settings_menu_children_v_order_idx" ON "_settings_menu_children_v" USING btree ("_order");
  CREATE INDEX "_settings_menu_children_v_parent_id_idx" ON "_settings_menu_children_v" USING btree ("_parent_id");
  CREATE INDEX "_settings_menu_v_order_idx" ON "_settings_menu_v" USING btree ("_order");
  CREATE INDEX "_settings_menu_v_parent_id_idx" ON "_settings_menu_v" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_menu_children" CASCADE;
  DROP TABLE "settings_menu" CASCADE;
  DROP TABLE "_settings_menu_children_v" CASCADE;
  DROP TABLE "_settings_menu_v" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "menu_action_label";
  ALTER TABLE "site_settings" DROP COLUMN "menu_action_link";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_menu_action_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_menu_action_link";`)
}
