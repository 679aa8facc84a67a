/** What the content host sends to the site, signed: one check for all of it. */
import {
  isSigned,
  isTimely,
  SIGNATURE_GOOD_FOR,
  SIGNATURE_HEADER,
} from "@meridian/contract/site-protocol/signature";
import { LARGEST_CALL as LARGEST } from "@meridian/contract/site-protocol/purge";
import * as v from "valibot";
import { readBounded } from "#server/http/read-bounded.ts";

const MINUTES = SIGNATURE_GOOD_FOR / 60_000;
const MISSIGNED = `The signature is wrong: ${SIGNATURE_HEADER} must be sha256=<hex HMAC-SHA256 of the body>, and PURGE_SECRET the same on both sides.\n`;
const UNTIMELY = `This was signed more than ${MINUTES} minutes ago, or will be: sign anew for each try, and set both clocks.\n`;

export type SignedRequest<T> = { call: T } | { refused: { status: number; reason: string } };

export interface SignedRequestOptions<T> {
  secret: string;
  schema: v.GenericSchema<unknown, T>;
  now: () => number;
  /** What is answered to a body that is not of the schema. */
  malformed?: string;
}

/** What was sent, or why it is refused, for the log and for whoever sent it. */
export async function readSignedRequest<T extends { at: number }>(
  request: Request,
  {
    secret,
    schema,
    now,
    malformed = "The question is none this site knows: are both of one version?\n",
  }: SignedRequestOptions<T>,
): Promise<SignedRequest<T>> {
  const refused = (status: number, reason: string): SignedRequest<T> => ({
    refused: { status, reason },
  });
  const body = await readBounded(request, LARGEST);
  if (!body) return refused(413, `The body is larger than ${LARGEST} bytes.\n`);
  if (!isSigned(body, request.headers.get(SIGNATURE_HEADER) ?? "", secret))
    return refused(401, MISSIGNED);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString("utf8"));
  if (!read.success) return refused(400, malformed);
  return isTimely(read.output.at, now()) ? { call: read.output } : refused(401, UNTIMELY);
}
