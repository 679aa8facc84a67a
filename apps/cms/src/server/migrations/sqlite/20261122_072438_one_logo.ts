/**
 * Written by hand. SQLite drops a column that points at another table only by building its table anew, and with the old
 * one, whose foreign keys cannot be told to look away, go the rows of its lists. So `brand_logo_night_id` stays, empty
 * from now on and known to nobody.
 */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
