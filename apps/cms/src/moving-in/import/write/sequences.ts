import type { CollectionSlug, Payload } from "payload";

/**
 * Demo records have fixed ids. PostgreSQL's sequences ignore explicit ids and would assign them
 * again; SQLite continues from the highest.
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
