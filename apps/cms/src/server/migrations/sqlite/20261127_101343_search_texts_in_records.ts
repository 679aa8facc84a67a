import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`landing_pages\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`landing_pages\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`landing_pages\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`landing_pages\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`landing_pages\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`landing_pages\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`landing_pages_search_search_image_idx\` ON \`landing_pages\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_landing_pages_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_search_version_search_image_idx\` ON \`_landing_pages_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`technologies\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`technologies_search_search_image_idx\` ON \`technologies\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_technologies_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_search_version_search_image_idx\` ON \`_technologies_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`expertise\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`expertise_search_search_image_idx\` ON \`expertise\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_expertise_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_search_version_search_image_idx\` ON \`_expertise_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`services_search_search_image_idx\` ON \`services\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_search_version_search_image_idx\` ON \`_services_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`case_studies_search_search_image_idx\` ON \`case_studies\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_search_version_search_image_idx\` ON \`_case_studies_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`vacancies_search_search_image_idx\` ON \`vacancies\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_search_version_search_image_idx\` ON \`_vacancies_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`career_posts\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`career_posts_search_search_image_idx\` ON \`career_posts\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_career_posts_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_search_version_search_image_idx\` ON \`_career_posts_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`blog_posts\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`blog_posts_search_search_image_idx\` ON \`blog_posts\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_blog_posts_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_search_version_search_image_idx\` ON \`_blog_posts_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`authors_search_search_image_idx\` ON \`authors\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_authors_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_authors_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_authors_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_authors_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_authors_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_authors_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_search_version_search_image_idx\` ON \`_authors_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`categories_search_search_image_idx\` ON \`categories\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_search_version_search_image_idx\` ON \`_categories_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`tags\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`tags_search_search_image_idx\` ON \`tags\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_tags_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_tags_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_tags_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_tags_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_tags_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_tags_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_search_version_search_image_idx\` ON \`_tags_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`articles_search_search_image_idx\` ON \`articles\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_search_version_search_image_idx\` ON \`_articles_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`seo_records\` ADD \`noindex\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` ADD \`version_noindex\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`home_search_search_image_idx\` ON \`home\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_search_version_search_image_idx\` ON \`_home_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`clients\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`clients_search_search_image_idx\` ON \`clients\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_clients_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_search_version_search_image_idx\` ON \`_clients_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`career\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`career_search_search_image_idx\` ON \`career\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_career_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_career_v_version_search_version_search_image_idx\` ON \`_career_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`road_map\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`road_map_search_search_image_idx\` ON \`road_map\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_road_map_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_search_version_search_image_idx\` ON \`_road_map_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`privacy_policy_search_search_image_idx\` ON \`privacy_policy\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_search_version_search_image_idx\` ON \`_privacy_policy_v\` (\`version_search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`terms_of_use_search_search_image_idx\` ON \`terms_of_use\` (\`search_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_search_image_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_search_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_search_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_search_noindex\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_search_version_search_image_idx\` ON \`_terms_of_use_v\` (\`version_search_image_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_landing_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`slug\` text,
  	\`blocks\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_landing_pages\`("id", "title", "slug", "blocks", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "slug", "blocks", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`landing_pages\`;`)
  await db.run(sql`DROP TABLE \`landing_pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_landing_pages\` RENAME TO \`landing_pages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`landing_pages_slug_idx\` ON \`landing_pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_publish_at_idx\` ON \`landing_pages\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_unpublish_at_idx\` ON \`landing_pages\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_updated_at_idx\` ON \`landing_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_created_at_idx\` ON \`landing_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages_deleted_at_idx\` ON \`landing_pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_pages__status_idx\` ON \`landing_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__landing_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_blocks\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`landing_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__landing_pages_v\`("id", "parent_id", "version_title", "version_slug", "version_blocks", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_slug", "version_blocks", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_landing_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_landing_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__landing_pages_v\` RENAME TO \`_landing_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_parent_idx\` ON \`_landing_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_slug_idx\` ON \`_landing_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_publish_at_idx\` ON \`_landing_pages_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_unpublish_at_idx\` ON \`_landing_pages_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_updated_at_idx\` ON \`_landing_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_created_at_idx\` ON \`_landing_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version_deleted_at_idx\` ON \`_landing_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_version_version__status_idx\` ON \`_landing_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_created_at_idx\` ON \`_landing_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_updated_at_idx\` ON \`_landing_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_latest_idx\` ON \`_landing_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_landing_pages_v_autosave_idx\` ON \`_landing_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_technologies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`image_section_title\` text,
  	\`image_section_paragraph\` text,
  	\`image_section_image_id\` integer,
  	\`project_section_title\` text,
  	\`project_section_description\` text,
  	\`project_section_image_id\` integer,
  	\`why_section_title\` text,
  	\`worked_with_title\` text,
  	\`driven_platforms_title\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_technologies\`("id", "slug", "title", "image_section_title", "image_section_paragraph", "image_section_image_id", "project_section_title", "project_section_description", "project_section_image_id", "why_section_title", "worked_with_title", "driven_platforms_title", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "title", "image_section_title", "image_section_paragraph", "image_section_image_id", "project_section_title", "project_section_description", "project_section_image_id", "why_section_title", "worked_with_title", "driven_platforms_title", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`technologies\`;`)
  await db.run(sql`DROP TABLE \`technologies\`;`)
  await db.run(sql`ALTER TABLE \`__new_technologies\` RENAME TO \`technologies\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`technologies_slug_idx\` ON \`technologies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`technologies_image_section_image_section_image_idx\` ON \`technologies\` (\`image_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_project_section_project_section_image_idx\` ON \`technologies\` (\`project_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`technologies_publish_at_idx\` ON \`technologies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_unpublish_at_idx\` ON \`technologies\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_updated_at_idx\` ON \`technologies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_created_at_idx\` ON \`technologies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies_deleted_at_idx\` ON \`technologies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`technologies__status_idx\` ON \`technologies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__technologies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_image_section_title\` text,
  	\`version_image_section_paragraph\` text,
  	\`version_image_section_image_id\` integer,
  	\`version_project_section_title\` text,
  	\`version_project_section_description\` text,
  	\`version_project_section_image_id\` integer,
  	\`version_why_section_title\` text,
  	\`version_worked_with_title\` text,
  	\`version_driven_platforms_title\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`technologies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_section_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__technologies_v\`("id", "parent_id", "version_slug", "version_title", "version_image_section_title", "version_image_section_paragraph", "version_image_section_image_id", "version_project_section_title", "version_project_section_description", "version_project_section_image_id", "version_why_section_title", "version_worked_with_title", "version_driven_platforms_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_title", "version_image_section_title", "version_image_section_paragraph", "version_image_section_image_id", "version_project_section_title", "version_project_section_description", "version_project_section_image_id", "version_why_section_title", "version_worked_with_title", "version_driven_platforms_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_technologies_v\`;`)
  await db.run(sql`DROP TABLE \`_technologies_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__technologies_v\` RENAME TO \`_technologies_v\`;`)
  await db.run(sql`CREATE INDEX \`_technologies_v_parent_idx\` ON \`_technologies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_slug_idx\` ON \`_technologies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_image_section_version_image_sect_idx\` ON \`_technologies_v\` (\`version_image_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_project_section_version_project__idx\` ON \`_technologies_v\` (\`version_project_section_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_publish_at_idx\` ON \`_technologies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_unpublish_at_idx\` ON \`_technologies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_updated_at_idx\` ON \`_technologies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_created_at_idx\` ON \`_technologies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version_deleted_at_idx\` ON \`_technologies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_version_version__status_idx\` ON \`_technologies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_created_at_idx\` ON \`_technologies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_updated_at_idx\` ON \`_technologies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_latest_idx\` ON \`_technologies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_technologies_v_autosave_idx\` ON \`_technologies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_expertise\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`image_id\` integer,
  	\`terms_title\` text,
  	\`terms_description\` text,
  	\`clients_title\` text,
  	\`works_title\` text,
  	\`text_under_slider_left\` text,
  	\`text_under_slider_right\` text,
  	\`team_image_id\` integer,
  	\`how_it_works_title\` text,
  	\`why_us_title\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`team_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_expertise\`("id", "slug", "title", "image_id", "terms_title", "terms_description", "clients_title", "works_title", "text_under_slider_left", "text_under_slider_right", "team_image_id", "how_it_works_title", "why_us_title", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "title", "image_id", "terms_title", "terms_description", "clients_title", "works_title", "text_under_slider_left", "text_under_slider_right", "team_image_id", "how_it_works_title", "why_us_title", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`expertise\`;`)
  await db.run(sql`DROP TABLE \`expertise\`;`)
  await db.run(sql`ALTER TABLE \`__new_expertise\` RENAME TO \`expertise\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`expertise_slug_idx\` ON \`expertise\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`expertise_image_idx\` ON \`expertise\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_team_image_idx\` ON \`expertise\` (\`team_image_id\`);`)
  await db.run(sql`CREATE INDEX \`expertise_publish_at_idx\` ON \`expertise\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_unpublish_at_idx\` ON \`expertise\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_updated_at_idx\` ON \`expertise\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_created_at_idx\` ON \`expertise\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise_deleted_at_idx\` ON \`expertise\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`expertise__status_idx\` ON \`expertise\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__expertise_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_image_id\` integer,
  	\`version_terms_title\` text,
  	\`version_terms_description\` text,
  	\`version_clients_title\` text,
  	\`version_works_title\` text,
  	\`version_text_under_slider_left\` text,
  	\`version_text_under_slider_right\` text,
  	\`version_team_image_id\` integer,
  	\`version_how_it_works_title\` text,
  	\`version_why_us_title\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`expertise\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_team_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__expertise_v\`("id", "parent_id", "version_slug", "version_title", "version_image_id", "version_terms_title", "version_terms_description", "version_clients_title", "version_works_title", "version_text_under_slider_left", "version_text_under_slider_right", "version_team_image_id", "version_how_it_works_title", "version_why_us_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_title", "version_image_id", "version_terms_title", "version_terms_description", "version_clients_title", "version_works_title", "version_text_under_slider_left", "version_text_under_slider_right", "version_team_image_id", "version_how_it_works_title", "version_why_us_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_expertise_v\`;`)
  await db.run(sql`DROP TABLE \`_expertise_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__expertise_v\` RENAME TO \`_expertise_v\`;`)
  await db.run(sql`CREATE INDEX \`_expertise_v_parent_idx\` ON \`_expertise_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_slug_idx\` ON \`_expertise_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_image_idx\` ON \`_expertise_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_team_image_idx\` ON \`_expertise_v\` (\`version_team_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_publish_at_idx\` ON \`_expertise_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_unpublish_at_idx\` ON \`_expertise_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_updated_at_idx\` ON \`_expertise_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_created_at_idx\` ON \`_expertise_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version_deleted_at_idx\` ON \`_expertise_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_version_version__status_idx\` ON \`_expertise_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_created_at_idx\` ON \`_expertise_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_updated_at_idx\` ON \`_expertise_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_latest_idx\` ON \`_expertise_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_expertise_v_autosave_idx\` ON \`_expertise_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`short_description\` text,
  	\`featured_image_id\` integer,
  	\`explore_our_expertise_description\` text,
  	\`explore_our_expertise_image_id\` integer,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`explore_our_expertise_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "name", "slug", "order", "title", "short_description", "featured_image_id", "explore_our_expertise_description", "explore_our_expertise_image_id", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "slug", "order", "title", "short_description", "featured_image_id", "explore_our_expertise_description", "explore_our_expertise_image_id", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_order_idx\` ON \`services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_featured_image_idx\` ON \`services\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_explore_our_expertise_explore_our_expertise_ima_idx\` ON \`services\` (\`explore_our_expertise_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_publish_at_idx\` ON \`services\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`services_unpublish_at_idx\` ON \`services\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_featured_image_id\` integer,
  	\`version_explore_our_expertise_description\` text,
  	\`version_explore_our_expertise_image_id\` integer,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_explore_our_expertise_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version_name", "version_slug", "version_order", "version_title", "version_short_description", "version_featured_image_id", "version_explore_our_expertise_description", "version_explore_our_expertise_image_id", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_slug", "version_order", "version_title", "version_short_description", "version_featured_image_id", "version_explore_our_expertise_description", "version_explore_our_expertise_image_id", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_order_idx\` ON \`_services_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_featured_image_idx\` ON \`_services_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_explore_our_expertise_version_explor_idx\` ON \`_services_v\` (\`version_explore_our_expertise_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_publish_at_idx\` ON \`_services_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_unpublish_at_idx\` ON \`_services_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_case_studies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`short_description\` text,
  	\`date_short_post\` text,
  	\`featured_image_id\` integer,
  	\`result\` text,
  	\`background_wallpaper_id\` integer,
  	\`project_image_id\` integer,
  	\`facts_location\` text,
  	\`facts_team_size\` text,
  	\`facts_partnership_period\` text,
  	\`facts_technologies\` text,
  	\`facts_expertise_delivered\` text,
  	\`facts_services\` text,
  	\`goal_and_tasks_description\` text,
  	\`goal_and_tasks_image_id\` integer,
  	\`challenges_description\` text,
  	\`challenges_image_id\` integer,
  	\`research_and_discovery_left_description\` text,
  	\`research_and_discovery_right_description\` text,
  	\`site_url\` text,
  	\`partnership_overview_left_description\` text,
  	\`partnership_overview_right_description\` text,
  	\`call_to_action_show\` text DEFAULT 'default',
  	\`call_to_action_title\` text,
  	\`call_to_action_text\` text,
  	\`call_to_action_label\` text,
  	\`call_to_action_link\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_wallpaper_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`goal_and_tasks_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`challenges_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_case_studies\`("id", "slug", "order", "title", "short_description", "date_short_post", "featured_image_id", "result", "background_wallpaper_id", "project_image_id", "facts_location", "facts_team_size", "facts_partnership_period", "facts_technologies", "facts_expertise_delivered", "facts_services", "goal_and_tasks_description", "goal_and_tasks_image_id", "challenges_description", "challenges_image_id", "research_and_discovery_left_description", "research_and_discovery_right_description", "site_url", "partnership_overview_left_description", "partnership_overview_right_description", "call_to_action_show", "call_to_action_title", "call_to_action_text", "call_to_action_label", "call_to_action_link", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "order", "title", "short_description", "date_short_post", "featured_image_id", "result", "background_wallpaper_id", "project_image_id", "facts_location", "facts_team_size", "facts_partnership_period", "facts_technologies", "facts_expertise_delivered", "facts_services", "goal_and_tasks_description", "goal_and_tasks_image_id", "challenges_description", "challenges_image_id", "research_and_discovery_left_description", "research_and_discovery_right_description", "site_url", "partnership_overview_left_description", "partnership_overview_right_description", "call_to_action_show", "call_to_action_title", "call_to_action_text", "call_to_action_label", "call_to_action_link", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`case_studies\`;`)
  await db.run(sql`DROP TABLE \`case_studies\`;`)
  await db.run(sql`ALTER TABLE \`__new_case_studies\` RENAME TO \`case_studies\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_slug_idx\` ON \`case_studies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_order_idx\` ON \`case_studies\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_featured_image_idx\` ON \`case_studies\` (\`featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_background_wallpaper_idx\` ON \`case_studies\` (\`background_wallpaper_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_project_image_idx\` ON \`case_studies\` (\`project_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_goal_and_tasks_goal_and_tasks_image_idx\` ON \`case_studies\` (\`goal_and_tasks_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_challenges_challenges_image_idx\` ON \`case_studies\` (\`challenges_image_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_publish_at_idx\` ON \`case_studies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_unpublish_at_idx\` ON \`case_studies\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_updated_at_idx\` ON \`case_studies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_created_at_idx\` ON \`case_studies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_deleted_at_idx\` ON \`case_studies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies__status_idx\` ON \`case_studies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__case_studies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_date_short_post\` text,
  	\`version_featured_image_id\` integer,
  	\`version_result\` text,
  	\`version_background_wallpaper_id\` integer,
  	\`version_project_image_id\` integer,
  	\`version_facts_location\` text,
  	\`version_facts_team_size\` text,
  	\`version_facts_partnership_period\` text,
  	\`version_facts_technologies\` text,
  	\`version_facts_expertise_delivered\` text,
  	\`version_facts_services\` text,
  	\`version_goal_and_tasks_description\` text,
  	\`version_goal_and_tasks_image_id\` integer,
  	\`version_challenges_description\` text,
  	\`version_challenges_image_id\` integer,
  	\`version_research_and_discovery_left_description\` text,
  	\`version_research_and_discovery_right_description\` text,
  	\`version_site_url\` text,
  	\`version_partnership_overview_left_description\` text,
  	\`version_partnership_overview_right_description\` text,
  	\`version_call_to_action_show\` text DEFAULT 'default',
  	\`version_call_to_action_title\` text,
  	\`version_call_to_action_text\` text,
  	\`version_call_to_action_label\` text,
  	\`version_call_to_action_link\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_featured_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_wallpaper_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_goal_and_tasks_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_challenges_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__case_studies_v\`("id", "parent_id", "version_slug", "version_order", "version_title", "version_short_description", "version_date_short_post", "version_featured_image_id", "version_result", "version_background_wallpaper_id", "version_project_image_id", "version_facts_location", "version_facts_team_size", "version_facts_partnership_period", "version_facts_technologies", "version_facts_expertise_delivered", "version_facts_services", "version_goal_and_tasks_description", "version_goal_and_tasks_image_id", "version_challenges_description", "version_challenges_image_id", "version_research_and_discovery_left_description", "version_research_and_discovery_right_description", "version_site_url", "version_partnership_overview_left_description", "version_partnership_overview_right_description", "version_call_to_action_show", "version_call_to_action_title", "version_call_to_action_text", "version_call_to_action_label", "version_call_to_action_link", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_order", "version_title", "version_short_description", "version_date_short_post", "version_featured_image_id", "version_result", "version_background_wallpaper_id", "version_project_image_id", "version_facts_location", "version_facts_team_size", "version_facts_partnership_period", "version_facts_technologies", "version_facts_expertise_delivered", "version_facts_services", "version_goal_and_tasks_description", "version_goal_and_tasks_image_id", "version_challenges_description", "version_challenges_image_id", "version_research_and_discovery_left_description", "version_research_and_discovery_right_description", "version_site_url", "version_partnership_overview_left_description", "version_partnership_overview_right_description", "version_call_to_action_show", "version_call_to_action_title", "version_call_to_action_text", "version_call_to_action_label", "version_call_to_action_link", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__case_studies_v\` RENAME TO \`_case_studies_v\`;`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_parent_idx\` ON \`_case_studies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_slug_idx\` ON \`_case_studies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_order_idx\` ON \`_case_studies_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_featured_image_idx\` ON \`_case_studies_v\` (\`version_featured_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_background_wallpaper_idx\` ON \`_case_studies_v\` (\`version_background_wallpaper_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_project_image_idx\` ON \`_case_studies_v\` (\`version_project_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_goal_and_tasks_version_goal_and__idx\` ON \`_case_studies_v\` (\`version_goal_and_tasks_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_challenges_version_challenges_im_idx\` ON \`_case_studies_v\` (\`version_challenges_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_publish_at_idx\` ON \`_case_studies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_unpublish_at_idx\` ON \`_case_studies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_updated_at_idx\` ON \`_case_studies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_created_at_idx\` ON \`_case_studies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_deleted_at_idx\` ON \`_case_studies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version__status_idx\` ON \`_case_studies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_created_at_idx\` ON \`_case_studies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_updated_at_idx\` ON \`_case_studies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_latest_idx\` ON \`_case_studies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_autosave_idx\` ON \`_case_studies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_vacancies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`hot\` numeric DEFAULT 0,
  	\`date\` text,
  	\`valid_through\` text,
  	\`title\` text,
  	\`description\` text,
  	\`first_info_image_id\` integer,
  	\`hours\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`first_info_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_vacancies\`("id", "slug", "hot", "date", "valid_through", "title", "description", "first_info_image_id", "hours", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "hot", "date", "valid_through", "title", "description", "first_info_image_id", "hours", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`ALTER TABLE \`__new_vacancies\` RENAME TO \`vacancies\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_slug_idx\` ON \`vacancies\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_hot_idx\` ON \`vacancies\` (\`hot\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_first_info_image_idx\` ON \`vacancies\` (\`first_info_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_publish_at_idx\` ON \`vacancies\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_unpublish_at_idx\` ON \`vacancies\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_deleted_at_idx\` ON \`vacancies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies__status_idx\` ON \`vacancies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__vacancies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_hot\` numeric DEFAULT 0,
  	\`version_date\` text,
  	\`version_valid_through\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_first_info_image_id\` integer,
  	\`version_hours\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_info_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__vacancies_v\`("id", "parent_id", "version_slug", "version_hot", "version_date", "version_valid_through", "version_title", "version_description", "version_first_info_image_id", "version_hours", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_hot", "version_date", "version_valid_through", "version_title", "version_description", "version_first_info_image_id", "version_hours", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__vacancies_v\` RENAME TO \`_vacancies_v\`;`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_slug_idx\` ON \`_vacancies_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_hot_idx\` ON \`_vacancies_v\` (\`version_hot\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_first_info_image_idx\` ON \`_vacancies_v\` (\`version_first_info_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_publish_at_idx\` ON \`_vacancies_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_unpublish_at_idx\` ON \`_vacancies_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_updated_at_idx\` ON \`_vacancies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_created_at_idx\` ON \`_vacancies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_deleted_at_idx\` ON \`_vacancies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version__status_idx\` ON \`_vacancies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_created_at_idx\` ON \`_vacancies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_updated_at_idx\` ON \`_vacancies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_latest_idx\` ON \`_vacancies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_autosave_idx\` ON \`_vacancies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_career_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`location\` text,
  	\`type_of_employment\` text,
  	\`technologies\` text,
  	\`description\` text,
  	\`main_responsibilities\` text,
  	\`role_requirements\` text,
  	\`professional_growth\` text,
  	\`care_comfort_and_fun\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_career_posts\`("id", "title", "location", "type_of_employment", "technologies", "description", "main_responsibilities", "role_requirements", "professional_growth", "care_comfort_and_fun", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "location", "type_of_employment", "technologies", "description", "main_responsibilities", "role_requirements", "professional_growth", "care_comfort_and_fun", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`career_posts\`;`)
  await db.run(sql`DROP TABLE \`career_posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_career_posts\` RENAME TO \`career_posts\`;`)
  await db.run(sql`CREATE INDEX \`career_posts_publish_at_idx\` ON \`career_posts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_unpublish_at_idx\` ON \`career_posts\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_updated_at_idx\` ON \`career_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_created_at_idx\` ON \`career_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts_deleted_at_idx\` ON \`career_posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`career_posts__status_idx\` ON \`career_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__career_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_location\` text,
  	\`version_type_of_employment\` text,
  	\`version_technologies\` text,
  	\`version_description\` text,
  	\`version_main_responsibilities\` text,
  	\`version_role_requirements\` text,
  	\`version_professional_growth\` text,
  	\`version_care_comfort_and_fun\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`career_posts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__career_posts_v\`("id", "parent_id", "version_title", "version_location", "version_type_of_employment", "version_technologies", "version_description", "version_main_responsibilities", "version_role_requirements", "version_professional_growth", "version_care_comfort_and_fun", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_location", "version_type_of_employment", "version_technologies", "version_description", "version_main_responsibilities", "version_role_requirements", "version_professional_growth", "version_care_comfort_and_fun", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_career_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_career_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__career_posts_v\` RENAME TO \`_career_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_parent_idx\` ON \`_career_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_publish_at_idx\` ON \`_career_posts_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_unpublish_at_idx\` ON \`_career_posts_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_updated_at_idx\` ON \`_career_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_created_at_idx\` ON \`_career_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version_deleted_at_idx\` ON \`_career_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_version_version__status_idx\` ON \`_career_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_created_at_idx\` ON \`_career_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_updated_at_idx\` ON \`_career_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_latest_idx\` ON \`_career_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_career_posts_v_autosave_idx\` ON \`_career_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_blog_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`date\` text,
  	\`modified\` text,
  	\`title\` text,
  	\`description\` text,
  	\`author_id\` integer,
  	\`category\` text,
  	\`thumbnail_id\` integer,
  	\`first_screen_image_id\` integer,
  	\`call_to_action_show\` text DEFAULT 'default',
  	\`call_to_action_title\` text,
  	\`call_to_action_text\` text,
  	\`call_to_action_label\` text,
  	\`call_to_action_link\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_screen_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blog_posts\`("id", "slug", "date", "modified", "title", "description", "author_id", "category", "thumbnail_id", "first_screen_image_id", "call_to_action_show", "call_to_action_title", "call_to_action_text", "call_to_action_label", "call_to_action_link", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "date", "modified", "title", "description", "author_id", "category", "thumbnail_id", "first_screen_image_id", "call_to_action_show", "call_to_action_title", "call_to_action_text", "call_to_action_label", "call_to_action_link", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`blog_posts\`;`)
  await db.run(sql`DROP TABLE \`blog_posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_blog_posts\` RENAME TO \`blog_posts\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`blog_posts_slug_idx\` ON \`blog_posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_date_idx\` ON \`blog_posts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_author_idx\` ON \`blog_posts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_thumbnail_idx\` ON \`blog_posts\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_first_screen_image_idx\` ON \`blog_posts\` (\`first_screen_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_publish_at_idx\` ON \`blog_posts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_unpublish_at_idx\` ON \`blog_posts\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_updated_at_idx\` ON \`blog_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_created_at_idx\` ON \`blog_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts_deleted_at_idx\` ON \`blog_posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_posts__status_idx\` ON \`blog_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__blog_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_date\` text,
  	\`version_modified\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_author_id\` integer,
  	\`version_category\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_first_screen_image_id\` integer,
  	\`version_call_to_action_show\` text DEFAULT 'default',
  	\`version_call_to_action_title\` text,
  	\`version_call_to_action_text\` text,
  	\`version_call_to_action_label\` text,
  	\`version_call_to_action_link\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_screen_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blog_posts_v\`("id", "parent_id", "version_slug", "version_date", "version_modified", "version_title", "version_description", "version_author_id", "version_category", "version_thumbnail_id", "version_first_screen_image_id", "version_call_to_action_show", "version_call_to_action_title", "version_call_to_action_text", "version_call_to_action_label", "version_call_to_action_link", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_date", "version_modified", "version_title", "version_description", "version_author_id", "version_category", "version_thumbnail_id", "version_first_screen_image_id", "version_call_to_action_show", "version_call_to_action_title", "version_call_to_action_text", "version_call_to_action_label", "version_call_to_action_link", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_blog_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_blog_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blog_posts_v\` RENAME TO \`_blog_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_parent_idx\` ON \`_blog_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_slug_idx\` ON \`_blog_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_date_idx\` ON \`_blog_posts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_author_idx\` ON \`_blog_posts_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_thumbnail_idx\` ON \`_blog_posts_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_first_screen_image_idx\` ON \`_blog_posts_v\` (\`version_first_screen_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_publish_at_idx\` ON \`_blog_posts_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_unpublish_at_idx\` ON \`_blog_posts_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_updated_at_idx\` ON \`_blog_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_created_at_idx\` ON \`_blog_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version_deleted_at_idx\` ON \`_blog_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_version_version__status_idx\` ON \`_blog_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_created_at_idx\` ON \`_blog_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_updated_at_idx\` ON \`_blog_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_latest_idx\` ON \`_blog_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blog_posts_v_autosave_idx\` ON \`_blog_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_authors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`role\` text,
  	\`portrait_id\` integer,
  	\`description\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_authors\`("id", "slug", "title", "role", "portrait_id", "description", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "title", "role", "portrait_id", "description", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`authors\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`ALTER TABLE \`__new_authors\` RENAME TO \`authors\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_slug_idx\` ON \`authors\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`authors_portrait_idx\` ON \`authors\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`authors_publish_at_idx\` ON \`authors\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_unpublish_at_idx\` ON \`authors\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_deleted_at_idx\` ON \`authors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`authors__status_idx\` ON \`authors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__authors_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_role\` text,
  	\`version_portrait_id\` integer,
  	\`version_description\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__authors_v\`("id", "parent_id", "version_slug", "version_title", "version_role", "version_portrait_id", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_title", "version_role", "version_portrait_id", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_authors_v\`;`)
  await db.run(sql`DROP TABLE \`_authors_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__authors_v\` RENAME TO \`_authors_v\`;`)
  await db.run(sql`CREATE INDEX \`_authors_v_parent_idx\` ON \`_authors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_slug_idx\` ON \`_authors_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_portrait_idx\` ON \`_authors_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_publish_at_idx\` ON \`_authors_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_unpublish_at_idx\` ON \`_authors_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_updated_at_idx\` ON \`_authors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_created_at_idx\` ON \`_authors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version_deleted_at_idx\` ON \`_authors_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_version_version__status_idx\` ON \`_authors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_created_at_idx\` ON \`_authors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_updated_at_idx\` ON \`_authors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_latest_idx\` ON \`_authors_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_authors_v_autosave_idx\` ON \`_authors_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_categories\`("id", "slug", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_categories\` RENAME TO \`categories\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_publish_at_idx\` ON \`categories\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_unpublish_at_idx\` ON \`categories\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`categories__status_idx\` ON \`categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__categories_v\`("id", "parent_id", "version_slug", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__categories_v\` RENAME TO \`_categories_v\`;`)
  await db.run(sql`CREATE INDEX \`_categories_v_parent_idx\` ON \`_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_slug_idx\` ON \`_categories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_publish_at_idx\` ON \`_categories_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_unpublish_at_idx\` ON \`_categories_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_updated_at_idx\` ON \`_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_created_at_idx\` ON \`_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_deleted_at_idx\` ON \`_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version__status_idx\` ON \`_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_created_at_idx\` ON \`_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_updated_at_idx\` ON \`_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_latest_idx\` ON \`_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_categories_v_autosave_idx\` ON \`_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`title\` text,
  	\`description\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tags\`("id", "slug", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`ALTER TABLE \`__new_tags\` RENAME TO \`tags\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tags_publish_at_idx\` ON \`tags\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_unpublish_at_idx\` ON \`tags\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_deleted_at_idx\` ON \`tags\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tags__status_idx\` ON \`tags\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__tags_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tags_v\`("id", "parent_id", "version_slug", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_tags_v\`;`)
  await db.run(sql`DROP TABLE \`_tags_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tags_v\` RENAME TO \`_tags_v\`;`)
  await db.run(sql`CREATE INDEX \`_tags_v_parent_idx\` ON \`_tags_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_slug_idx\` ON \`_tags_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_publish_at_idx\` ON \`_tags_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_unpublish_at_idx\` ON \`_tags_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_updated_at_idx\` ON \`_tags_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_created_at_idx\` ON \`_tags_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version_deleted_at_idx\` ON \`_tags_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_version_version__status_idx\` ON \`_tags_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_created_at_idx\` ON \`_tags_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_updated_at_idx\` ON \`_tags_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_latest_idx\` ON \`_tags_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_tags_v_autosave_idx\` ON \`_tags_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`title\` text,
  	\`hero_title\` text,
  	\`hero_description\` text,
  	\`hero_background_id\` integer,
  	\`mobile_navigation_image_id\` integer,
  	\`contents_title\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hero_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mobile_navigation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "slug", "order", "title", "hero_title", "hero_description", "hero_background_id", "mobile_navigation_image_id", "contents_title", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "slug", "order", "title", "hero_title", "hero_description", "hero_background_id", "mobile_navigation_image_id", "contents_title", "publish_at", "unpublish_at", "last_saved_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_order_idx\` ON \`articles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_hero_background_idx\` ON \`articles\` (\`hero_background_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_mobile_navigation_image_idx\` ON \`articles\` (\`mobile_navigation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_publish_at_idx\` ON \`articles\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_unpublish_at_idx\` ON \`articles\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_title\` text,
  	\`version_hero_title\` text,
  	\`version_hero_description\` text,
  	\`version_hero_background_id\` integer,
  	\`version_mobile_navigation_image_id\` integer,
  	\`version_contents_title\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mobile_navigation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_slug", "version_order", "version_title", "version_hero_title", "version_hero_description", "version_hero_background_id", "version_mobile_navigation_image_id", "version_contents_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_order", "version_title", "version_hero_title", "version_hero_description", "version_hero_background_id", "version_mobile_navigation_image_id", "version_contents_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_order_idx\` ON \`_articles_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_hero_background_idx\` ON \`_articles_v\` (\`version_hero_background_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_mobile_navigation_image_idx\` ON \`_articles_v\` (\`version_mobile_navigation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_publish_at_idx\` ON \`_articles_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_unpublish_at_idx\` ON \`_articles_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_home\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`header_title\` text,
  	\`header_description\` text,
  	\`header_video_id\` integer,
  	\`header_video_preview_id\` integer,
  	\`provide_title\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`header_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`header_video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home\`("id", "header_title", "header_description", "header_video_id", "header_video_preview_id", "provide_title", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at") SELECT "id", "header_title", "header_description", "header_video_id", "header_video_preview_id", "provide_title", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at" FROM \`home\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`ALTER TABLE \`__new_home\` RENAME TO \`home\`;`)
  await db.run(sql`CREATE INDEX \`home_header_video_idx\` ON \`home\` (\`header_video_id\`);`)
  await db.run(sql`CREATE INDEX \`home_header_video_preview_idx\` ON \`home\` (\`header_video_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`home_publish_at_idx\` ON \`home\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`home_unpublish_at_idx\` ON \`home\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_header_title\` text,
  	\`version_header_description\` text,
  	\`version_header_video_id\` integer,
  	\`version_header_video_preview_id\` integer,
  	\`version_provide_title\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_header_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_video_preview_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_v\`("id", "version_header_title", "version_header_description", "version_header_video_id", "version_header_video_preview_id", "version_provide_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_header_title", "version_header_description", "version_header_video_id", "version_header_video_preview_id", "version_provide_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_v\` RENAME TO \`_home_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_header_video_idx\` ON \`_home_v\` (\`version_header_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_header_video_preview_idx\` ON \`_home_v\` (\`version_header_video_preview_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_publish_at_idx\` ON \`_home_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_unpublish_at_idx\` ON \`_home_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_autosave_idx\` ON \`_home_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_clients\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_clients\`("id", "title", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at") SELECT "id", "title", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at" FROM \`clients\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`ALTER TABLE \`__new_clients\` RENAME TO \`clients\`;`)
  await db.run(sql`CREATE INDEX \`clients_publish_at_idx\` ON \`clients\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_unpublish_at_idx\` ON \`clients\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`clients__status_idx\` ON \`clients\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__clients_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__clients_v\`("id", "version_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_clients_v\`;`)
  await db.run(sql`DROP TABLE \`_clients_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__clients_v\` RENAME TO \`_clients_v\`;`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_publish_at_idx\` ON \`_clients_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_unpublish_at_idx\` ON \`_clients_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version__status_idx\` ON \`_clients_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_created_at_idx\` ON \`_clients_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_updated_at_idx\` ON \`_clients_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_latest_idx\` ON \`_clients_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_autosave_idx\` ON \`_clients_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_career\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`first_screen_id\` integer,
  	\`first_screen_video_id\` integer,
  	\`feedback_rating\` numeric,
  	\`feedback_rating_title\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`first_screen_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_screen_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_career\`("id", "first_screen_id", "first_screen_video_id", "feedback_rating", "feedback_rating_title", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at") SELECT "id", "first_screen_id", "first_screen_video_id", "feedback_rating", "feedback_rating_title", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at" FROM \`career\`;`)
  await db.run(sql`DROP TABLE \`career\`;`)
  await db.run(sql`ALTER TABLE \`__new_career\` RENAME TO \`career\`;`)
  await db.run(sql`CREATE INDEX \`career_first_screen_idx\` ON \`career\` (\`first_screen_id\`);`)
  await db.run(sql`CREATE INDEX \`career_first_screen_video_idx\` ON \`career\` (\`first_screen_video_id\`);`)
  await db.run(sql`CREATE INDEX \`career_publish_at_idx\` ON \`career\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`career_unpublish_at_idx\` ON \`career\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`career__status_idx\` ON \`career\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__career_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_first_screen_id\` integer,
  	\`version_first_screen_video_id\` integer,
  	\`version_feedback_rating\` numeric,
  	\`version_feedback_rating_title\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_first_screen_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_screen_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__career_v\`("id", "version_first_screen_id", "version_first_screen_video_id", "version_feedback_rating", "version_feedback_rating_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_first_screen_id", "version_first_screen_video_id", "version_feedback_rating", "version_feedback_rating_title", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_career_v\`;`)
  await db.run(sql`DROP TABLE \`_career_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__career_v\` RENAME TO \`_career_v\`;`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_first_screen_idx\` ON \`_career_v\` (\`version_first_screen_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_first_screen_video_idx\` ON \`_career_v\` (\`version_first_screen_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_publish_at_idx\` ON \`_career_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version_unpublish_at_idx\` ON \`_career_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_version_version__status_idx\` ON \`_career_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_created_at_idx\` ON \`_career_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_updated_at_idx\` ON \`_career_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_latest_idx\` ON \`_career_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_career_v_autosave_idx\` ON \`_career_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_road_map\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`page_title\` text,
  	\`under_text_of_list\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_road_map\`("id", "page_title", "under_text_of_list", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at") SELECT "id", "page_title", "under_text_of_list", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at" FROM \`road_map\`;`)
  await db.run(sql`DROP TABLE \`road_map\`;`)
  await db.run(sql`ALTER TABLE \`__new_road_map\` RENAME TO \`road_map\`;`)
  await db.run(sql`CREATE INDEX \`road_map_publish_at_idx\` ON \`road_map\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`road_map_unpublish_at_idx\` ON \`road_map\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`road_map__status_idx\` ON \`road_map\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__road_map_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_page_title\` text,
  	\`version_under_text_of_list\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__road_map_v\`("id", "version_page_title", "version_under_text_of_list", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_page_title", "version_under_text_of_list", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_road_map_v\`;`)
  await db.run(sql`DROP TABLE \`_road_map_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__road_map_v\` RENAME TO \`_road_map_v\`;`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version_publish_at_idx\` ON \`_road_map_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version_unpublish_at_idx\` ON \`_road_map_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_version_version__status_idx\` ON \`_road_map_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_created_at_idx\` ON \`_road_map_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_updated_at_idx\` ON \`_road_map_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_latest_idx\` ON \`_road_map_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_road_map_v_autosave_idx\` ON \`_road_map_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy_policy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_privacy_policy\`("id", "head_text", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at") SELECT "id", "head_text", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at" FROM \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy_policy\` RENAME TO \`privacy_policy\`;`)
  await db.run(sql`CREATE INDEX \`privacy_policy_publish_at_idx\` ON \`privacy_policy\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_unpublish_at_idx\` ON \`privacy_policy\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_head_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__privacy_policy_v\`("id", "version_head_text", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_head_text", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_policy_v\` RENAME TO \`_privacy_policy_v\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_publish_at_idx\` ON \`_privacy_policy_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_unpublish_at_idx\` ON \`_privacy_policy_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_autosave_idx\` ON \`_privacy_policy_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_terms_of_use\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_text\` text,
  	\`title\` text,
  	\`description\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`last_saved_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_terms_of_use\`("id", "head_text", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at") SELECT "id", "head_text", "title", "description", "publish_at", "unpublish_at", "last_saved_by", "_status", "updated_at", "created_at" FROM \`terms_of_use\`;`)
  await db.run(sql`DROP TABLE \`terms_of_use\`;`)
  await db.run(sql`ALTER TABLE \`__new_terms_of_use\` RENAME TO \`terms_of_use\`;`)
  await db.run(sql`CREATE INDEX \`terms_of_use_publish_at_idx\` ON \`terms_of_use\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use_unpublish_at_idx\` ON \`terms_of_use\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use__status_idx\` ON \`terms_of_use\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__terms_of_use_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_head_text\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_last_saved_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__terms_of_use_v\`("id", "version_head_text", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_head_text", "version_title", "version_description", "version_publish_at", "version_unpublish_at", "version_last_saved_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_terms_of_use_v\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_use_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__terms_of_use_v\` RENAME TO \`_terms_of_use_v\`;`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version_publish_at_idx\` ON \`_terms_of_use_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version_unpublish_at_idx\` ON \`_terms_of_use_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version__status_idx\` ON \`_terms_of_use_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_created_at_idx\` ON \`_terms_of_use_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_updated_at_idx\` ON \`_terms_of_use_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_latest_idx\` ON \`_terms_of_use_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_autosave_idx\` ON \`_terms_of_use_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`seo_records\` DROP COLUMN \`noindex\`;`)
  await db.run(sql`ALTER TABLE \`_seo_records_v\` DROP COLUMN \`version_noindex\`;`)
}
