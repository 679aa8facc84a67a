/** The receiver's side of signed calls between content host and site. */
import { readBytes } from "@meridian/http/bounded-fetch";
import * as v from "valibot";
import { LARGEST_CALL as LARGEST } from "#site-protocol/purge.ts";
import {
  isSigned,
  isTimely,
  SIGNATURE_GOOD_FOR,
  SIGNATURE_HEADER,
} from "#site-protocol/signature.ts";

const MINUTES = SIGNATURE_GOOD_FOR / 60_000;
const MISSIGNED = `The signature is wrong: ${SIGNATURE_HEADER} must be sha256=<hex HMAC-SHA256 of the body>, with the same PURGE_SECRET on both sides.\n`;
const UNTIMELY = `The signature's time differs by more than ${MINUTES} minutes: sign each attempt anew, and synchronize both clocks.\n`;

export type SignedRequest<T> = { call: T } | { refused: { status: number; reason: string } };

export interface SignedRequestOptions<T> {
  secret: string;
  schema: v.GenericSchema<unknown, T>;
  now?: () => number;
  /** The response to a body that does not match the schema. */
  malformed?: string;
}

/** The request's body, or the reason of its rejection, for the log and the sender. */
export async function readSignedRequest<T extends { at: number }>(
  request: Request,
  {
    secret,
    schema,
    now = Date.now,
    malformed = "This address does not know the request: do both sides have the same version?\n",
  }: SignedRequestOptions<T>,
): Promise<SignedRequest<T>> {
  const refused = (status: number, reason: string): SignedRequest<T> => ({
    refused: { status, reason },
  });
  const isLong = Number(request.headers.get("content-length") ?? 0) > LARGEST;
  const body = isLong ? null : await readBytes(request.body, LARGEST);
  if (!body) return refused(413, `The body is larger than ${LARGEST} bytes.\n`);
  if (!isSigned(body, request.headers.get(SIGNATURE_HEADER) ?? "", secret))
    return refused(401, MISSIGNED);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString("utf8"));
  if (!read.success) return refused(400, malformed);
  return isTimely(read.output.at, now()) ? { call: read.output } : refused(401, UNTIMELY);
}
