import { CHANGES_PATH } from "@meridian/contract";
import {
  PREVIEW_HEADERS,
  readPreviewLink,
  type PreviewTarget,
} from "@meridian/contract/site-protocol/preview-link";
import type { Payload } from "payload";
import { answerChanges } from "#publishing/purge/changes.ts";
import { changeStates } from "#publishing/purge/change-states.ts";
import { answerGet, problem } from "#contract/answer.ts";

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

/** The record whose draft the site may read; none without a valid preview link. */
function shownPreview(headers: Headers, secret: string): PreviewTarget | "refused" | undefined {
  const link = headers.get(PREVIEW_HEADERS.link);
  if (link === null) return undefined;
  const read = readPreviewLink(secret, headers.get(PREVIEW_HEADERS.path) ?? "", link, Date.now());
  return read.is === "good" ? read.target : "refused";
}
