/**
 * The talent pool between site and content host (OWN-137): the link in a letter, and
 * `POST /api/meridian/v1/talent-pool` of the content host, signed by the site, by which the person
 * looks, stays or leaves. A host without a pool replies 404.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { CONSENT_AT_MOST } from "#site-settings/site-config.ts";

/** Of the site, for a person with a link. */
export const POOL_PAGE = "/my-application";
export const POOL_PATH = "/api/meridian/v1/talent-pool";

const LONGEST_NUMBER = 100;
const LONGEST_LINK = 300;

function sign(secret: string, submission: string): Buffer {
  // A separate key: a signature for one purpose is invalid for another.
  const key = createHmac("sha256", secret).update("meridian talent pool").digest();
  return createHmac("sha256", key).update(submission).digest();
}

/** For one submission, as long as it is stored. */
export const poolLink = (secret: string, submission: string): string =>
  `${Buffer.from(submission).toString("base64url")}.${sign(secret, submission).toString("base64url")}`;

/** The submission's number, or `null`. */
export function readPoolLink(secret: string, link: string): string | null {
  if (link.length > LONGEST_LINK) return null;
  const [payload = "", mac = "", more] = link.split(".");
  const submission = Buffer.from(payload, "base64url").toString("utf8");
  const claimed = Buffer.from(mac, "base64url");
  const right = sign(secret, submission);
  const isRight =
    more === undefined && claimed.length === right.length && timingSafeEqual(claimed, right);
  return isRight && submission !== "" && submission.length <= LONGEST_NUMBER ? submission : null;
}

const act = v.variant("act", [
  v.object({ act: v.literal("look") }),
  v.object({ act: v.literal("leave") }),
  /**
   * `text`: the sentence that the person saw. Who is out of the pool can `join`, not `stay`: a page
   * that was left open does not take a person in again.
   */
  v.object({
    act: v.picklist(["stay", "join"]),
    until: v.pipe(v.string(), v.isoTimestamp()),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(CONSENT_AT_MOST)),
  }),
]);
export type PoolAct = v.InferOutput<typeof act>;

export const poolCall = v.object({
  for: v.literal("talent-pool"),
  at: v.number(),
  link: v.pipe(v.string(), v.maxLength(LONGEST_LINK)),
  does: act,
});
export type PoolCall = v.InferOutput<typeof poolCall>;

/** `until`: `null` if the person is not in the pool. `unknown`: there is no such submission. */
export const poolAnswer = v.variant("is", [
  v.object({ is: v.literal("unknown") }),
  v.object({
    is: v.literal("known"),
    until: v.nullable(v.string()),
    /** BCP 47, of the page of the application; empty if it is not known. */
    language: v.string(),
  }),
]);
export type PoolAnswer = v.InferOutput<typeof poolAnswer>;
