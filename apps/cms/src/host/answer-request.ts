import { CHANGES_PATH } from "@meridian/contract";
import type { Payload } from "payload";
import { answerChanges } from "#publishing/purge/answer-changes.ts";
import { changeStates } from "#publishing/purge/change-states.ts";
import { answerGet, problem } from "#contract/answer.ts";
import { shownPreview } from "#publishing/preview/shown-preview.ts";

/** The link of an editor's preview identifies it. */
export async function answerRequest(
  request: Request,
  payload: Payload,
  secret: string,
): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === CHANGES_PATH) return answerChanges(url, payload);
  const preview = shownPreview(request.headers, secret);
  return preview === "refused"
    ? problem(403, "rest_forbidden", "The preview's link is invalid or has expired.")
    : answerGet(url, payload, { preview, states: changeStates(payload) });
}
