/**
 * The data step of the migration that gives submissions the columns of their last touch and landing
 * page (OWN-142): they are in the fields of those that were sent before. Source and medium get the
 * values that a new submission has, also from a linking page alone. The statements fit both databases.
 */
import { touchesOf, type Touches } from "@meridian/contract/touch";
import type { OldDatabase } from "#server/migrations/from-proposals.ts";

const PORTION = 500;

/** Once the table has the columns. A row that has them stays: its last source is never null. */
export async function fillLeadSources({ sql, all, run }: OldDatabase): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await all(
      sql`select "id", "fields" from "submissions" where "id" > ${after} and "last_source" is null order by "id" limit ${PORTION}`,
    );
    const same = Map.groupBy(rows, ({ fields }) => JSON.stringify(touchesOf(fieldsIn(fields))));
    for (const [touches, those] of same) {
      const { first, last, landingPage }: Touches = JSON.parse(touches);
      const ids = sql.join(
        those.map(({ id }) => sql`${id}`),
        sql`, `,
      );
      await run(sql`update "submissions" set
        "utm_source" = ${first.source}, "utm_medium" = ${first.medium}, "utm_campaign" = ${first.campaign},
        "last_source" = ${last.source}, "last_medium" = ${last.medium}, "last_campaign" = ${last.campaign},
        "landing_page" = ${landingPage} where "id" in (${ids})`);
    }
    if (rows.length < PORTION) return;
    after = Number(rows.at(-1)?.id);
  }
}

/** SQLite stores JSON as text. */
function fieldsIn(stored: unknown): Record<string, string> {
  const fields: unknown = typeof stored === "string" ? JSON.parse(stored) : stored;
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
