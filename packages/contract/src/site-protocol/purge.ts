/** `POST /purge` of the site: the content host says which tags changed. Answered with 204. */
import * as v from "valibot";

/** More tags of a call, or more bytes of all that is signed, are told as `*`. */
export const MOST_TAGS = 1000;
export const LARGEST_CALL = 64 * 1024;

export const purgeCall = v.object({
  /** `*` stands for all. */
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(300))),
    v.minLength(1),
    v.maxLength(MOST_TAGS),
  ),
  /** A call that is sent again has the same, and is done once. */
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** When it was signed, in milliseconds. */
  at: v.number(),
  /**
   * Numbers of the first and the last of the host's changes in this call; a host that does not
   * count them leaves them out.
   */
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});
export type PurgeCall = v.InferOutput<typeof purgeCall>;
