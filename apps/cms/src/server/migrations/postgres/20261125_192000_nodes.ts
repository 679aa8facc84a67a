import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

// What several hosts share for minutes (`src/nodes`). Unlogged: after a crash it is empty, and
// nothing of it is missed.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNLOGGED TABLE "node_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
    CREATE UNLOGGED TABLE "node_presence" ("user_id" varchar NOT NULL, "form" varchar NOT NULL, "place" varchar NOT NULL, "name" varchar NOT NULL, "at" timestamp(3) with time zone NOT NULL, PRIMARY KEY ("user_id", "form"));`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "node_limits"; DROP TABLE "node_presence";`);
}
