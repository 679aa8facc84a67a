import * as v from "valibot";

/** An extension of ours: changes since a number, so that the site can repair lost notifications. */
export const CHANGES_PATH = "/api/meridian/v1/changes";

export const changes = v.object({
  /** The number of the newest change; numbers only grow. */
  last: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The tags of everything after the requested number; `*` if that is unknown. */
  tags: v.array(v.string()),
});
export type Changes = v.InferOutput<typeof changes>;

/** Path and query; without a number only the newest number is requested. */
export const changesAddress = (since?: number): string =>
  since === undefined ? CHANGES_PATH : `${CHANGES_PATH}?since=${since}`;
