import * as v from "valibot";

/**
 * An extension of ours: what has changed since a number, so that the site makes good what it was
 * told and did not hear.
 */
export const CHANGES_PATH = "/api/meridian/v1/changes";

export const changes = v.object({
  /** The number of the newest change; changes are counted up, never down. */
  last: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * The tags of everything that came after the number asked for; `*` where that is not known any
   * more.
   */
  tags: v.array(v.string()),
});
export type Changes = v.InferOutput<typeof changes>;

/** Path and query; without a number only the newest is asked for. */
export const changesAddress = (since?: number): string =>
  since === undefined ? CHANGES_PATH : `${CHANGES_PATH}?since=${since}`;
