/** `POST /api/meridian/v1/private-settings`: for the site, which signs its request. */
import {
  privateSettingsCall,
  sealConnections,
  type PrivateSettings,
} from "@meridian/contract/site-protocol/private-settings";
import { readSignedRequest } from "@meridian/contract/site-protocol/signed-request";
import type { Payload } from "payload";
import { readConnections } from "#inbox/mail/read-connections.ts";
import { readRecipients } from "#inbox/recipients.ts";
import { problem } from "#contract/answer.ts";

const CODES: Record<number, string> = { 401: "rest_forbidden", 413: "rest_too_large" };

export async function answerPrivateSettings(
  request: Request,
  payload: () => Promise<Payload>,
  secret: string,
): Promise<Response> {
  const read = await readSignedRequest(request, { secret, schema: privateSettingsCall });
  if ("refused" in read) {
    const { status, reason } = read.refused;
    return problem(status, CODES[status] ?? "rest_invalid_param", reason.trim());
  }
  const opened = await payload();
  const settings: PrivateSettings = {
    recipients: await readRecipients(opened),
    sealed: sealConnections(await readConnections(opened), read.call.at, secret),
  };
  return Response.json(settings, { headers: { "cache-control": "no-store" } });
}
