/** `POST /purge` of the site: the content host sends the changed tags. The response is 204. */
import * as v from "valibot";

/** Beyond this many tags, or bytes, `*` is sent. */
export const MOST_TAGS = 1000;
export const LARGEST_CALL = 64 * 1024;

export const purgeCall = v.object({
  /** `*` stands for all. */
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(300))),
    v.minLength(1),
    v.maxLength(MOST_TAGS),
  ),
  /** Repeated calls have the same id, and are applied once. */
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  /** When it was signed, in milliseconds. */
  at: v.number(),
  /**
   * Numbers of the first and the last of the host's changes in this call; a host without numbers
   * omits them.
   */
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});
export type PurgeCall = v.InferOutput<typeof purgeCall>;
