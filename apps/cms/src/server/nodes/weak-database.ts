import { readOnlyProblem, superuserWarning } from "@meridian/settings/weak-database";
import { poolOf, type Database } from "#server/nodes/pool.ts";

/** Says at the start whether the database's role may do too much. */
export async function tellSuperuser(
  db: Database,
  log: { warn(line: string): void },
): Promise<void> {
  const pool = poolOf(db);
  const line = pool && (await superuserWarning("CMS_DATABASE_URL", (text) => pool.query(text)));
  if (line) log.warn(line);
}

/** Rejects with what to set where the database takes no writes: before anything is tried in it. */
export async function refuseReadOnly(db: Database): Promise<void> {
  const pool = poolOf(db);
  const problem = pool && (await readOnlyProblem("CMS_DATABASE_URL", (text) => pool.query(text)));
  if (problem) throw new Error(problem);
}
