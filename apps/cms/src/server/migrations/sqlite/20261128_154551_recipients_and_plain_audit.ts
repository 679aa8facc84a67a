import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`notifications_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_texts_order_parent\` ON \`notifications_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`DROP INDEX \`audit_log_number_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`number\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`hash\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` DROP COLUMN \`key\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`notifications_texts\`;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`number\` numeric;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`hash\` text;`)
  await db.run(sql`ALTER TABLE \`audit_log\` ADD \`key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_log_number_idx\` ON \`audit_log\` (\`number\`);`)
}
