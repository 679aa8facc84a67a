import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_bands_home\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_home_order_idx\` ON \`settings_bands_home\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_home_parent_idx\` ON \`settings_bands_home\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_clients\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_clients_order_idx\` ON \`settings_bands_clients\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_clients_parent_idx\` ON \`settings_bands_clients\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_case_studies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_case_studies_order_idx\` ON \`settings_bands_case_studies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_case_studies_parent_idx\` ON \`settings_bands_case_studies\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_case_study\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_case_study_order_idx\` ON \`settings_bands_case_study\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_case_study_parent_idx\` ON \`settings_bands_case_study\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_service\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_service_order_idx\` ON \`settings_bands_service\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_service_parent_idx\` ON \`settings_bands_service\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_technology\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_technology_order_idx\` ON \`settings_bands_technology\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_technology_parent_idx\` ON \`settings_bands_technology\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_expertise\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_expertise_order_idx\` ON \`settings_bands_expertise\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_expertise_parent_idx\` ON \`settings_bands_expertise\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_sales\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_sales_order_idx\` ON \`settings_bands_sales\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_sales_parent_idx\` ON \`settings_bands_sales\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_pricing\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_pricing_order_idx\` ON \`settings_bands_pricing\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_pricing_parent_idx\` ON \`settings_bands_pricing\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_survey\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_survey_order_idx\` ON \`settings_bands_survey\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_survey_parent_idx\` ON \`settings_bands_survey\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_road_map\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_road_map_order_idx\` ON \`settings_bands_road_map\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_road_map_parent_idx\` ON \`settings_bands_road_map\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_career\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_career_order_idx\` ON \`settings_bands_career\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_career_parent_idx\` ON \`settings_bands_career\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_vacancies\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancies_order_idx\` ON \`settings_bands_vacancies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancies_parent_idx\` ON \`settings_bands_vacancies\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_bands_vacancy\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancy_order_idx\` ON \`settings_bands_vacancy\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_bands_vacancy_parent_idx\` ON \`settings_bands_vacancy\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_home_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_home_v_order_idx\` ON \`_settings_bands_home_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_home_v_parent_idx\` ON \`_settings_bands_home_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_clients_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_clients_v_order_idx\` ON \`_settings_bands_clients_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_clients_v_parent_idx\` ON \`_settings_bands_clients_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_case_studies_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_studies_v_order_idx\` ON \`_settings_bands_case_studies_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_studies_v_parent_idx\` ON \`_settings_bands_case_studies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_case_study_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_study_v_order_idx\` ON \`_settings_bands_case_study_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_case_study_v_parent_idx\` ON \`_settings_bands_case_study_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_service_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_service_v_order_idx\` ON \`_settings_bands_service_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_service_v_parent_idx\` ON \`_settings_bands_service_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_technology_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_technology_v_order_idx\` ON \`_settings_bands_technology_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_technology_v_parent_idx\` ON \`_settings_bands_technology_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_expertise_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_expertise_v_order_idx\` ON \`_settings_bands_expertise_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_expertise_v_parent_idx\` ON \`_settings_bands_expertise_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_sales_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_sales_v_order_idx\` ON \`_settings_bands_sales_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_sales_v_parent_idx\` ON \`_settings_bands_sales_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_pricing_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_pricing_v_order_idx\` ON \`_settings_bands_pricing_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_pricing_v_parent_idx\` ON \`_settings_bands_pricing_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_survey_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_survey_v_order_idx\` ON \`_settings_bands_survey_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_survey_v_parent_idx\` ON \`_settings_bands_survey_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_road_map_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_road_map_v_order_idx\` ON \`_settings_bands_road_map_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_road_map_v_parent_idx\` ON \`_settings_bands_road_map_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_career_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_career_v_order_idx\` ON \`_settings_bands_career_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_career_v_parent_idx\` ON \`_settings_bands_career_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_vacancies_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancies_v_order_idx\` ON \`_settings_bands_vacancies_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancies_v_parent_idx\` ON \`_settings_bands_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_bands_vacancy_v\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancy_v_order_idx\` ON \`_settings_bands_vacancy_v\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_bands_vacancy_v_parent_idx\` ON \`_settings_bands_vacancy_v\` (\`parent_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_bands_home\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_clients\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_case_studies\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_case_study\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_service\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_technology\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_expertise\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_sales\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_pricing\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_survey\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_road_map\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_career\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_vacancies\`;`)
  await db.run(sql`DROP TABLE \`settings_bands_vacancy\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_home_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_clients_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_case_study_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_service_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_technology_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_expertise_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_sales_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_pricing_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_survey_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_road_map_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_career_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_bands_vacancy_v\`;`)
}
