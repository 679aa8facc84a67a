import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translations" ADD COLUMN "place" varchar;
  ALTER TABLE "_translations_v" ADD COLUMN "version_place" varchar;
  CREATE UNIQUE INDEX "translations_place_idx" ON "translations" USING btree ("place");
  CREATE INDEX "_translations_v_version_version_place_idx" ON "_translations_v" USING btree ("version_place");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "translations_place_idx";
  DROP INDEX "_translations_v_version_version_place_idx";
  ALTER TABLE "translations" DROP COLUMN "place";
  ALTER TABLE "_translations_v" DROP COLUMN "version_place";`)
}
