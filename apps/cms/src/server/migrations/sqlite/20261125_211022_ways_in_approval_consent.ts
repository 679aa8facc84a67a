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
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`last_used\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`passkeys_user_idx\` ON \`passkeys\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_idx\` ON \`passkeys\` (\`credential\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`identities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`issuer\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`mark\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`identities_user_idx\` ON \`identities\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`identities_mark_idx\` ON \`identities\` (\`mark\`);`)
  await db.run(sql`CREATE INDEX \`identities_updated_at_idx\` ON \`identities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`identities_created_at_idx\` ON \`identities\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`company_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`session\` text NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`subject\` text NOT NULL,
  	\`provider_session\` text,
  	\`refresh_token\` text,
  	\`access_token\` text,
  	\`began\` numeric NOT NULL,
  	\`checked\` numeric NOT NULL,
  	\`asked\` numeric DEFAULT 0 NOT NULL,
  	\`asking\` numeric DEFAULT 0 NOT NULL,
  	\`authenticated\` numeric DEFAULT 0 NOT NULL,
  	\`ended\` integer DEFAULT false NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_sessions_session_idx\` ON \`company_sessions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_user_idx\` ON \`company_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_subject_idx\` ON \`company_sessions\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_updated_at_idx\` ON \`company_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`company_sessions_created_at_idx\` ON \`company_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`spent_tickets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`mark\` text NOT NULL,
  	\`until\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spent_tickets_mark_idx\` ON \`spent_tickets\` (\`mark\`);`)
  await db.run(sql`CREATE INDEX \`spent_tickets_until_idx\` ON \`spent_tickets\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`spent_tickets_updated_at_idx\` ON \`spent_tickets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`spent_tickets_created_at_idx\` ON \`spent_tickets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`approval\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`second_person\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`consent\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`survey_offers_team_size\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_consent\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_survey_offers_team_size\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`proposals\`;`)
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`DROP TABLE \`identities\`;`)
  await db.run(sql`DROP TABLE \`company_sessions\`;`)
  await db.run(sql`DROP TABLE \`spent_tickets\`;`)
  await db.run(sql`DROP TABLE \`approval\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`consent\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`survey_offers_team_size\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_consent\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_survey_offers_team_size\`;`)
}
