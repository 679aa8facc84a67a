/** The contract's calls, all of them: `GET` for content, `POST` for the form addresses. */
import { CHANGES_PATH, matchCalls, type FormCallName } from "@meridian/contract";
import { getPayload } from "payload";
import { answerChanges } from "#contract/answer-changes.ts";
import { answerGet, problem } from "#contract/answer.ts";
import { receiveForm } from "#inbox/receive-form.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import config, { settings } from "#payload.config.ts";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const [url, payload] = [new URL(request.url), await getPayload({ config })];
  return url.pathname === CHANGES_PATH ? answerChanges(url, payload) : answerGet(url, payload);
}

export async function POST(request: Request): Promise<Response> {
  const [match] = matchCalls("POST", new URL(request.url));
  if (!match) return problem(404, "wpcf7_not_found", "The requested contact form was not found.");
  return receiveForm(request, match.name as FormCallName, inboxOf(await getPayload({ config }), settings));
}
