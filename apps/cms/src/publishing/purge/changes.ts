import type { Changes } from "@meridian/contract";
import type { Payload } from "payload";
import { problem } from "#contract/answer.ts";
import { EVERYTHING } from "#records/tags.ts";
import { writtenUpTo } from "#publishing/purge/written-up-to.ts";

/** Changes per response; a caller that missed more gets everything. */
const MOST = 1000;

interface Row {
  id: number;
  tags: string[];
}

/** Returns everything if `since` is older than the stored changes or from another database. */
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
  if (since === last || (since === undefined && last === 0)) return { last, tags: [] };
  // Read first, so that changes committed meanwhile are included.
  const written = await writtenUpTo(payload);
  const safe = Math.min(last, written ?? 0);
  if (since === undefined) return { last: safe, tags: [] };
  if (since > last || since < (oldest?.id ?? 0) - 1) return { last: safe, tags: EVERYTHING };
  const missed = await rows("id", MOST + 1, since);
  const tags = [...new Set(missed.flatMap((row) => row.tags))];
  if (missed.length > MOST || tags.includes("*")) return { last: safe, tags: EVERYTHING };
  // Never beyond this response, nor above numbers that may still appear: those are sent again.
  const reported = missed.filter(({ id }) => id <= (written ?? since));
  return { last: reported.at(-1)?.id ?? since, tags };
}

/** What changed since a number (`changesSince`): names of calls, no content. */
export async function answerChanges(url: URL, payload: Payload): Promise<Response> {
  const since = url.searchParams.get("since");
  if (since !== null && !/^\d{1,15}$/.test(since))
    return problem(400, "rest_invalid_param", "since must be a whole number.");
  try {
    return Response.json(await changesSince(payload, since === null ? undefined : Number(since)), {
      headers: { "cache-control": "no-store" },
    });
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: "the site's request for changes failed",
    });
    return problem(500, "internal_server_error", "The content host failed; see its log.");
  }
}
