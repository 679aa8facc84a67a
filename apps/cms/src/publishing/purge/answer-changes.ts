import type { Payload } from "payload";
import { problem } from "#contract/answer.ts";
import { changesSince } from "#publishing/purge/changes.ts";

/** What changed since a number (`purge/changes.ts`): names of calls, no content. */
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
