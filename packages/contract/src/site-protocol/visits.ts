/** `POST /visits/report` of the site: its counts for the content host's dashboard. */
import * as v from "valibot";

export const visitsCall = v.object({
  for: v.literal("visits"),
  at: v.number(),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});
export type VisitsCall = v.InferOutput<typeof visitsCall>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const visitReport = v.object({
  counting: v.boolean(),
  /** `YYYY-MM-DD` in UTC, oldest first, without gaps. */
  days: v.array(v.object({ day: v.string(), views: count })),
  /** Most viewed first. */
  pages: v.array(v.object({ page: v.string(), views: count })),
  /** Views that saw, began and sent each form, such as `contact/main`. */
  forms: v.array(v.object({ form: v.string(), opened: count, started: count, sent: count })),
  /** Searches without a result; earlier versions of the site send none. */
  searches: v.optional(
    v.array(v.object({ words: v.string(), count: count, last: v.string() })),
    [],
  ),
  /** Visits and begun forms by source, the most frequent first; earlier versions send none. */
  sources: v.optional(
    v.array(
      v.object({
        source: v.string(),
        medium: v.string(),
        campaign: v.string(),
        visits: count,
        begun: count,
      }),
    ),
    [],
  ),
  /** Downloads of documents by their ids; earlier versions send none. */
  documents: v.optional(v.array(v.object({ document: v.string(), count })), []),
});
export type VisitReport = v.InferOutput<typeof visitReport>;
