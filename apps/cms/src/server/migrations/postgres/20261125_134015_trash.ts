import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_landing_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "technologies" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_technologies_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "expertise" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_expertise_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "case_studies" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "vacancies" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "career_posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_career_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "vacancy_terms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_vacancy_terms_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "seo_records" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_seo_records_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "specialisation_costs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_specialisation_costs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "landing_pages_deleted_at_idx" ON "landing_pages" USING btree ("deleted_at");
  CREATE INDEX "_landing_pages_v_version_version_deleted_at_idx" ON "_landing_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "technologies_deleted_at_idx" ON "technologies" USING btree ("deleted_at");
  CREATE INDEX "_technologies_v_version_version_deleted_at_idx" ON "_technologies_v" USING btree ("version_deleted_at");
  CREATE INDEX "expertise_deleted_at_idx" ON "expertise" USING btree ("deleted_at");
  CREATE INDEX "_expertise_v_version_version_deleted_at_idx" ON "_expertise_v" USING btree ("version_deleted_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "career_posts_deleted_at_idx" ON "career_posts" USING btree ("deleted_at");
  CREATE INDEX "_career_posts_v_version_version_deleted_at_idx" ON "_career_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "vacancy_terms_deleted_at_idx" ON "vacancy_terms" USING btree ("deleted_at");
  CREATE INDEX "_vacancy_terms_v_version_version_deleted_at_idx" ON "_vacancy_terms_v" USING btree ("version_deleted_at");
  CREATE INDEX "blog_posts_deleted_at_idx" ON "blog_posts" USING btree ("deleted_at");
  CREATE INDEX "_blog_posts_v_version_version_deleted_at_idx" ON "_blog_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "seo_records_deleted_at_idx" ON "seo_records" USING btree ("deleted_at");
  CREATE INDEX "_seo_records_v_version_version_deleted_at_idx" ON "_seo_records_v" USING btree ("version_deleted_at");
  CREATE INDEX "specialisation_costs_deleted_at_idx" ON "specialisation_costs" USING btree ("deleted_at");
  CREATE INDEX "_specialisation_costs_v_version_version_deleted_at_idx" ON "_specialisation_costs_v" USING btree ("version_deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "landing_pages_deleted_at_idx";
  DROP INDEX "_landing_pages_v_version_version_deleted_at_idx";
  DROP INDEX "technologies_deleted_at_idx";
  DROP INDEX "_technologies_v_version_version_deleted_at_idx";
  DROP INDEX "expertise_deleted_at_idx";
  DROP INDEX "_expertise_v_version_version_deleted_at_idx";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "_services_v_version_version_deleted_at_idx";
  DROP INDEX "case_studies_deleted_at_idx";
  DROP INDEX "_case_studies_v_version_version_deleted_at_idx";
  DROP INDEX "vacancies_deleted_at_idx";
  DROP INDEX "_vacancies_v_version_version_deleted_at_idx";
  DROP INDEX "career_posts_deleted_at_idx";
  DROP INDEX "_career_posts_v_version_version_deleted_at_idx";
  DROP INDEX "vacancy_terms_deleted_at_idx";
  DROP INDEX "_vacancy_terms_v_version_version_deleted_at_idx";
  DROP INDEX "blog_posts_deleted_at_idx";
  DROP INDEX "_blog_posts_v_version_version_deleted_at_idx";
  DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "seo_records_deleted_at_idx";
  DROP INDEX "_seo_records_v_version_version_deleted_at_idx";
  DROP INDEX "specialisation_costs_deleted_at_idx";
  DROP INDEX "_specialisation_costs_v_version_version_deleted_at_idx";
  ALTER TABLE "landing_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_landing_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "technologies" DROP COLUMN "deleted_at";
  ALTER TABLE "_technologies_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "expertise" DROP COLUMN "deleted_at";
  ALTER TABLE "_expertise_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "case_studies" DROP COLUMN "deleted_at";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "vacancies" DROP COLUMN "deleted_at";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "career_posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_career_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "vacancy_terms" DROP COLUMN "deleted_at";
  ALTER TABLE "_vacancy_terms_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "blog_posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "seo_records" DROP COLUMN "deleted_at";
  ALTER TABLE "_seo_records_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "specialisation_costs" DROP COLUMN "deleted_at";
  ALTER TABLE "_specialisation_costs_v" DROP COLUMN "version_deleted_at";`)
}
