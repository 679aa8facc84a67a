import { superuserWarning } from "@meridian/contract/environment/superuser";
import { poolOf, type Database } from "#nodes/pool.ts";

/** Says at the start whether the database's role may do too much. */
export async function tellSuperuser(
  db: Database,
  log: { warn(line: string): void },
): Promise<void> {
  const pool = poolOf(db);
  const line = pool && (await superuserWarning("CMS_DATABASE_URL", (text) => pool.query(text)));
  if (line) log.warn(line);
}
