import { readOnlyProblem, superuserWarning } from "@meridian/settings/weak-database";
import { poolOf, type Database } from "#server/nodes/pool.ts";

/** Warns if the database's role has too many rights. */
export async function reportSuperuser(
  db: Database,
  log: { warn(line: string): void },
): Promise<void> {
  const pool = poolOf(db);
  const line = pool && (await superuserWarning("CMS_DATABASE_URL", (text) => pool.query(text)));
  if (line) log.warn(line);
}

/** Rejects with advice before anything is written. */
export async function refuseReadOnly(db: Database): Promise<void> {
  const pool = poolOf(db);
  const problem = pool && (await readOnlyProblem("CMS_DATABASE_URL", (text) => pool.query(text)));
  if (problem) throw new Error(problem);
}
