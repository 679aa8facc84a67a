/**
 * Free words of the inbox's users. One text, `|go|Tel Aviv|`: Payload's lists of values are tables of
 * their own, and a change of one empties a record's other lists that it does not name, the notes.
 */
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Endpoint, Payload } from "payload";
import { isInboxUser } from "#accounts/access/roles.ts";
import { refuse } from "#server/http/refuse.ts";

const OFFERED = 200;
/** Different sets of tags that are read, the most used first: from the index, without the rows. */
const READ = 5000;
const MOST = 20;
const LONGEST = 40;

export const tagsIn = (text: string | null | undefined): string[] =>
  (text ?? "").split("|").filter(Boolean);

/** One spelling of each. */
export function tagsText(tags: readonly string[]): string | null {
  const words = tags.map((tag) => tag.replace(/[\s|]+/g, " ").trim()).filter(Boolean);
  const unique = [...new Map(words.map((tag) => [tag.toLowerCase(), tag])).values()];
  return unique.length === 0 ? null : `|${unique.join("|")}|`;
}

/** The list's filter of a tag. */
export const withTag = (tag: string) => ({ tags: { contains: `|${tag}|` } });

export function checkTags(value: unknown): true | string {
  const tags = tagsIn(typeof value === "string" ? value : "");
  if (tags.length > MOST) return `At most ${MOST} tags fit on a submission.`;
  const long = tags.find((tag) => tag.length > LONGEST);
  return (
    long === undefined || `A tag has at most ${LONGEST} characters: “${long.slice(0, LONGEST)}…”.`
  );
}

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
