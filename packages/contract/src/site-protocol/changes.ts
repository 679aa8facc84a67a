import * as v from "valibot";

/** An extension: changes since a number, with which the site repairs lost notifications. */
export const CHANGES_PATH = "/api/meridian/v1/changes";

export const changes = v.object({
  /** The newest change's number; numbers only grow. */
  last: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Tags of all later changes; `*` if unknown. */
  tags: v.array(v.string()),
});
export type Changes = v.InferOutput<typeof changes>;

/** Without a number only the newest number is requested. */
export const changesAddress = (since?: number): string =>
  since === undefined ? CHANGES_PATH : `${CHANGES_PATH}?since=${since}`;
