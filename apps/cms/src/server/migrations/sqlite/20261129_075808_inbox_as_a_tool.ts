import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`submissions_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`what\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_history_order_idx\` ON \`submissions_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`submissions_history_parent_id_idx\` ON \`submissions_history\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`mentioned\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`next_step\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`next_step_on\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`tags\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`value\` numeric;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`currency\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`lost_because\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_mentioned_idx\` ON \`submissions\` (\`mentioned\`);`)
  await db.run(sql`CREATE INDEX \`submissions_next_step_on_idx\` ON \`submissions\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`submissions_tags_idx\` ON \`submissions\` (\`tags\`);`)
  await db.run(sql`CREATE INDEX \`submissions_value_idx\` ON \`submissions\` (\`value\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submissions_history\`;`)
  await db.run(sql`DROP INDEX \`submissions_mentioned_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_next_step_on_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_tags_idx\`;`)
  await db.run(sql`DROP INDEX \`submissions_value_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`mentioned\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`next_step\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`next_step_on\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`tags\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`value\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`currency\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`lost_because\`;`)
}
