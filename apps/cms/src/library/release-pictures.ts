import type { CollectionBeforeDeleteHook } from "payload";
import { statementsOf } from "#server/transactions.ts";

/** Added without "on delete set null" to SQLite databases from before 25 November 2026. */
const LATER: [table: string, column: string][] = [
  ["site_settings", "brand_logo_on_dark_id"],
  ["site_settings", "brand_mark_id"],
  ["_site_settings_v", "version_brand_logo_on_dark_id"],
  ["_site_settings_v", "version_brand_mark_id"],
];

/** Removes a deleted picture from the brand's settings and their old versions. */
export const releasePictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  if (db.name !== "sqlite") return;
  const { execute } = db;
  const drizzle = statementsOf(req) as typeof db.drizzle;
  for (const [table, column] of LATER)
    await execute.call(db, {
      drizzle,
      raw: `update "${table}" set "${column}" = null where "${column}" = ${Number(id)}`,
    });
};
