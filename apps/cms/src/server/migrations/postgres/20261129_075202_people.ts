import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vacancies_salary_period" AS ENUM('hour', 'day', 'week', 'month', 'year');
  CREATE TYPE "public"."enum_vacancies_salary_tax" AS ENUM('gross', 'net');
  CREATE TYPE "public"."enum__vacancies_v_version_salary_period" AS ENUM('hour', 'day', 'week', 'month', 'year');
  CREATE TYPE "public"."enum__vacancies_v_version_salary_tax" AS ENUM('gross', 'net');
  ALTER TABLE "submissions" ADD COLUMN "pool_until" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "pool" jsonb;
  ALTER TABLE "vacancies" ADD COLUMN "salary_from" numeric;
  ALTER TABLE "vacancies" ADD COLUMN "salary_to" numeric;
  ALTER TABLE "vacancies" ADD COLUMN "salary_currency" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "salary_period" "enum_vacancies_salary_period";
  ALTER TABLE "vacancies" ADD COLUMN "salary_tax" "enum_vacancies_salary_tax";
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_from" numeric;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_to" numeric;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_currency" varchar;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_period" "enum__vacancies_v_version_salary_period";
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_salary_tax" "enum__vacancies_v_version_salary_tax";
  ALTER TABLE "site_settings" ADD COLUMN "vacancies_salary_required" boolean;
  ALTER TABLE "site_settings" ADD COLUMN "talent_pool_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "talent_pool_months" numeric DEFAULT 12;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_vacancies_salary_required" boolean;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_talent_pool_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_talent_pool_months" numeric DEFAULT 12;
  CREATE INDEX "submissions_pool_until_idx" ON "submissions" USING btree ("pool_until");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_pool_until_idx";
  ALTER TABLE "submissions" DROP COLUMN "pool_until";
  ALTER TABLE "submissions" DROP COLUMN "pool";
  ALTER TABLE "vacancies" DROP COLUMN "salary_from";
  ALTER TABLE "vacancies" DROP COLUMN "salary_to";
  ALTER TABLE "vacancies" DROP COLUMN "salary_currency";
  ALTER TABLE "vacancies" DROP COLUMN "salary_period";
  ALTER TABLE "vacancies" DROP COLUMN "salary_tax";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_from";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_to";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_currency";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_period";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_salary_tax";
  ALTER TABLE "site_settings" DROP COLUMN "vacancies_salary_required";
  ALTER TABLE "site_settings" DROP COLUMN "talent_pool_text";
  ALTER TABLE "site_settings" DROP COLUMN "talent_pool_months";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_vacancies_salary_required";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_talent_pool_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_talent_pool_months";
  DROP TYPE "public"."enum_vacancies_salary_period";
  DROP TYPE "public"."enum_vacancies_salary_tax";
  DROP TYPE "public"."enum__vacancies_v_version_salary_period";
  DROP TYPE "public"."enum__vacancies_v_version_salary_tax";`)
}
