import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import type { OldDatabase } from '#server/migrations/from-proposals.ts'
import { toOneForm } from '#server/migrations/one-form/move.ts'
import { readSettingsWords } from '#server/migrations/one-form/words.ts'

export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const old: OldDatabase = { sql, all: (statement) => db.all(statement), run: (statement) => db.run(statement), log: payload.logger }
  const words = await readSettingsWords(old)
  await db.run(sql`CREATE TABLE \`home_solutions_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`link\` text,
  	\`action\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_solutions_cards_order_idx\` ON \`home_solutions_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_solutions_cards_parent_id_idx\` ON \`home_solutions_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_venture_partner_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_venture_partner_facts_order_idx\` ON \`home_venture_partner_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_venture_partner_facts_parent_id_idx\` ON \`home_venture_partner_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_texts_order_parent\` ON \`home_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_solutions_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`link\` text,
  	\`action\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_solutions_cards_order_idx\` ON \`_home_v_version_solutions_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_solutions_cards_parent_id_idx\` ON \`_home_v_version_solutions_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_venture_partner_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_venture_partner_facts_order_idx\` ON \`_home_v_version_venture_partner_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_venture_partner_facts_parent_id_idx\` ON \`_home_v_version_venture_partner_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_texts_order_parent\` ON \`_home_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`clients_map_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`label\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text DEFAULT 'end',
  	\`team\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`clients_map_points_order_idx\` ON \`clients_map_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`clients_map_points_parent_id_idx\` ON \`clients_map_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_clients_v_version_map_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`label\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text DEFAULT 'end',
  	\`team\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_clients_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_clients_v_version_map_points_order_idx\` ON \`_clients_v_version_map_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_map_points_parent_id_idx\` ON \`_clients_v_version_map_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`career_values_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`career\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`career_values_left_order_idx\` ON \`career_values_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`career_values_left_parent_id_idx\` ON \`career_values_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`career_values_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`career\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`career_values_right_order_idx\` ON \`career_values_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`career_values_right_parent_id_idx\` ON \`career_values_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_career_v_version_values_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_career_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_values_left_order_idx\` ON \`_career_v_version_values_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_values_left_parent_id_idx\` ON \`_career_v_version_values_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_career_v_version_values_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_career_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_career_v_version_values_right_order_idx\` ON \`_career_v_version_values_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_values_right_parent_id_idx\` ON \`_career_v_version_values_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`road_map_plan_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`from\` numeric,
  	\`weeks\` numeric,
  	\`maybe\` numeric,
  	\`ground\` text DEFAULT 'sea',
  	\`drawing\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`road_map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`road_map_plan_stages_order_idx\` ON \`road_map_plan_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`road_map_plan_stages_parent_id_idx\` ON \`road_map_plan_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_road_map_v_version_plan_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`from\` numeric,
  	\`weeks\` numeric,
  	\`maybe\` numeric,
  	\`ground\` text DEFAULT 'sea',
  	\`drawing\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_road_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_plan_stages_order_idx\` ON \`_road_map_v_version_plan_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_plan_stages_parent_id_idx\` ON \`_road_map_v_version_plan_stages\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`settings_solutions\`;`)
  await db.run(sql`DROP TABLE \`settings_venture_facts\`;`)
  await db.run(sql`DROP TABLE \`settings_values_left\`;`)
  await db.run(sql`DROP TABLE \`settings_values_right\`;`)
  await db.run(sql`DROP TABLE \`settings_road_map_stages\`;`)
  await db.run(sql`DROP TABLE \`settings_client_points\`;`)
  await db.run(sql`DROP TABLE \`_settings_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_venture_facts_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_values_left_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_values_right_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_road_map_stages_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_client_points_v\`;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`hero_label\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`hero_link\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`hero_ground\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`solutions_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`venture_partner_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`venture_partner_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`venture_partner_link\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`venture_partner_action\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`services_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`services_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`services_plan_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`services_plan_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`services_plan_link\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`map_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`map_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`road_map_banner_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`road_map_banner_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`road_map_banner_link\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`road_map_banner_button\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`emptied\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_hero_label\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_hero_link\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_hero_ground\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_solutions_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_venture_partner_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_venture_partner_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_venture_partner_link\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_venture_partner_action\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_services_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_services_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_services_plan_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_services_plan_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_services_plan_link\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_map_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_road_map_banner_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_road_map_banner_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_road_map_banner_link\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_road_map_banner_button\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_emptied\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`map_title\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`map_text\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`list_title\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`list_text\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`list_more\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`reviews_title\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`emptied\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_map_title\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_list_title\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_list_text\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_list_more\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_reviews_title\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_emptied\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`hero_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`hero_text\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`points_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`gallery_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`values_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`join_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`join_text\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`people_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`jobs_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`resume_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`resume_text\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`emptied\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_hero_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_hero_text\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_points_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_gallery_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_values_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_join_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_join_text\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_people_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_jobs_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_resume_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_resume_text\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_emptied\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`plan_text\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`plan_weeks\` numeric;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`plan_note\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`emptied\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_plan_text\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_plan_weeks\` numeric;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_plan_note\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_emptied\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_hero_ground\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_hero_label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_hero_link\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_solutions_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_venture_partner_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_venture_partner_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_venture_partner_link\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_venture_partner_action\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_services_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_services_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_services_plan_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_services_plan_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_services_plan_link\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_map_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_map_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_road_map_banner_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_road_map_banner_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_road_map_banner_link\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_road_map_banner_button\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_contact_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`home_contact_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_hero_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_hero_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_points_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_gallery_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_values_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_join_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_join_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_people_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_jobs_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_resume_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`career_resume_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`reading_road_map_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`reading_road_map_weeks\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`reading_road_map_note\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_map_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_map_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_list_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_list_text\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_list_more\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_reviews_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_contact_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`clients_contact_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_hero_ground\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_hero_label\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_hero_link\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_solutions_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_venture_partner_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_venture_partner_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_venture_partner_link\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_venture_partner_action\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_services_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_services_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_services_plan_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_services_plan_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_services_plan_link\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_map_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_map_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_road_map_banner_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_road_map_banner_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_road_map_banner_link\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_road_map_banner_button\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_contact_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_home_contact_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_hero_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_hero_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_points_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_gallery_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_values_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_join_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_join_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_people_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_jobs_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_resume_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_career_resume_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_reading_road_map_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_reading_road_map_weeks\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_reading_road_map_note\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_map_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_map_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_list_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_list_text\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_list_more\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_reviews_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_contact_title\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_clients_contact_text\`;`)
  await toOneForm(old, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_solutions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`link\` text,
  	\`action\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_solutions_order_idx\` ON \`settings_solutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_solutions_parent_id_idx\` ON \`settings_solutions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_venture_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_venture_facts_order_idx\` ON \`settings_venture_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_venture_facts_parent_id_idx\` ON \`settings_venture_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_values_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_values_left_order_idx\` ON \`settings_values_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_values_left_parent_id_idx\` ON \`settings_values_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_values_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_values_right_order_idx\` ON \`settings_values_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_values_right_parent_id_idx\` ON \`settings_values_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_road_map_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`from\` numeric,
  	\`weeks\` numeric,
  	\`maybe\` numeric,
  	\`ground\` text DEFAULT 'sea',
  	\`drawing\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_road_map_stages_order_idx\` ON \`settings_road_map_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_road_map_stages_parent_id_idx\` ON \`settings_road_map_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_client_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`label\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text DEFAULT 'end',
  	\`team\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_client_points_order_idx\` ON \`settings_client_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_client_points_parent_id_idx\` ON \`settings_client_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_solutions_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`link\` text,
  	\`action\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_solutions_v_order_idx\` ON \`_settings_solutions_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_solutions_v_parent_id_idx\` ON \`_settings_solutions_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_venture_facts_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`term\` text,
  	\`detail\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_venture_facts_v_order_idx\` ON \`_settings_venture_facts_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_venture_facts_v_parent_id_idx\` ON \`_settings_venture_facts_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_values_left_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_values_left_v_order_idx\` ON \`_settings_values_left_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_values_left_v_parent_id_idx\` ON \`_settings_values_left_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_values_right_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_values_right_v_order_idx\` ON \`_settings_values_right_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_values_right_v_parent_id_idx\` ON \`_settings_values_right_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_road_map_stages_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`from\` numeric,
  	\`weeks\` numeric,
  	\`maybe\` numeric,
  	\`ground\` text DEFAULT 'sea',
  	\`drawing\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_road_map_stages_v_order_idx\` ON \`_settings_road_map_stages_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_road_map_stages_v_parent_id_idx\` ON \`_settings_road_map_stages_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_client_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`country\` text,
  	\`label\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`side\` text DEFAULT 'end',
  	\`team\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_client_points_v_order_idx\` ON \`_settings_client_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_client_points_v_parent_id_idx\` ON \`_settings_client_points_v\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`home_solutions_cards\`;`)
  await db.run(sql`DROP TABLE \`home_venture_partner_facts\`;`)
  await db.run(sql`DROP TABLE \`home_texts\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_solutions_cards\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_venture_partner_facts\`;`)
  await db.run(sql`DROP TABLE \`_home_v_texts\`;`)
  await db.run(sql`DROP TABLE \`clients_map_points\`;`)
  await db.run(sql`DROP TABLE \`_clients_v_version_map_points\`;`)
  await db.run(sql`DROP TABLE \`career_values_left\`;`)
  await db.run(sql`DROP TABLE \`career_values_right\`;`)
  await db.run(sql`DROP TABLE \`_career_v_version_values_left\`;`)
  await db.run(sql`DROP TABLE \`_career_v_version_values_right\`;`)
  await db.run(sql`DROP TABLE \`road_map_plan_stages\`;`)
  await db.run(sql`DROP TABLE \`_road_map_v_version_plan_stages\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_hero_ground\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_hero_label\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_hero_link\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_solutions_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_venture_partner_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_venture_partner_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_venture_partner_link\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_venture_partner_action\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_services_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_services_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_services_plan_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_services_plan_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_services_plan_link\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_map_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_road_map_banner_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_road_map_banner_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_road_map_banner_link\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_road_map_banner_button\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`home_contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_hero_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_hero_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_points_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_gallery_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_values_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_join_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_join_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_people_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_jobs_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_resume_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`career_resume_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`reading_road_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`reading_road_map_weeks\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`reading_road_map_note\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_map_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_list_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_list_text\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_list_more\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_reviews_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`clients_contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_hero_ground\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_hero_label\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_hero_link\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_solutions_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_venture_partner_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_venture_partner_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_venture_partner_link\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_venture_partner_action\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_services_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_services_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_services_plan_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_services_plan_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_services_plan_link\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_map_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_road_map_banner_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_road_map_banner_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_road_map_banner_link\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_road_map_banner_button\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_home_contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_hero_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_hero_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_points_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_gallery_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_values_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_join_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_join_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_people_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_jobs_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_resume_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_career_resume_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_reading_road_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_reading_road_map_weeks\` numeric;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_reading_road_map_note\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_map_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_map_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_list_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_list_text\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_list_more\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_reviews_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_contact_title\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_clients_contact_text\` text;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`hero_label\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`hero_link\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`hero_ground\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`solutions_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`venture_partner_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`venture_partner_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`venture_partner_link\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`venture_partner_action\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`services_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`services_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`services_plan_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`services_plan_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`services_plan_link\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`map_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`map_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`road_map_banner_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`road_map_banner_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`road_map_banner_link\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`road_map_banner_button\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`contact_title\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`contact_text\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`emptied\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_hero_label\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_hero_link\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_hero_ground\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_solutions_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_venture_partner_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_venture_partner_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_venture_partner_link\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_venture_partner_action\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_services_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_services_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_services_plan_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_services_plan_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_services_plan_link\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_map_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_map_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_road_map_banner_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_road_map_banner_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_road_map_banner_link\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_road_map_banner_button\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_contact_title\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_contact_text\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_emptied\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`map_title\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`map_text\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`list_title\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`list_text\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`list_more\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`reviews_title\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`contact_title\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`contact_text\`;`)
  await db.run(sql`ALTER TABLE \`clients\` DROP COLUMN \`emptied\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_map_title\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_map_text\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_list_title\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_list_text\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_list_more\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_reviews_title\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_contact_title\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_contact_text\`;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` DROP COLUMN \`version_emptied\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`hero_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`hero_text\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`points_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`gallery_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`values_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`join_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`join_text\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`people_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`jobs_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`resume_title\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`resume_text\`;`)
  await db.run(sql`ALTER TABLE \`career\` DROP COLUMN \`emptied\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_hero_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_hero_text\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_points_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_gallery_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_values_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_join_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_join_text\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_people_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_jobs_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_resume_title\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_resume_text\`;`)
  await db.run(sql`ALTER TABLE \`_career_v\` DROP COLUMN \`version_emptied\`;`)
  await db.run(sql`ALTER TABLE \`road_map\` DROP COLUMN \`plan_text\`;`)
  await db.run(sql`ALTER TABLE \`road_map\` DROP COLUMN \`plan_weeks\`;`)
  await db.run(sql`ALTER TABLE \`road_map\` DROP COLUMN \`plan_note\`;`)
  await db.run(sql`ALTER TABLE \`road_map\` DROP COLUMN \`emptied\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`version_plan_text\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`version_plan_weeks\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`version_plan_note\`;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` DROP COLUMN \`version_emptied\`;`)
}
