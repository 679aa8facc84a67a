import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "technologies" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_technologies_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "expertise" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "services" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "career_posts" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_career_posts_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "vacancy_terms" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_vacancy_terms_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "authors" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_authors_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "categories" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "tags" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_tags_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "articles" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "seo_records" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_seo_records_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "specialisation_costs" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_specialisation_costs_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "translations" ADD COLUMN "same_words" boolean;
  ALTER TABLE "translations" ADD COLUMN "translated_from" jsonb;
  ALTER TABLE "translations" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_translations_v" ADD COLUMN "version_same_words" boolean;
  ALTER TABLE "_translations_v" ADD COLUMN "version_translated_from" jsonb;
  ALTER TABLE "_translations_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "home" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "about" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "clients" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "career" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "road_map" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "privacy_policy" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "terms_of_use" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_terms_of_use_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "options" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_options_v" ADD COLUMN "version_last_saved_in" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "last_saved_in" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_last_saved_in" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages" DROP COLUMN "last_saved_in";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "technologies" DROP COLUMN "last_saved_in";
  ALTER TABLE "_technologies_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "expertise" DROP COLUMN "last_saved_in";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "services" DROP COLUMN "last_saved_in";
  ALTER TABLE "_services_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "case_studies" DROP COLUMN "last_saved_in";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "vacancies" DROP COLUMN "last_saved_in";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "career_posts" DROP COLUMN "last_saved_in";
  ALTER TABLE "_career_posts_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "vacancy_terms" DROP COLUMN "last_saved_in";
  ALTER TABLE "_vacancy_terms_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "blog_posts" DROP COLUMN "last_saved_in";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "authors" DROP COLUMN "last_saved_in";
  ALTER TABLE "_authors_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "categories" DROP COLUMN "last_saved_in";
  ALTER TABLE "_categories_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "tags" DROP COLUMN "last_saved_in";
  ALTER TABLE "_tags_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "articles" DROP COLUMN "last_saved_in";
  ALTER TABLE "_articles_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "seo_records" DROP COLUMN "last_saved_in";
  ALTER TABLE "_seo_records_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "specialisation_costs" DROP COLUMN "last_saved_in";
  ALTER TABLE "_specialisation_costs_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "translations" DROP COLUMN "same_words";
  ALTER TABLE "translations" DROP COLUMN "translated_from";
  ALTER TABLE "translations" DROP COLUMN "last_saved_in";
  ALTER TABLE "_translations_v" DROP COLUMN "version_same_words";
  ALTER TABLE "_translations_v" DROP COLUMN "version_translated_from";
  ALTER TABLE "_translations_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "home" DROP COLUMN "last_saved_in";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "about" DROP COLUMN "last_saved_in";
  ALTER TABLE "_about_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "clients" DROP COLUMN "last_saved_in";
  ALTER TABLE "_clients_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "career" DROP COLUMN "last_saved_in";
  ALTER TABLE "_career_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "road_map" DROP COLUMN "last_saved_in";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "privacy_policy" DROP COLUMN "last_saved_in";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "terms_of_use" DROP COLUMN "last_saved_in";
  ALTER TABLE "_terms_of_use_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "options" DROP COLUMN "last_saved_in";
  ALTER TABLE "_options_v" DROP COLUMN "version_last_saved_in";
  ALTER TABLE "site_settings" DROP COLUMN "last_saved_in";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_last_saved_in";`)
}
