import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";

/** Anyone can make up any number of sources. */
const OFFERED = 50;

/** Sources of the inbox's submissions, the most frequent first: from the index, without the rows. */
export async function usedSources({ db }: Pick<Payload, "db">): Promise<string[]> {
  const { rows } = (await db.execute({
    drizzle: db.drizzle,
    sql: sql`select "utm_source" as "source" from "submissions" where "utm_source" <> ''
      group by "utm_source" order by count(*) desc, "utm_source" limit ${OFFERED}`,
  })) as { rows: { source: string }[] };
  return rows.map(({ source }) => source);
}
