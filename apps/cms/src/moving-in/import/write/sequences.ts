import type { CollectionSlug, Payload } from "payload";

/** PostgreSQL would assign the demo's fixed ids again; SQLite continues from the highest. */
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
