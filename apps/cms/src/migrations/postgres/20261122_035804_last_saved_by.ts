import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "technologies" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_technologies_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "expertise" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "services" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "career_posts" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_career_posts_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "vacancy_terms" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_vacancy_terms_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "seo_records" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_seo_records_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "specialisation_costs" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_specialisation_costs_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "home" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "about" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_about_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "clients" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_clients_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "career" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_career_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "road_map" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_road_map_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "privacy_policy" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "terms_of_use" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_terms_of_use_v" ADD COLUMN "version_last_saved_by" varchar;
  ALTER TABLE "options" ADD COLUMN "last_saved_by" varchar;
  ALTER TABLE "_options_v" ADD COLUMN "version_last_saved_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "technologies" DROP COLUMN "last_saved_by";
  ALTER TABLE "_technologies_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "expertise" DROP COLUMN "last_saved_by";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "services" DROP COLUMN "last_saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "case_studies" DROP COLUMN "last_saved_by";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "vacancies" DROP COLUMN "last_saved_by";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "career_posts" DROP COLUMN "last_saved_by";
  ALTER TABLE "_career_posts_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "vacancy_terms" DROP COLUMN "last_saved_by";
  ALTER TABLE "_vacancy_terms_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "blog_posts" DROP COLUMN "last_saved_by";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "articles" DROP COLUMN "last_saved_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "seo_records" DROP COLUMN "last_saved_by";
  ALTER TABLE "_seo_records_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "specialisation_costs" DROP COLUMN "last_saved_by";
  ALTER TABLE "_specialisation_costs_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "home" DROP COLUMN "last_saved_by";
  ALTER TABLE "_home_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "about" DROP COLUMN "last_saved_by";
  ALTER TABLE "_about_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "clients" DROP COLUMN "last_saved_by";
  ALTER TABLE "_clients_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "career" DROP COLUMN "last_saved_by";
  ALTER TABLE "_career_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "road_map" DROP COLUMN "last_saved_by";
  ALTER TABLE "_road_map_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "privacy_policy" DROP COLUMN "last_saved_by";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "terms_of_use" DROP COLUMN "last_saved_by";
  ALTER TABLE "_terms_of_use_v" DROP COLUMN "version_last_saved_by";
  ALTER TABLE "options" DROP COLUMN "last_saved_by";
  ALTER TABLE "_options_v" DROP COLUMN "version_last_saved_by";`)
}
