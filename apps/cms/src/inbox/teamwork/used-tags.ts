/** Apart from `tags.ts`, which the browser loads. */
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Endpoint, Payload } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { tagsIn } from "#inbox/teamwork/tags.ts";
import { refuse } from "#server/http/refuse.ts";

const OFFERED = 200;
/** Different sets of tags that are read, the most used first: from the index, without the rows. */
const READ = 5000;

/** The most used first. */
export async function usedTags({ db }: Pick<Payload, "db">): Promise<string[]> {
  const { rows } = (await db.execute({
    drizzle: db.drizzle,
    sql: sql`select "tags", count(*) as "times" from "submissions" where "tags" is not null
      group by "tags" order by count(*) desc limit ${READ}`,
  })) as { rows: { tags: string; times: number | string }[] };
  const counts = new Map<string, number>();
  for (const { tags, times } of rows)
    for (const tag of tagsIn(tags)) counts.set(tag, (counts.get(tag) ?? 0) + Number(times));
  return [...counts]
    .toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .slice(0, OFFERED)
    .map(([tag]) => tag);
}

/** `GET /cms/api/submissions/tags`: for the completion. */
export const tagsEndpoint: Endpoint = {
  path: "/tags",
  method: "get",
  handler: async (req) =>
    isInboxUser(req)
      ? Response.json(
          { tags: await usedTags(req.payload) },
          { headers: { "cache-control": "no-store" } },
        )
      : refuse(403, "Log in to read tags."),
};
