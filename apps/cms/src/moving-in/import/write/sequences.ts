import type { CollectionSlug, Payload } from "payload";

/**
 * The demo records keep their numbers. PostgreSQL's counters do not see numbers that are given and
 * would hand them out again; SQLite counts on from the highest by itself.
 */
export async function countOnFromHighest(
  payload: Payload,
  collections: CollectionSlug[],
): Promise<void> {
  const { db } = payload;
  if (db.name !== "postgres") return;
  const { execute, drizzle } = db;
  for (const slug of collections) {
    const table = slug.replaceAll("-", "_");
    await execute.call(db, {
      drizzle,
      raw: `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from "${table}"))`,
    });
  }
}
