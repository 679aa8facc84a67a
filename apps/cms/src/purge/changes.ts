import type { Changes } from "@meridian/contract";
import type { Payload } from "payload";
import { EVERYTHING } from "#purge/tags.ts";

/** Changes told in one answer; whoever missed more has missed everything. */
const MOST = 1000;

interface Row {
  id: number;
  tags: string[];
}

/**
 * What has changed after `since`; everything, where that is longer ago than changes are kept, or is
 * of another database.
 */
export async function changesSince(payload: Payload, since: number | undefined): Promise<Changes> {
  const rows = async (sort: "id" | "-id", limit: number, after = 0): Promise<Row[]> =>
    (
      await payload.db.find<Row>({
        collection: "purges",
        where: { id: { greater_than: after } },
        sort,
        limit,
        pagination: false,
      })
    ).docs;
  const [[newest], [oldest]] = await Promise.all([rows("-id", 1), rows("id", 1)]);
  const last = newest?.id ?? 0;
  if (since === undefined || since === last) return { last, tags: [] };
  if (since > last || since < (oldest?.id ?? 0) - 1) return { last, tags: EVERYTHING };
  const missed = await rows("id", MOST + 1, since);
  const tags = [...new Set(missed.flatMap((row) => row.tags))];
  // Never beyond what is in this answer: a change may have come between the questions.
  return missed.length > MOST || tags.includes("*")
    ? { last, tags: EVERYTHING }
    : { last: missed.at(-1)?.id ?? last, tags };
}
