/** `POST /visits/report` of the site: its counts, for the dashboard of the content host. */
import * as v from "valibot";

export const visitsCall = v.object({
  for: v.literal("visits"),
  at: v.number(),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});
export type VisitsCall = v.InferOutput<typeof visitsCall>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const visitReport = v.object({
  /** Whether the site itself counts. */
  counting: v.boolean(),
  /** `YYYY-MM-DD` in UTC, oldest first; a day without views has 0. */
  days: v.array(v.object({ day: v.string(), views: count })),
  /** Most viewed first. */
  pages: v.array(v.object({ page: v.string(), views: count })),
  /**
   * For each form, such as `contact/main`, the views that saw it, began to fill it in, and sent it.
   */
  forms: v.array(v.object({ form: v.string(), opened: count, started: count, sent: count })),
  /** Searches that found nothing; a site of an earlier version sends none. */
  searches: v.optional(
    v.array(v.object({ words: v.string(), count: count, last: v.string() })),
    [],
  ),
});
export type VisitReport = v.InferOutput<typeof visitReport>;
