/** `POST /api/meridian/v1/talent-pool`: a person's link, which the site passes on, signed. */
import { readSignedRequest } from "@meridian/contract/site-protocol/signed-request";
import { poolCall, readPoolLink } from "@meridian/contract/site-protocol/talent-pool";
import type { Payload } from "payload";
import { problem } from "#contract/answer.ts";
import { actInPool } from "#inbox/talent-pool.ts";

export async function answerTalentPool(
  request: Request,
  payload: () => Promise<Payload>,
  secret: string,
): Promise<Response> {
  const read = await readSignedRequest(request, { secret, schema: poolCall });
  if ("refused" in read) {
    const { status, reason } = read.refused;
    return problem(status, status === 401 ? "rest_forbidden" : "rest_invalid_param", reason.trim());
  }
  const submission = readPoolLink(secret, read.call.link);
  const answer =
    submission === null
      ? { is: "unknown" }
      : await actInPool(await payload(), submission, read.call.does);
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
