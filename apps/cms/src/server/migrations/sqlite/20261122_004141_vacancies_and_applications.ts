import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`vacancy\` text;`)
  await db.run(sql`CREATE INDEX \`submissions_vacancy_idx\` ON \`submissions\` (\`vacancy\`);`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`date\` text;`)
  await db.run(sql`ALTER TABLE \`vacancies\` ADD \`valid_through\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_date\` text;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` ADD \`version_valid_through\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`submissions_vacancy_idx\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`vacancy\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`date\`;`)
  await db.run(sql`ALTER TABLE \`vacancies\` DROP COLUMN \`valid_through\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_date\`;`)
  await db.run(sql`ALTER TABLE \`_vacancies_v\` DROP COLUMN \`version_valid_through\`;`)
}
