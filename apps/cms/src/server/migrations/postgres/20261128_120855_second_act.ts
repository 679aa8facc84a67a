import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translations" ADD COLUMN "same_words" boolean;
  ALTER TABLE "_translations_v" ADD COLUMN "version_same_words" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translations" DROP COLUMN "same_words";
  ALTER TABLE "_translations_v" DROP COLUMN "version_same_words";`)
}
