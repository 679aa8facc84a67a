import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_menu_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_menu_children_order_idx\` ON \`settings_menu_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_menu_children_parent_id_idx\` ON \`settings_menu_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_menu_order_idx\` ON \`settings_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_menu_parent_id_idx\` ON \`settings_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_menu_children_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_menu_children_v_order_idx\` ON \`_settings_menu_children_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_menu_children_v_parent_id_idx\` ON \`_settings_menu_children_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_menu_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_menu_v_order_idx\` ON \`_settings_menu_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_menu_v_parent_id_idx\` ON \`_settings_menu_v\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`menu_action_label\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`menu_action_link\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_menu_action_label\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_menu_action_link\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_menu_children\`;`)
  await db.run(sql`DROP TABLE \`settings_menu\`;`)
  await db.run(sql`DROP TABLE \`_settings_menu_children_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_menu_v\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`menu_action_label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`menu_action_link\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_menu_action_label\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_menu_action_link\`;`)
}
