/** The contract's calls: `GET` for content, `POST` for forms. */
import { isFormCall, matchCalls } from "@meridian/contract";
import { DOCUMENTS_PATH } from "@meridian/contract/site-protocol/document-link";
import { PRIVATE_SETTINGS_PATH } from "@meridian/contract/site-protocol/private-settings";
import { POOL_PATH } from "@meridian/contract/site-protocol/talent-pool";
import { getPayload } from "payload";
import { answerDocument } from "#host/answer-document.ts";
import { answerPrivateSettings } from "#host/answer-private-settings.ts";
import { answerTalentPool } from "#host/answer-talent-pool.ts";
import { answerRequest } from "#host/answer-request.ts";
import { problem } from "#contract/answer.ts";
import { answerFormSchema } from "#inbox/form-schema.ts";
import { receiveForm } from "#inbox/receive-form.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import config, { settings } from "#payload.config.ts";

const inbox = inboxFiles(settings);

export const dynamic = "force-dynamic";

export const GET = async (request: Request): Promise<Response> =>
  answerFormSchema(request) ??
  answerRequest(request, await getPayload({ config }), settings.purgeSecret);

export async function POST(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const payload = () => getPayload({ config });
  if (pathname === PRIVATE_SETTINGS_PATH)
    return answerPrivateSettings(request, payload, settings.purgeSecret);
  if (pathname === DOCUMENTS_PATH) return answerDocument(request, payload, settings.purgeSecret);
  if (pathname === POOL_PATH) return answerTalentPool(request, payload, settings.purgeSecret);
  const call = matchCalls("POST", new URL(request.url))
    .map(({ name }) => name)
    .find(isFormCall);
  if (!call) return problem(404, "wpcf7_not_found", "The requested contact form was not found.");
  return receiveForm(request, call, inboxOf(await getPayload({ config }), inbox, settings.formKey));
}
