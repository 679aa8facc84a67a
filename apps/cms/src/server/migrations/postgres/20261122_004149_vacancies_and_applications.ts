import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'reviewing' BEFORE 'in-progress';
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'interview' BEFORE 'in-progress';
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'offer' BEFORE 'in-progress';
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'rejected' BEFORE 'in-progress';
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'withdrawn' BEFORE 'in-progress';
  ALTER TABLE "submissions" ADD COLUMN "vacancy" varchar;
  ALTER TABLE "vacancies" ADD COLUMN "date" timestamp(3) with time zone;
  ALTER TABLE "vacancies" ADD COLUMN "valid_through" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_date" timestamp(3) with time zone;
  ALTER TABLE "_vacancies_v" ADD COLUMN "version_valid_through" timestamp(3) with time zone;
  CREATE INDEX "submissions_vacancy_idx" ON "submissions" USING btree ("vacancy");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_submissions_status";
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_submissions_status";
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_submissions_status" USING "status"::"public"."enum_submissions_status";
  DROP INDEX "submissions_vacancy_idx";
  ALTER TABLE "submissions" DROP COLUMN "vacancy";
  ALTER TABLE "vacancies" DROP COLUMN "date";
  ALTER TABLE "vacancies" DROP COLUMN "valid_through";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_date";
  ALTER TABLE "_vacancies_v" DROP COLUMN "version_valid_through";`)
}
