/** `POST /api/meridian/v1/documents`: what a document is now, for the site, signed (OWN-158). */
import { documentCall, type DocumentAnswer } from "@meridian/contract/site-protocol/document-link";
import { readSignedRequest } from "@meridian/contract/site-protocol/signed-request";
import type { Payload } from "payload";
import { problem } from "#contract/answer.ts";
import { plainName } from "#library/plain-name.ts";
import { PDF } from "#library/prepared-file.ts";
import { mediaAddress } from "#server/http/media-address.ts";
import type { Media } from "#payload-types.ts";

export async function answerDocument(
  request: Request,
  payload: () => Promise<Payload>,
  secret: string,
): Promise<Response> {
  const read = await readSignedRequest(request, { secret, schema: documentCall });
  if ("refused" in read) {
    const { status, reason } = read.refused;
    return problem(status, status === 401 ? "rest_forbidden" : "rest_invalid_param", reason.trim());
  }
  const answer = await documentAt(await payload(), read.call.id);
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}

/** Also one that is not behind a form any more: links that were sent stay valid. */
async function documentAt({ db }: Payload, id: string): Promise<DocumentAnswer> {
  const where = { id: { equals: Number(id) } };
  const media = await db.findOne<Media>({ collection: "media", where });
  if (media?.mimeType !== PDF || !media.filename) return { is: "unknown" };
  return {
    is: "known",
    name: plainName(media.filename),
    path: mediaAddress(media.filename, media),
    bytes: media.filesize ?? 0,
    pages: media.pages ?? 0,
  };
}
