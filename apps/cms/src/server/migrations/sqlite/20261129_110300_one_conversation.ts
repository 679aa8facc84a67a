import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notifications_languages_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications_languages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_languages_forms_order_idx\` ON \`notifications_languages_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_languages_forms_parent_idx\` ON \`notifications_languages_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_languages_order_idx\` ON \`notifications_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_languages_parent_id_idx\` ON \`notifications_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_chats_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications_chats\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_chats_forms_order_idx\` ON \`notifications_chats_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_chats_forms_parent_idx\` ON \`notifications_chats_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notifications_chats\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`app\` text DEFAULT 'slack' NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_chats_order_idx\` ON \`notifications_chats\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notifications_chats_parent_id_idx\` ON \`notifications_chats\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`replies\` ADD \`files\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`webhook_url\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`webhook_secret\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`captcha_vendor\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`captcha_site_key\` text;`)
  await db.run(sql`ALTER TABLE \`notifications\` ADD \`captcha_secret\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notifications_languages_forms\`;`)
  await db.run(sql`DROP TABLE \`notifications_languages\`;`)
  await db.run(sql`DROP TABLE \`notifications_chats_forms\`;`)
  await db.run(sql`DROP TABLE \`notifications_chats\`;`)
  await db.run(sql`ALTER TABLE \`replies\` DROP COLUMN \`files\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`webhook_url\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`webhook_secret\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`captcha_vendor\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`captcha_site_key\`;`)
  await db.run(sql`ALTER TABLE \`notifications\` DROP COLUMN \`captcha_secret\`;`)
}
