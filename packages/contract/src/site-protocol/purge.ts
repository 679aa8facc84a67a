/** `POST /purge` of the site, with the changed tags. The response is 204. */
import * as v from "valibot";

/** Beyond this many tags or bytes, `*` is sent. */
export const MOST_TAGS = 1000;
export const LARGEST_CALL = 64 * 1024;

export const purgeCall = v.object({
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(300))),
    v.minLength(1),
    v.maxLength(MOST_TAGS),
  ),
  /** A repeated call has the same id and is applied once. */
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** Signing time in milliseconds. */
  at: v.number(),
  /** Numbers of the first and last change in this call; optional. */
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});
export type PurgeCall = v.InferOutput<typeof purgeCall>;
