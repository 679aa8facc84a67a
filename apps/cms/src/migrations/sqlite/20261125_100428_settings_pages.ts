import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_pages_off\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_pages_off_order_idx\` ON \`settings_pages_off\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_pages_off_parent_idx\` ON \`settings_pages_off\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_pages_off_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_pages_off_v_order_idx\` ON \`_settings_pages_off_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_pages_off_v_parent_idx\` ON \`_settings_pages_off_v\` (\`parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_pages_off\`;`)
  await db.run(sql`DROP TABLE \`_settings_pages_off_v\`;`)
}
