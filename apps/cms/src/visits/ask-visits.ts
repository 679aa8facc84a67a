/** What the site has counted, asked of it with the secret that purges are signed with. */
import * as v from "valibot";
import { askSite, type SiteDoor } from "#site/ask-site.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.object({
  /** Whether the site is the one that counts. */
  counting: v.boolean(),
  days: v.array(v.object({ day: v.string(), views: count })),
  pages: v.array(v.object({ page: v.string(), views: count })),
  forms: v.array(v.object({ form: v.string(), opened: count, started: count, sent: count })),
});
export type VisitReport = v.InferOutput<typeof schema>;

export interface AskVisits extends SiteDoor {
  days: number;
}

/** Milliseconds the dashboard waits. */
const PATIENCE = 1500;

/** The report, or in words why there is none. */
export async function askVisits({ days, ...door }: AskVisits): Promise<VisitReport | string> {
  try {
    const response = await askSite(door, {
      path: "visits/report",
      question: { for: "visits", days },
      patience: PATIENCE,
    });
    if (response.status === 401)
      return "The site does not take our word: PURGE_SECRET differs between the two.";
    if (!response.ok) return `The site answered ${response.status}: is it of the same version?`;
    const read = v.safeParse(schema, await response.json());
    return read.success
      ? read.output
      : "The site's answer cannot be read: is it of the same version?";
  } catch {
    return "The site is away, so its visits cannot be shown. They are not lost.";
  }
}
