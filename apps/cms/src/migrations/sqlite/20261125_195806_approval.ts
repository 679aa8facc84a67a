import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`proposals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`action\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`proposer\` text,
  	\`note\` text,
  	\`decider\` text,
  	\`decided_at\` text,
  	\`word\` text,
  	\`place\` text NOT NULL,
  	\`record\` text,
  	\`proposed_by\` numeric,
  	\`authors\` text,
  	\`version\` text,
  	\`fingerprint\` text NOT NULL,
  	\`data\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`proposals_state_idx\` ON \`proposals\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`proposals_place_idx\` ON \`proposals\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`proposals_record_idx\` ON \`proposals\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`proposals_updated_at_idx\` ON \`proposals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`proposals_created_at_idx\` ON \`proposals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`approval\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`second_person\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`proposals\`;`)
  await db.run(sql`DROP TABLE \`approval\`;`)
}
