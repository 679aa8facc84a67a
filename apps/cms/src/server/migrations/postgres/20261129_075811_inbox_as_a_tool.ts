import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'won' BEFORE 'spam';
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'lost' BEFORE 'spam';
  CREATE TABLE "submissions_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"what" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "submissions" ADD COLUMN "mentioned" varchar;
  ALTER TABLE "submissions" ADD COLUMN "next_step" varchar;
  ALTER TABLE "submissions" ADD COLUMN "next_step_on" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "tags" varchar;
  ALTER TABLE "submissions" ADD COLUMN "value" numeric;
  ALTER TABLE "submissions" ADD COLUMN "currency" varchar;
  ALTER TABLE "submissions" ADD COLUMN "lost_because" varchar;
  ALTER TABLE "submissions_history" ADD CONSTRAINT "submissions_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_history_order_idx" ON "submissions_history" USING btree ("_order");
  CREATE INDEX "submissions_history_parent_id_idx" ON "submissions_history" USING btree ("_parent_id");
  CREATE INDEX "submissions_mentioned_idx" ON "submissions" USING btree ("mentioned");
  CREATE INDEX "submissions_next_step_on_idx" ON "submissions" USING btree ("next_step_on");
  CREATE INDEX "submissions_tags_idx" ON "submissions" USING btree ("tags");
  CREATE INDEX "submissions_value_idx" ON "submissions" USING btree ("value");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions_history" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submissions_history" CASCADE;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_submissions_status";
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'reviewing', 'interview', 'offer', 'rejected', 'withdrawn', 'closed', 'in-progress', 'done', 'spam');
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_submissions_status";
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_submissions_status" USING "status"::"public"."enum_submissions_status";
  DROP INDEX "submissions_mentioned_idx";
  DROP INDEX "submissions_next_step_on_idx";
  DROP INDEX "submissions_tags_idx";
  DROP INDEX "submissions_value_idx";
  ALTER TABLE "submissions" DROP COLUMN "mentioned";
  ALTER TABLE "submissions" DROP COLUMN "next_step";
  ALTER TABLE "submissions" DROP COLUMN "next_step_on";
  ALTER TABLE "submissions" DROP COLUMN "tags";
  ALTER TABLE "submissions" DROP COLUMN "value";
  ALTER TABLE "submissions" DROP COLUMN "currency";
  ALTER TABLE "submissions" DROP COLUMN "lost_because";`)
}
